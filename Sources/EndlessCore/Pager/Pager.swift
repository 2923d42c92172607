/// Pages side by side, one of them current, seen through three views that are used over and over.
///
/// One integer is the whole place: position `p` shows page `p mod count` in view `p mod 3`. Positions
/// are unbounded where the pages form a loop, so a loop of two pages has both neighbours in different
/// views although they are one page. Contents belong to pages, not to views: a page that only changes
/// its view is neither cleared nor loaded again, and contents that come too late find no page. At most
/// three pages are held, and at most three requests are under way, those included that were
/// cancelled and have not ended yet. The pager starts nothing itself: ask `nextOrder` after every
/// event. All operations take constant time, whatever the number of pages.
public struct Pager<Contents> {
  /// The number of pages.
  public internal(set) var count: Int
  /// Whether no page will be added; only then can the end join the start.
  public internal(set) var isComplete: Bool
  /// What lies past the last page.
  public internal(set) var edge: Edge
  /// What contents are made for.
  public internal(set) var format: PageFormat
  /// Whether contents are loaded anew each time their page comes round to a view, as those of a clock
  /// must be.
  ///
  /// What was there stays until the new contents come.
  public let refreshes: Bool
  /// Where the current page stands.
  ///
  /// Meaningless while there is no page: ask `index`.
  public internal(set) var position = 0
  /// How often the seam was crossed forwards by steps, less backwards.
  public internal(set) var lap = 0
  /// Which way the last move went.
  public internal(set) var travel = Travel.forward
  /// Whether only the current page is loaded, until `settle`.
  public internal(set) var isScrubbing = false

  /// Contents of pages in the window, each page once.
  var held: [HeldPage<Contents>] = []
  /// Tokens that have been handed out and have not come back.
  var underWay: [Token] = []
  /// Tokens among them that nobody has been told to stop yet.
  var cancellations: [Token] = []
  var serial = 0

  /// Makes a pager at the first page.
  ///
  /// - Parameters:
  ///   - extent: how many pages there are; `.uncounted` counts as none yet.
  ///   - edge: what lies past the last page.
  ///   - format: what contents are made for.
  ///   - refreshes: whether contents are loaded anew when their page comes round.
  public init(extent: Extent, edge: Edge = .ring, format: PageFormat, refreshes: Bool = false) {
    (count, isComplete) = extent.pages
    self.edge = edge
    self.format = format
    self.refreshes = refreshes
    bind()
  }

  /// How many views there are, how many pages are held and how many requests are under way at most.
  public static var viewCount: Int { 3 }

  /// The current page, in `0..<count`, or nil if there is none.
  public var index: Int? { count == 0 ? nil : index(of: position) }

  /// Whether the pages form a loop.
  public var wraps: Bool { edge != .stop && isComplete && count > 1 }

  /// The place as people count, `5/5`, or `5/20+` while there may be more; nil if there is no page.
  public var label: String? { index.map { "\($0 + 1)/\(count)\(isComplete ? "" : "+")" } }

  /// How many requests are under way, those included that were cancelled and have not ended.
  public var requestCount: Int { underWay.count }

  /// The views that show a page, from left to right.
  public var slots: [PageSlot<Contents>] {
    window?.compactMap { slot(at: $0) } ?? []
  }

  /// The view of the current page, or nil if there is no page.
  public var current: PageSlot<Contents>? { slot(at: position) }

  private func slot(at position: Int) -> PageSlot<Contents>? {
    guard count > 0, let page = held.first(where: { $0.index == index(of: position) }) else {
      return nil
    }
    return PageSlot(
      number: position.modulo(Self.viewCount), offset: position - self.position,
      index: page.index, phase: page.phase, contents: page.contents)
  }

  /// The page at a position.
  func index(of position: Int) -> Int { position.modulo(count) }

  /// The positions that are seen or about to be, or nil if there is no page.
  var window: ClosedRange<Int>? {
    guard count > 0 else { return nil }
    if wraps { return position - 1...position + 1 }
    return max(0, position - 1)...min(count - 1, position + 1)
  }
}

extension Pager: Sendable where Contents: Sendable {}
extension Pager: Equatable where Contents: Equatable {}
extension Pager: Hashable where Contents: Hashable {}

extension Extent {
  /// The pages that are known to be there, and whether they are all.
  var pages: (count: Int, isComplete: Bool) {
    switch self {
    case .counted(let count): (max(0, count), true)
    case .growing(let count): (max(0, count), false)
    case .uncounted: (0, false)
    }
  }
}
