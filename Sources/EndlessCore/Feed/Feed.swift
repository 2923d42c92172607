/// A list that loads more of itself when somebody looks: pages, their rows, and no row twice.
///
/// Rows are addressed by index from the first row of the walk. While pages are dropped (`keep`) their
/// rows keep their places as placeholders, so nothing on screen moves. All methods cost what the rows
/// of the page in hand cost, whatever is loaded; a page before the first row also moves what is held.
public struct Feed: Sendable {
  /// When to ask for which page.
  public internal(set) var paging: Paging
  /// The loaded rows, without gaps.
  public internal(set) var items: [Item] = []
  /// The index of the first loaded row.
  public internal(set) var base = 0
  /// The length of the whole list, if the source has told it.
  public internal(set) var total: Int?
  /// The number of rows once the end has been reached, also while some are dropped.
  public internal(set) var end: Int?

  /// Where loaded rows are, less `shift`, so that rows put before them cost nothing.
  var places: [ItemID: Int] = [:]
  var shift = 0
  /// The pages behind loaded and dropped rows, in order; without gaps unless the source can be asked
  /// for any page.
  var pages: [LoadedPage] = []
  /// The page before the very first row, if the walk may go back further.
  var frontKey: PageKey?
  /// The raw rows of the last finished page, to tell a page that repeats it.
  var lastRows: [Item] = []
  var incoming = IncomingPage()
  var incomingHead: [Item] = []
  var renewal: Renewal?
  /// A request of a refresh that goes on, waiting to be taken.
  var pending: PageRequest?

  /// Makes an empty feed.
  public init(policy: PagingPolicy = .standard) {
    paging = Paging(policy: policy)
  }

  /// The index after the last loaded row.
  public var count: Int { base + items.count }

  /// Rows that are known to exist, loaded or not.
  public var knownCount: Int { max(count, end ?? 0, pages.last?.end ?? 0) }

  /// Whether the end of the list is known.
  public var isComplete: Bool { end != nil }

  /// The row at an index, or nil if it is not loaded.
  public func item(at index: Int) -> Item? {
    index >= base && index < count ? items[index - base] : nil
  }

  /// The index of the row with an identity, or nil if none is loaded.
  ///
  /// Constant time.
  public func index(of id: ItemID) -> Int? {
    places[id].map { $0 + shift }
  }

  /// What a list of these rows knows of itself: all of it once the end is known, or if the source tells
  /// a total and can be asked for any page; what is not loaded is a placeholder.
  public var extent: Extent {
    if isComplete { return .counted(knownCount) }
    if let total, paging.policy.allowsRandomAccess { return .counted(max(total, knownCount)) }
    return .growing(knownCount)
  }

  /// The number of the first page record that begins at an index or after it.
  func firstPage(from index: Int) -> Int {
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].start < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func record(_ id: ItemID, at index: Int) {
    places[id] = index - shift
  }
}

/// One page as it was received.
struct LoadedPage: Hashable, Sendable {
  var key: PageKey
  /// Index of its first new row.
  var start: Int
  /// Rows that it added.
  var rows: Int
  /// Index after its last row.
  var end: Int { start + rows }
}

/// The rows of a page that is on its way.
struct IncomingPage: Sendable {
  /// All raw rows in order.
  var raw: [Item] = []
  /// Raw rows that have been added or found to be known.
  ///
  /// The others are held back: so far they are those of the page before.
  var shown = 0
  /// Index of the page's first row.
  var start = 0
  /// Rows that this try has added.
  var new = 0
  /// Rows of an earlier try that failed half-way, shown until they are replaced.
  var leftover: [Item] = []
}
