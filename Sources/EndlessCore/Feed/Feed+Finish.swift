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
    if let total { self.total = total }
    switch request.direction {
    case .append: return finishAppend(request, next, previous)
    case .prepend: return finishPrepend(request, previous)
    case .refresh: return finishRefresh(request, next, previous)
    }
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
    if next == .end { end = count }
    incoming = IncomingPage(start: count)
    return changes.isEmpty ? [.extended] : changes
  }

  private mutating func close(_ page: LoadedPage, _ previous: Continuation) {
    if pages.isEmpty { openFront(page.key, previous) }
    let known = pages.first { $0.start == page.start && $0.key == page.key }
    if known?.rows != page.rows {
      // The page has changed since it was dropped: what came after it is elsewhere now.
      pages.removeAll { $0.start >= page.start }
      pages.append(page)
      end = nil
    }
    if !incoming.raw.isEmpty { lastRows = incoming.raw }
  }

  private mutating func openFront(_ key: PageKey, _ previous: Continuation) {
    frontKey = key.preceded(by: previous, size: paging.policy.pageSize)
    paging.openPrepend(frontKey)
  }

  private mutating func finishPrepend(
    _ request: PageRequest, _ previous: Continuation
  ) -> [RowsChange] {
    var seen = Set<ItemID>()
    let fresh = incomingHead.filter { index(of: $0.id) == nil && seen.insert($0.id).inserted }
    for row in incomingHead {
      if let place = index(of: row.id) { items[place - base] = row }
    }
    incomingHead = []
    let known = pages.last { $0.end == base && $0.key == request.key && base > 0 }
    let added = fresh.count - (known?.rows ?? 0)
    putBefore(fresh, added: added, known)
    if known == nil {
      pages.insert(LoadedPage(key: request.key, start: 0, rows: fresh.count), at: 0)
      frontKey = request.key.preceded(by: previous, size: paging.policy.pageSize)
    }
    paging.openPrepend(pages.last { $0.end == base && base > 0 }?.key ?? frontKey)
    return added == 0 ? [.extended] : [.prepended(added)]
  }

  /// Puts rows before the loaded ones; everything behind them moves by `added`.
  private mutating func putBefore(_ rows: [Item], added: Int, _ known: LoadedPage?) {
    base = known?.start ?? 0
    shift += added
    for index in pages.indices where pages[index].start >= (known?.end ?? 0) {
      pages[index].start += added
    }
    if let known, let index = pages.firstIndex(of: known) { pages[index].rows = rows.count }
    end = end.map { $0 + added }
    incoming.start += added
    items.insert(contentsOf: rows, at: 0)
    for (offset, row) in rows.enumerated() { record(row.id, at: base + offset) }
  }
}

extension Paging {
  /// Opens the way back, or closes it where there is no page before the first row.
  mutating func openPrepend(_ key: PageKey?) {
    previousKey = key
    prepend = key == nil ? .end : .idle
  }
}

extension PageKey {
  /// The key of the page before, or nil if there is none.
  func preceded(by previous: Continuation, size: Int) -> PageKey? {
    let offset = max(0, offset - size)
    switch previous {
    case .end: return nil
    case .more: return PageKey(page: page - 1, offset: offset)
    case .cursor(let cursor): return PageKey(page: page - 1, offset: offset, cursor: cursor)
    }
  }
}
