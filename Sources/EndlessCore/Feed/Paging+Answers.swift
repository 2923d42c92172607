/// What a finished page brought.
public struct PageYield: Hashable, Sendable {
  /// Raw rows, duplicates counted.
  public var raw: Int
  /// Rows that were not there before.
  public var new: Int
  /// Whether the rows are byte for byte those of the page before.
  public var repeatsLast: Bool

  /// Makes a yield.
  public init(raw: Int, new: Int, repeatsLast: Bool = false) {
    self.raw = raw
    self.new = new
    self.repeatsLast = repeatsLast
  }
}

extension Paging {
  /// The page after the last row is complete.
  ///
  /// A stale token changes nothing.
  public mutating func finishAppend(_ token: Token, _ yield: PageYield, next: Continuation) {
    guard let request = append.request, request.token == token else { return }
    waits.append = 0
    append = phase(after: request, yield, next)
    if case .stalled(let stall) = append, !keepsKey(stall) { return }
    lastKey = request.key
    if let key = request.key.followed(by: next, raw: yield.raw) { nextKey = key }
  }

  /// A request failed.
  ///
  /// A stale token changes nothing. Rows and keys stay.
  public mutating func fail(_ token: Token, _ error: SourceError, now: Duration) {
    let failed = LoadPhase.failed(error, retryAt: error.retryAfter.map { now + $0 })
    switch direction(of: token) {
    case .append: append = failed
    case .prepend: prepend = failed
    case .refresh: refresh = failed
    case nil: break
    }
  }

  /// The rows were replaced by those of a refresh: append goes on behind them.
  mutating func finishRefresh(_ request: PageRequest, raw: Int, next: Continuation) {
    refresh = .idle
    (emptyPages, waits, lastKey) = (0, Waits(), request.key)
    append = next == .end ? .end : .idle
    if let key = request.key.followed(by: next, raw: raw) { nextKey = key }
  }

  /// The page before the first row is complete.
  ///
  /// - Parameters:
  ///   - request: the page's.
  ///   - added: rows that were not there before.
  ///   - key: the page before, or nil if there is none.
  mutating func finishPrepend(_ request: PageRequest, added: Int, _ key: PageKey?) {
    let empty = added == 0 ? emptyHeads + 1 : 0
    openPrepend(key)
    emptyHeads = empty
    guard let key, empty > 0 else { return }
    if let cursor = key.cursor, cursor == request.key.cursor {
      prepend = .stalled(.sameKey(page: request.key.page))
    } else if empty >= PagingPolicy.emptyPageLimit {
      prepend = .stalled(.nothingNew(pages: empty))
    }
  }

  /// Opens the way back, or closes it where there is no page before the first row.
  mutating func openPrepend(_ key: PageKey?) {
    (previousKey, emptyHeads, waits.prepend) = (key, 0, 0)
    prepend = key == nil ? .end : .idle
  }

  private mutating func phase(
    after request: PageRequest, _ yield: PageYield, _ next: Continuation
  ) -> LoadPhase {
    if next == .end { return .end }
    let page = request.key.page
    if yield.repeatsLast { return .stalled(.repeats(page: page)) }
    if repeatsKey(request, next), yield.new == 0 || !policy.allowsKeyReuse {
      return .stalled(.sameKey(page: page))
    }
    emptyPages = yield.new == 0 ? emptyPages + 1 : 0
    if emptyPages < PagingPolicy.emptyPageLimit { return .idle }
    defer { emptyPages = 0 }
    return .stalled(.nothingNew(pages: PagingPolicy.emptyPageLimit))
  }

  /// Whether a page hands over the cursor it was asked with, or was asked with its predecessor's.
  private func repeatsKey(_ request: PageRequest, _ next: Continuation) -> Bool {
    guard let cursor = request.key.cursor else { return false }
    return next == .cursor(cursor) || lastKey?.cursor == cursor
  }

  /// Whether a retry after a stall goes on with the page that follows.
  private func keepsKey(_ stall: Stall) -> Bool {
    if case .nothingNew = stall { true } else { false }
  }
}

extension PageKey {
  /// The key of the page that follows, or nil after the last one.
  func followed(by next: Continuation, raw: Int) -> PageKey? {
    switch next {
    case .end: nil
    case .more: PageKey(page: page + 1, offset: offset + raw)
    case .cursor(let cursor): PageKey(page: page + 1, offset: offset + raw, cursor: cursor)
    }
  }
}
