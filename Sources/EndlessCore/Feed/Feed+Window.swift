extension Feed {
  /// Asked after every event: the request that has to leave now, if any.
  ///
  /// Ask until nil comes back.
  ///
  /// - Parameters:
  ///   - visible: the visible rows, or nil if there are none.
  ///   - wantsAll: whether everything is wanted, whatever is visible.
  ///   - now: the present moment.
  /// - Returns: a request whose phase is `.loading` already, or nil.
  public mutating func request(
    visible: ClosedRange<Int>?, wantsAll: Bool = false, now: Duration
  ) -> PageRequest? {
    if let request = pending {
      pending = nil
      return request
    }
    let need = Need(count: count, first: base, visible: visible, wantsAll: wantsAll)
    return paging.request(for: need, last: items.last, now: now)
  }

  /// Asks again for what failed, stalled or was stopped; nil if there is nothing to retry or a wait
  /// that the source asked for is not over.
  public mutating func retry(now: Duration) -> PageRequest? {
    paging.retry(
      last: incoming.start > base ? items[incoming.start - base - 1] : nil, now: now)
  }

  /// Removes one row by its identity.
  ///
  /// - Returns: what happened to the rows, or nil if there is no such row.
  public mutating func remove(_ id: ItemID) -> RowsChange? {
    guard let gone = index(of: id) else { return nil }
    let oldCount = count
    items.remove(at: gone - base)
    places[id] = nil
    for index in gone..<count { record(items[index - base].id, at: index) }
    for index in pages.indices {
      if pages[index].start > gone { pages[index].start -= 1 }
      if pages[index].start <= gone, gone < pages[index].end { pages[index].rows -= 1 }
    }
    end = end.map { $0 - 1 }
    if incoming.start > gone { incoming.start -= 1 }
    return .moved(oldCount: oldCount) { $0 == gone ? nil : $0 > gone ? $0 - 1 : $0 }
  }

  /// Drops whole pages far from what is visible until no more than `keep` rows are held.
  ///
  /// Never while only two pages are loaded, never within the prefetch of a visible row. The direction
  /// in which a page was dropped is open again. The rows keep their places.
  public mutating func trim(visible: ClosedRange<Int>?) {
    guard let keep = paging.policy.keep, let visible else { return }
    while items.count > keep, let page = firstLoadedPage, loadedPages > 2,
      page.end <= visible.lowerBound - paging.policy.prefetch, paging.prepend.request == nil
    {
      for row in items.prefix(page.end - base) { places[row.id] = nil }
      items.removeFirst(page.end - base)
      base = page.end
      paging.openPrepend(page.key)
    }
    while items.count > keep, let page = lastLoadedPage, loadedPages > 2,
      page.start > visible.upperBound + paging.policy.prefetch, paging.append.request == nil,
      incoming.leftover.isEmpty
    {
      removeRows(from: page.start)
      paging.reopenAppend(page.key)
      incoming = IncomingPage(start: count)
      lastRows = []
    }
  }

  /// Forgets the loaded rows and goes on at the page of a row that is far from them, if that page can
  /// be asked for: because it was loaded before, or because the source answers to any offset.
  ///
  /// - Returns: tokens that are void now, or nil if nothing had to be done or could be.
  public mutating func relocate(to visible: ClosedRange<Int>) -> [Token]? {
    let distance = max(base - visible.upperBound, visible.lowerBound - count)
    guard distance > paging.policy.pageSize, let page = page(of: visible.lowerBound) else {
      return nil
    }
    let cancelled = paging.tokensUnderWay
    (items, places, base) = ([], [:], page.start)
    lastRows = []
    incoming = IncomingPage(start: page.start)
    incomingHead = []
    (renewal, pending) = (nil, nil)
    paging.reopenAppend(page.key)
    paging.refresh = .idle
    paging.openPrepend(page.start == 0 ? frontKey : self.page(of: page.start - 1)?.key)
    return cancelled
  }

  private func page(of index: Int) -> LoadedPage? {
    if let page = pages.first(where: { $0.start <= index && index < $0.end }) { return page }
    guard paging.policy.allowsRandomAccess else { return nil }
    let size = paging.policy.pageSize
    let start = index / size * size
    return LoadedPage(
      key: PageKey(page: index / size + 1, offset: start), start: start, rows: size)
  }

  private var firstLoadedPage: LoadedPage? { pages.first { $0.start >= base && $0.rows > 0 } }
  private var lastLoadedPage: LoadedPage? { pages.last { $0.end <= count && $0.rows > 0 } }
  private var loadedPages: Int {
    pages.count { $0.start >= base && $0.end <= count && $0.rows > 0 }
  }
}

extension Paging {
  /// The next page is one that was loaded before.
  mutating func reopenAppend(_ key: PageKey) {
    append = .idle
    nextKey = key
    lastKey = nil
  }
}
