extension ListWindow {
  /// When to ask for which page.
  public var paging: Paging {
    switch rows {
    case .feed(let feed): feed.paging
    case .store(_, let paging): paging
    }
  }

  /// Whether the rows come in pages that somebody has to be asked for.
  public var isPaged: Bool {
    if case .feed = rows { true } else { false }
  }

  /// How much of the list is known, header and limit taken into account.
  var extent: Extent {
    switch rows {
    case .feed(let feed): limited(feed.extent)
    case .store(let store, _): limited(store.extent)
    }
  }

  /// The row after the last item that is no item, or nil if there is none.
  public var footer: Footer? {
    switch rows {
    case .feed(let feed): feed.paging.footer(count: viewport.knownCount ?? 0, edge: viewport.edge)
    case .store(_, let paging) where viewport.isEmpty: paging.footer(count: 0, edge: .ring)
    case .store(_, let paging): pipeFooter(paging)
    }
  }

  /// The items that are shown or could be, as rows to read: item 0 is the first after the header.
  public var reader: WindowRows {
    WindowRows(rows: rows, headerCount: headerCount, headerItems: headerItems, window: number)
  }

  /// How many screen rows items take.
  func heights(_ measure: any TextMeasuring) -> WindowHeights {
    WindowHeights(
      rows: isWrapped ? reader : nil, measure: measure, columns: columns.text)
  }

  /// The current item, or nil if there is none: `0..<n`, or counted from either end.
  public var currentIndex: Int? {
    if let pages { pages.pager.index } else { viewport.cursorIndex }
  }

  /// Where the current item is, for the title bar.
  public var position: ListPosition {
    guard let index = currentIndex else { return .empty }
    switch viewport.extent {
    case .counted(let count): return .counted(index + 1, of: count)
    case .growing(let count): return .atLeast(index + 1, of: count)
    case .uncounted:
      guard case .store(let store, _) = rows else { return .empty }
      let row = reader.row(index)
      return .uncounted(index < 0 ? index : index + 1, fraction: store.fraction(ofRow: row) ?? 0)
    }
  }

  private func limited(_ extent: Extent) -> Extent {
    switch extent {
    case .counted(let count): return .counted(min(max(0, count - headerCount), maxItems))
    case .growing(let count):
      let count = max(0, count - headerCount)
      return count >= maxItems ? .counted(maxItems) : .growing(count)
    case .uncounted:
      guard maxItems < .max, case .store(let store, _) = rows else { return .uncounted }
      let last = headerCount + maxItems - 1
      return store.bytes(ofRow: last, from: 0, limit: 0) == nil ? .uncounted : .counted(maxItems)
    }
  }

  private func pipeFooter(_ paging: Paging) -> Footer? {
    guard case .growing = viewport.extent else {
      return paging.nextKey == PageKey()
        ? nil
        : paging.footer(count: 1, edge: viewport.edge)
          .map { if case .end = $0 { .end(count: viewport.knownCount ?? 0) } else { $0 } }
    }
    return paging.footer(count: viewport.knownCount ?? 0, edge: viewport.edge)
  }
}

/// Where the current item is.
public enum ListPosition: Hashable, Sendable {
  /// There is none.
  case empty
  /// Item k of n.
  case counted(Int, of: Int)
  /// Item k of at least n.
  case atLeast(Int, of: Int)
  /// Item k from the start, or −k from the end, and how far into the whole it is, from 0 to 1.
  case uncounted(Int, fraction: Double)
}

/// The rows of a window by item.
public struct WindowRows: RowReading {
  let rows: ListWindow.Rows
  let headerCount: Int
  let headerItems: [Item]
  /// Which window; identities are unique within it.
  public let window: Int

  /// The row of an item.
  func row(_ index: Int) -> Int { index < 0 ? index : index + headerCount }

  /// Reads a stretch of an item.
  public func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    read(row(index), offset, limit)
  }

  /// Reads a stretch of a header row.
  public func bytes(ofHeaderRow row: Int, limit: Int) -> RowBytes? {
    guard headerItems.indices.contains(row) else { return read(row, 0, limit) }
    let text = headerItems[row].text
    return RowBytes(bytes: Array(text.prefix(limit)), reachesEnd: text.count <= limit)
  }

  /// The identity of an item.
  public func id(ofRow index: Int) -> ItemID? {
    switch rows {
    case .feed(let feed): feed.id(ofRow: row(index))
    case .store(let store, _): store.id(ofRow: row(index))
    }
  }

  private func read(_ row: Int, _ offset: Int, _ limit: Int) -> RowBytes? {
    switch rows {
    case .feed(let feed): feed.bytes(ofRow: row, from: offset, limit: limit)
    case .store(let store, _): store.bytes(ofRow: row, from: offset, limit: limit)
    }
  }
}

/// The heights of a window's items: one row each while rows are chopped.
struct WindowHeights: RowHeights {
  let rows: WindowRows?
  let measure: any TextMeasuring
  let columns: Int

  var areUniform: Bool { rows == nil }

  func height(ofItem index: Int) -> Int {
    rows.map { measure.rowCount(ofRow: index, in: $0, columns: columns) } ?? 1
  }
}
