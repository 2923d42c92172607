/// A window of some rows' height on a list, with a current item: all that scrolling is about.
///
/// Positions are unbounded integers; item `p mod n` stands at position `p`. A ring of `n` items that do
/// not all fit is scrolled by changing `top` alone, so the seam costs nothing and no copy of an item
/// ever shows up in a reported index. Where a list has ends, positions stay between them. While a
/// list is `.uncounted`, positions from 0 count from its start and negative ones from its end.
///
/// Every operation costs at most a walk over one screen of rows, whatever the length of the list.
public struct Viewport: Hashable, Sendable {
  /// How much of the list is known.
  public internal(set) var extent: Extent
  /// What lies past the last item.
  public internal(set) var edge: Edge
  /// What a ring does whose items all fit.
  public internal(set) var fill: Fill
  /// Visible rows, at least 1.
  public internal(set) var height: Int
  /// Whether a row that is no item follows the last item.
  public internal(set) var hasFooter = false
  /// Position of the first item that is at least partly visible.
  public internal(set) var top = 0
  /// Rows of that item that lie above the view.
  public internal(set) var hiddenRows = 0
  /// Position of the current item.
  ///
  /// Meaningless while the list is empty: ask `cursorIndex`.
  public internal(set) var cursor = 0
  /// How often the cursor has stepped over the seam forwards, less backwards.
  ///
  /// Jumps do not count.
  public internal(set) var lap = 0

  /// Makes a viewport at the first item.
  ///
  /// - Parameters:
  ///   - extent: how much of the list is known.
  ///   - edge: what lies past the last item.
  ///   - fill: what a ring does whose items all fit.
  ///   - height: visible rows; less than 1 counts as 1.
  public init(extent: Extent, edge: Edge = .ring, fill: Fill = .once, height: Int) {
    self.extent = extent
    self.edge = edge
    self.fill = fill
    self.height = max(1, height)
  }

  /// The number of items that are known to be there, or nil while both ends are uncounted.
  public var knownCount: Int? {
    switch extent {
    case .counted(let count), .growing(let count): count
    case .uncounted: nil
    }
  }

  /// Whether there is no item.
  public var isEmpty: Bool { knownCount == 0 }

  /// The current item, or nil if there is none: `0..<n`, or counted from either end.
  public var cursorIndex: Int? { isEmpty ? nil : index(of: cursor) }

  /// The item on the first visible row, or nil if there is none.
  public var topIndex: Int? { isEmpty ? nil : index(of: top) }

  /// The item at a position.
  ///
  /// - Precondition: the list is not empty.
  public func index(of position: Int) -> Int {
    guard case .counted(let count) = extent else { return position }
    return position.modulo(count)
  }
}

/// How a list lies in its view.
public enum Arrangement: Hashable, Sendable {
  /// There is nothing to show.
  case empty
  /// A ring whose items all fit: each is drawn once, the view stands, the cursor goes round.
  case still
  /// A ring that scrolls for ever.
  case looping
  /// A list with ends.
  case linear
}

/// One item that is at least partly visible.
public struct VisibleItem: Hashable, Sendable {
  /// Its position.
  public var position: Int
  /// Which item.
  public var index: Int
  /// The screen rows that it takes, from 0 at the top of the view.
  public var rows: Range<Int>
  /// How many of its rows lie above the view.
  public var hiddenRows: Int
}
