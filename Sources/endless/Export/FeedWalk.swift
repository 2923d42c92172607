package import EndlessCore
package import EndlessLoading

/// A walk over the pages of a supplier, by the machine that loads them for a screen: the same requests,
/// guards and errors.
package struct FeedWalk: ItemWalk {
  private let supplier: any Supplier
  private let mail: WalkMail
  private let trace: (TraceEvent) -> Void
  private var feed: Feed
  private var given = 0

  /// Begins at the first page.
  ///
  /// - Parameters:
  ///   - supplier: started already, for the window 0 of the mailbox.
  ///   - mail: the mailbox, of which this walk takes every letter.
  ///   - policy: how pages are asked for.
  ///   - trace: told of everything that happens.
  package init(
    _ supplier: any Supplier, mail: WalkMail, policy: PagingPolicy,
    trace: @escaping (TraceEvent) -> Void = { _ in }
  ) {
    self.supplier = supplier
    self.mail = mail
    self.trace = trace
    feed = Feed(policy: policy)
  }

  package mutating func next() throws(SourceError) -> [Item]? {
    while true {
      if given < feed.count {
        defer { given = feed.count }
        return (given..<feed.count).compactMap { feed.item(at: $0) }
      }
      if feed.paging.append == .end {
        trace(.end(feed.count))
        return nil
      }
      if let error = feed.paging.giveUpReason { throw error }
      let isRetry = feed.paging.wakeTime != nil
      if let request = feed.request(visible: nil, now: mail.now) {
        if isRetry { trace(.retry) }
        trace(.request(request))
        supplier.load(request)
      }
      for event in try mail.wait(until: feed.paging.wakeTime) { take(event) }
    }
  }

  private mutating func take(_ event: Event) {
    guard case .answer(_, let token, let answer) = event else { return }
    guard feed.paging.direction(of: token) != nil else { return trace(.dropAnswer(token)) }
    trace(.answer(token, answer))
    switch answer {
    case .items(let items): _ = feed.receive(items, token: token)
    case .rows: break
    case .finished(let next, let previous, let total):
      _ = feed.finish(token, next: next, previous: previous, total: total)
    case .failed(let error): _ = feed.fail(token, error, now: mail.now)
    }
  }
}

extension Paging {
  /// Why nothing more will come unless a user asks for it, or nil if there may be more.
  package var giveUpReason: SourceError? {
    switch append {
    case .failed(let error, _) where wakeTime == nil: error
    case .stalled(let stall): SourceError(stall.sentence)
    case .stopped: SourceError("stopped")
    default: nil
    }
  }
}

extension Stall {
  /// What is wrong, for people.
  package var sentence: String {
    switch self {
    case .repeats(let page): "page \(page) repeats page \(page - 1)"
    case .sameKey(let page): "page \(page) points at itself"
    case .nothingNew(let pages): "nothing new in \(pages) pages"
    }
  }
}
