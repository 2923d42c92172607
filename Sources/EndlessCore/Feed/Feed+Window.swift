extension Feed {
  /// Drops whole pages far from what is visible until no more than `keep` rows are held.
  ///
  /// Never while only two pages are loaded, never within the prefetch of a visible row, and not on a
  /// side where a request is under way or has failed. The direction in which a page was dropped is
  /// open again. The rows keep their places.
  public mutating func trim(visible: ClosedRange<Int>?) {
    guard let keep = paging.policy.keep, let visible else { return }
    while items.count > keep, let page = droppablePages.first,
      page.end < visible.lowerBound - paging.policy.prefetch, paging.prepend.isAtRest
    {
      for row in items.prefix(page.end - base) { places[row.id] = nil }
      items.removeFirst(page.end - base)
      base = page.end
      paging.openPrepend(page.key)
    }
    while items.count > keep, let page = droppablePages.last,
      page.start > visible.upperBound + paging.policy.prefetch + 1, paging.append.isAtRest,
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
  /// Not while a request that failed or was stopped waits to be tried again.
  ///
  /// - Returns: tokens that are void now, or nil if nothing had to be done or could be.
  public mutating func relocate(to visible: ClosedRange<Int>) -> [Token]? {
    let distance = max(base - visible.upperBound, visible.lowerBound - count)
    guard distance > paging.policy.pageSize, let page = page(of: visible.lowerBound),
      page.start != base, !paging.append.isHeldUp, !paging.prepend.isHeldUp
    else { return nil }
    let cancelled = paging.tokensUnderWay
    (items, places, base) = ([], [:], page.start)
    lastRows = []
    incoming = IncomingPage(start: page.start)
    incomingHead = []
    (renewal, pending) = (nil, nil)
    paging.reopenAppend(page.key)
    if paging.isRefreshing { paging.refresh = .idle }
    paging.openPrepend(keyBefore)
    return cancelled
  }

  /// The page that a row is on, if that page can be asked for.
  func page(of index: Int) -> LoadedPage? {
    let recorded = pages[..<firstPage(from: index + 1)].last { $0.rows > 0 }
    if let recorded, index < recorded.end { return recorded }
    guard paging.policy.allowsRandomAccess else { return nil }
    let size = paging.policy.pageSize
    let start = index / size * size
    return LoadedPage(
      key: PageKey(page: index / size + 1, offset: start), start: start, rows: size)
  }

  /// The first and the last page of the loaded rows, if there are pages between them.
  private var droppablePages: (first: LoadedPage?, last: LoadedPage?) {
    let loaded = pages[firstPage(from: base)..<firstPage(from: count)].filter { $0.rows > 0 }
    return loaded.count > 2 ? (loaded.first, loaded.last) : (nil, nil)
  }
}

extension Paging {
  /// The next page is one that was loaded before, or is elsewhere.
  mutating func reopenAppend(_ key: PageKey) {
    append = .idle
    nextKey = key
    (lastKey, emptyPages, waits.append) = (nil, 0, 0)
  }
}

extension LoadPhase {
  /// Whether nothing is under way and nothing waits for a retry.
  fileprivate var isAtRest: Bool { request == nil && !isHeldUp }

  /// Whether only a retry, or the clock, asks again.
  fileprivate var isHeldUp: Bool {
    switch self {
    case .failed, .stopped: true
    case .idle, .loading, .stalled, .end: false
    }
  }
}
