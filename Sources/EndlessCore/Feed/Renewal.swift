/// A refresh on its way: pages are gathered until they cover what was visible, then they replace.
struct Renewal: Sendable {
  var items: [Item] = []
  var places: [ItemID: Int] = [:]
  var pages: [LoadedPage] = []
  var total: Int?
  var frontKey: PageKey?
  /// The raw rows of the page on its way.
  var pageRows: [Item] = []
  /// The raw rows of the last page that had any.
  var lastRows: [Item] = []
  /// What was visible when the refresh began, from the top; nil where nothing was loaded.
  var visible: [ItemID?]
  /// Rows that must be there before the old ones go.
  var wanted = 0
  private var emptyPages = 0
  /// Whether the last page has brought rows, and all had been there.
  private var onlyKnownRows = false

  init(visible: [ItemID?]) { self.visible = visible }

  /// Whether another page is needed to cover what was visible, wherever its first surviving row is.
  ///
  /// Pages that do not help are not waited for.
  var wantsMore: Bool {
    if items.count >= max(1, rowsToCover) { return false }
    return !onlyKnownRows && emptyPages < PagingPolicy.emptyPageLimit
  }

  /// Adds the page that is complete.
  ///
  /// - Returns: its raw rows.
  mutating func take(key: PageKey, limit: Int?) -> Int {
    let start = items.count
    for row in pageRows { add(row, limit: limit) }
    pages.append(LoadedPage(key: key, start: start, rows: items.count - start))
    let raw = pageRows.count
    if raw > 0 { lastRows = pageRows }
    emptyPages = raw > 0 ? 0 : emptyPages + 1
    onlyKnownRows = raw > 0 && items.count == start
    pageRows = []
    return raw
  }

  private var rowsToCover: Int {
    for (offset, id) in visible.enumerated() {
      guard let place = id.flatMap({ places[$0] }) else { continue }
      return place + visible.count - offset
    }
    return wanted
  }

  private mutating func add(_ row: Item, limit: Int?) {
    if let place = places[row.id] {
      items[place] = row
    } else if items.count < limit ?? .max {
      places[row.id] = items.count
      items.append(row)
    }
  }
}
