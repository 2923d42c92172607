extension Feed {
  /// The page of a request under way is complete.
  ///
  /// A stale token changes nothing.
  ///
  /// - Parameters:
  ///   - token: the request's.
  ///   - next: what follows the page.
  ///   - previous: what comes before it; counts for the first page and for pages before the first.
  ///   - total: the length of the whole list, if the source knows it.
  /// - Returns: what happened to the rows.
  public mutating func finish(
    _ token: Token, next: Continuation, previous: Continuation = .end, total: Int? = nil
  ) -> [RowsChange] {
    guard let request = paging.request(of: token) else { return [] }
    if request.direction == .refresh { return finishRefresh(request, next, previous, total) }
    if let total { self.total = total }
    guard request.direction == .append else { return finishPrepend(request, previous) }
    return finishAppend(request, next, previous)
  }

  /// A request failed.
  ///
  /// Its rows stay until a retry replaces them. A stale token changes nothing.
  public mutating func fail(_ token: Token, _ error: SourceError, now: Duration) -> [RowsChange] {
    guard let direction = paging.direction(of: token) else { return [] }
    let changes = abandon(direction)
    paging.fail(token, error, now: now)
    return changes
  }

  /// Ends a list that has all the rows it may have, without waiting for the rest of the page.
  ///
  /// - Returns: the token that is void now, or nil if the list is not full or has ended.
  public mutating func endIfFull() -> Token? {
    guard isFull, let token = paging.append.request?.token else { return nil }
    _ = finish(token, next: .end)
    return token
  }

  /// What a request under way has brought is kept, but no more of it will come.
  mutating func abandon(_ direction: LoadDirection) -> [RowsChange] {
    switch direction {
    case .append:
      let change = showIncoming()
      let start = incoming.start
      incoming = IncomingPage(start: start, leftover: Array(items[(start - base)...]))
      return change.map { [$0] } ?? []
    case .prepend: incomingHead = []
    case .refresh: (renewal, pending) = (nil, nil)
    }
    return []
  }

  private mutating func finishAppend(
    _ request: PageRequest, _ next: Continuation, _ previous: Continuation
  ) -> [RowsChange] {
    let raw = incoming.raw.count
    let repeats =
      raw > 0 && incoming.shown == 0 && raw == lastRows.count && repeatsLastSoFar && next != .end
    var changes: [RowsChange] = []
    if !repeats, let change = showIncoming() { changes.append(change) }
    if let change = dropLeftover() { changes.append(change) }
    let new = incoming.new
    if !repeats { close(LoadedPage(key: request.key, start: incoming.start, rows: new), previous) }
    let next = isFull ? .end : next
    paging.finishAppend(
      request.token, PageYield(raw: raw, new: new, repeatsLast: repeats), next: next)
    if next == .end {
      end = count
    } else if end == count {
      end = nil
    }
    incoming = IncomingPage(start: count)
    return changes.isEmpty ? [.extended] : changes
  }

  private mutating func close(_ page: LoadedPage, _ previous: Continuation) {
    if pages.isEmpty, page.start == 0 { openFront(page.key, previous) }
    let place = firstPage(from: page.start)
    let known = pages[place...].first { $0.start > page.start || $0.key == page.key }
    if known != page {
      // The page has changed since it was dropped: what came after it is elsewhere now.
      pages.removeSubrange(place...)
      pages.append(page)
      end = nil
    }
    if !incoming.raw.isEmpty { lastRows = incoming.raw }
  }

  private mutating func openFront(_ key: PageKey, _ previous: Continuation) {
    frontKey = isFull ? nil : key.preceded(by: previous, size: paging.policy.pageSize)
    paging.openPrepend(frontKey)
  }
}
