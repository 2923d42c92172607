package import EndlessCore
package import EndlessLoading

/// A walk over rows that are read by place: a file, or a pipe that is read on as far as needed.
package struct StoreWalk: ItemWalk {
  /// Items of one batch, and bytes after which a batch is not made longer.
  private static let most = (items: 4096, bytes: 1 << 20)

  private let supplier: any Supplier
  private let store: any RowStore
  private let mail: WalkMail
  private let trace: (TraceEvent) -> Void
  private var paging: Paging
  private var row = 0
  /// What has come of the row that is read.
  private var begun: [UInt8] = []

  /// Begins at the first row; the parameters are those of `FeedWalk`.
  package init(
    _ supplier: any Supplier, store: any RowStore, mail: WalkMail, policy: PagingPolicy,
    trace: @escaping (TraceEvent) -> Void = { _ in }
  ) {
    self.supplier = supplier
    self.store = store
    self.mail = mail
    self.trace = trace
    paging = Paging(policy: policy)
  }

  package mutating func next() throws(SourceError) -> [Item]? {
    while true {
      let items = knownItems()
      if !items.isEmpty { return items }
      if case .counted(let count) = store.extent, row >= count {
        trace(.end(count))
        return nil
      }
      if let error = paging.giveUpReason { throw error }
      ask()
      for event in try mail.wait(until: paging.wakeTime) { try take(event) }
    }
  }

  /// The items from the current row on that can be read now.
  private mutating func knownItems() -> [Item] {
    var items: [Item] = []
    var bytes = 0
    while items.count < Self.most.items, bytes < Self.most.bytes, let text = text() {
      bytes += text.count
      items.append(Item(id: store.id(ofRow: row) ?? .position(row), text: text))
      row += 1
    }
    return items
  }

  /// The whole current row, or nil if a part of it is not known yet.
  private mutating func text() -> [UInt8]? {
    while let part = store.bytes(ofRow: row, from: begun.count, limit: Self.most.bytes) {
      begun += part.bytes
      if part.reachesEnd {
        defer { begun = [] }
        return begun
      }
      if part.bytes.isEmpty { return nil }
    }
    return nil
  }

  private mutating func ask() {
    guard case .growing(let count) = store.extent, row >= count else { return }
    let need = Need(count: count, visible: nil)
    guard let request = paging.request(for: need, last: nil, now: mail.now) else { return }
    trace(.request(request))
    supplier.load(request)
  }

  private mutating func take(_ event: Event) throws(SourceError) {
    switch event {
    case .store(_, .failed(let error)): throw error
    case .store(_, .reset): throw SourceError("the file was replaced while it was read")
    case .answer(_, let token, let answer):
      guard paging.direction(of: token) != nil else { return trace(.dropAnswer(token)) }
      trace(.answer(token, answer))
      switch answer {
      case .items, .rows: break
      // The store keeps the rows, and a pipe cannot fail to make progress.
      case .finished(let next, _, _):
        paging.finishAppend(token, PageYield(raw: 1, new: 1), next: next)
      case .failed(let error): paging.fail(token, error, now: mail.now)
      }
    default: break
    }
  }
}
