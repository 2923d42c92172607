extension Feed {
  /// The page before the first row is complete: one that was dropped, or a new one.
  mutating func finishPrepend(
    _ request: PageRequest, _ previous: Continuation
  ) -> [RowsChange] {
    let known = pageBefore
    let fresh = freshHead(room: known == nil ? paging.policy.maxItems.map { $0 - knownCount } : nil)
    incomingHead = []
    let added = fresh.count - (known?.rows ?? 0)
    let page = LoadedPage(key: request.key, start: known?.start ?? 0, rows: fresh.count)
    record(page, inPlaceOf: known, added: added)
    items.insert(contentsOf: fresh, at: 0)
    (base, shift) = (page.start, shift + added)
    for (offset, row) in fresh.enumerated() { record(row.id, at: base + offset) }
    if known == nil {
      frontKey = isFull ? nil : page.key.preceded(by: previous, size: paging.policy.pageSize)
    }
    paging.finishPrepend(request, added: fresh.count, keyBefore)
    return added == 0 ? [.extended] : [.prepended(added)]
  }

  /// The page that ends where the loaded rows begin, if there is one: its rows were dropped, or the
  /// source can be asked for them by their place.
  var pageBefore: LoadedPage? {
    guard base > 0 else { return nil }
    let recorded = pages[..<firstPage(from: base)].last { $0.rows > 0 }
    if let recorded, recorded.end == base { return recorded }
    guard var page = page(of: base - 1) else { return nil }
    page.rows = base - page.start
    return page
  }

  /// The key of the page before the loaded rows, or nil if there is none.
  var keyBefore: PageKey? { base > 0 ? pageBefore?.key : frontKey }

  /// The rows that have come and were not there; the others take their new contents.
  private mutating func freshHead(room: Int?) -> [Item] {
    var seen = Set<ItemID>()
    var fresh: [Item] = []
    for row in incomingHead {
      if let place = index(of: row.id) {
        items[place - base] = row
      } else if seen.insert(row.id).inserted {
        fresh.append(row)
      }
    }
    return room.map { Array(fresh.suffix(max(0, $0))) } ?? fresh
  }

  /// Puts a page into the records; everything behind it moves by `added`.
  private mutating func record(_ page: LoadedPage, inPlaceOf known: LoadedPage?, added: Int) {
    let next = firstPage(from: base)
    for index in next..<pages.count { pages[index].start += added }
    if let known, let place = pages[..<next].lastIndex(of: known) {
      pages[place] = page
    } else {
      pages.insert(page, at: next)
    }
    end = end.map { $0 + added }
    incoming.start += added
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
