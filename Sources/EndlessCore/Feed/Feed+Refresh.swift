extension Feed {
  /// Begins anew at the first page.
  ///
  /// The old rows stay until enough new ones are there to cover what is visible, then all are
  /// replaced at once.
  ///
  /// - Parameters:
  ///   - visible: the visible rows.
  ///   - now: the present moment.
  /// - Returns: tokens that are void now, and the request; nil while the source wants to be left alone.
  public mutating func startRefresh(
    visible: ClosedRange<Int>?, now: Duration
  ) -> (cancelled: [Token], request: PageRequest?, changes: [RowsChange]) {
    let wasAppending = paging.append.request != nil
    let (cancelled, request) = paging.startRefresh(now: now)
    guard request != nil else { return (cancelled, request, []) }
    let changes = wasAppending ? abandon(.append) : []
    incomingHead = []
    pending = nil
    renewal = Renewal(wanted: visible.map { $0.upperBound + 1 } ?? 0)
    return (cancelled, request, changes)
  }

  /// The user stops what is under way.
  ///
  /// - Returns: tokens that are void now, and what happened to the rows.
  public mutating func stop() -> (cancelled: [Token], changes: [RowsChange]) {
    let appending = paging.append.request != nil
    let cancelled = paging.stop()
    let changes = appending ? abandon(.append) : []
    incomingHead = []
    (renewal, pending) = (nil, nil)
    return (cancelled, changes)
  }

  mutating func finishRefresh(
    _ request: PageRequest, _ next: Continuation, _ previous: Continuation
  ) -> [RowsChange] {
    guard var renewal else { return [] }
    let before = renewal.items.count
    for row in renewal.pageRows { renewal.add(row, limit: paging.policy.maxItems) }
    let raw = renewal.pageRows.count
    renewal.pages.append(
      LoadedPage(key: request.key, start: before, rows: renewal.items.count - before))
    let full = renewal.items.count >= paging.policy.maxItems ?? .max
    if renewal.items.count < renewal.wanted, renewal.items.count > before, !full,
      let key = request.key.followed(by: next, raw: raw)
    {
      renewal.pageRows = []
      self.renewal = renewal
      pending = paging.continueRefresh(key, last: renewal.items.last)
      return []
    }
    paging.finishRefresh(request, raw: raw, next: full ? .end : next)
    return replaceAll(by: renewal, previous)
  }

  private mutating func replaceAll(
    by renewal: Renewal, _ previous: Continuation
  ) -> [RowsChange] {
    let (old, oldBase, new) = (items, base, renewal.places)
    (items, places, pages) = (renewal.items, renewal.places, renewal.pages)
    (base, shift, self.renewal) = (0, 0, nil)
    lastRows = renewal.pageRows
    incoming = IncomingPage(start: count)
    end = paging.append == .end ? count : nil
    if renewal.pages.count == 1 {
      frontKey = renewal.pages[0].key.preceded(by: previous, size: paging.policy.pageSize)
    }
    paging.openPrepend(frontKey)
    let places = { (index: Int) -> Int? in index < oldBase ? nil : new[old[index - oldBase].id] }
    guard old.contains(where: { new[$0.id] != nil }) else { return [.replaced] }
    return [.moved(oldCount: oldBase + old.count, places)]
  }
}

extension Renewal {
  fileprivate mutating func add(_ row: Item, limit: Int?) {
    if let place = places[row.id] {
      items[place] = row
    } else if items.count < limit ?? .max {
      places[row.id] = items.count
      items.append(row)
    }
  }
}

extension Paging {
  mutating func continueRefresh(_ key: PageKey, last: Item?) -> PageRequest {
    let request = makeRequest(.refresh, key: key, last: last)
    refresh = .loading(request)
    return request
  }
}
