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
    renewal = Renewal(visible: visible.map { $0.map { item(at: $0)?.id } } ?? [])
    renewal?.wanted = visible.map { $0.upperBound + 1 } ?? 0
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

  /// Tries a refresh again that was told to wait.
  mutating func repeatRefresh(visible: ClosedRange<Int>?, now: Duration) -> PageRequest? {
    guard paging.isRefreshDue(now) else { return nil }
    let waits = paging.waits.refresh + 1
    defer { paging.waits.refresh = waits }
    return startRefresh(visible: visible, now: now).request
  }

  mutating func finishRefresh(
    _ request: PageRequest, _ next: Continuation, _ previous: Continuation, _ total: Int?
  ) -> [RowsChange] {
    guard var renewal else { return [] }
    let raw = renewal.take(key: request.key, limit: paging.policy.maxItems)
    renewal.total = total ?? renewal.total
    if renewal.pages.count == 1 {
      renewal.frontKey = request.key.preceded(by: previous, size: paging.policy.pageSize)
    }
    let isFull = renewal.items.count >= paging.policy.maxItems ?? .max
    if !isFull, renewal.wantsMore, let key = request.key.followed(by: next, raw: raw) {
      self.renewal = renewal
      pending = paging.continueRefresh(key, last: renewal.items.last)
      return []
    }
    paging.finishRefresh(request, raw: raw, next: isFull ? .end : next)
    return replaceAll(by: renewal)
  }

  private mutating func replaceAll(by renewal: Renewal) -> [RowsChange] {
    let (old, oldBase, new) = (items, base, renewal.places)
    (items, places, pages) = (renewal.items, renewal.places, renewal.pages)
    (base, shift, self.renewal) = (0, 0, nil)
    (lastRows, total, frontKey) = (renewal.lastRows, renewal.total, renewal.frontKey)
    incoming = IncomingPage(start: count)
    end = paging.append == .end ? count : nil
    paging.openPrepend(frontKey)
    let places = { (index: Int) -> Int? in
      index < oldBase || index - oldBase >= old.count ? nil : new[old[index - oldBase].id]
    }
    guard old.contains(where: { new[$0.id] != nil }) else { return [.replaced] }
    return [.moved(oldCount: oldBase + old.count, places)]
  }
}

extension Paging {
  mutating func continueRefresh(_ key: PageKey, last: Item?) -> PageRequest {
    let request = makeRequest(.refresh, key: key, last: last)
    refresh = .loading(request)
    return request
  }
}
