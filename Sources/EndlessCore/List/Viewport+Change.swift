/// How the rows of a list changed.
public enum RowsChange {
  /// Nothing moved: rows were added after the last one, or contents were exchanged in place.
  case extended
  /// So many rows were put before the first one.
  case prepended(Int)
  /// Rows moved or went. The function gives an old row's new place, or nil if the row is gone.
  case moved(oldCount: Int, (Int) -> Int?)
  /// All rows are other rows.
  case replaced
}

extension Viewport {
  /// Takes note of what is known of the list now, when no row has moved.
  public mutating func update(extent new: Extent, _ heights: some RowHeights = UniformHeights()) {
    guard new != extent else { return ensureCursor(heights) }
    if isEmpty {
      (top, hiddenRows, cursor, lap) = (0, 0, 0, 0)
    } else {
      rebase(to: new)
    }
    extent = new
    liftCursor()
    showCursor(heights)
  }

  /// Follows a change of the rows: the first visible item and the current one are found again by
  /// identity and keep their screen rows.
  ///
  /// Of an item that is gone, the next surviving one takes the place, else the one before, else the
  /// first. Where both cannot keep their rows the current item's counts.
  public mutating func apply(
    _ change: RowsChange, extent new: Extent, _ heights: some RowHeights = UniformHeights()
  ) {
    guard let topIndex, let cursorIndex else { return update(extent: new, heights) }
    switch change {
    case .extended:
      update(extent: new, heights)
    case .prepended(let rows):
      follow(new, top: topIndex + rows, cursor: cursorIndex + rows, heights)
    case .replaced:
      (hiddenRows, lap) = (0, 0)
      follow(new, top: 0, cursor: 0, heights)
    case .moved(let oldCount, let place):
      if place(topIndex) == nil { hiddenRows = 0 }
      follow(
        new, top: RowsChange.survivor(of: topIndex, oldCount, place) ?? 0,
        cursor: RowsChange.survivor(of: cursorIndex, oldCount, place) ?? 0, heights)
    }
  }

  /// Rows were added after the last one of an uncounted list: what was counted from the end is
  /// further from it now.
  ///
  /// Where the view shows the seam of a ring, the rows that came between are brought in by the next
  /// `update`.
  public mutating func shiftFromEnd(by rows: Int) {
    guard extent == .uncounted else { return }
    if top < 0 { top -= rows }
    if cursor < 0 { cursor -= rows }
  }

  /// Gives the view another height.
  ///
  /// The cursor keeps its item, and its screen row where it fits.
  public mutating func resize(
    height new: Int, _ heights: some RowHeights = UniformHeights()
  ) {
    guard height != max(1, new) else { return ensureCursor(heights) }
    height = max(1, new)
    showCursor(heights)
  }

  /// Says whether a row that is no item follows the last item.
  public mutating func setFooter(_ on: Bool, _ heights: some RowHeights = UniformHeights()) {
    guard on != hasFooter else { return }
    hasFooter = on
    showCursor(heights)
  }

  /// Changes what lies past the last item.
  public mutating func setEdge(_ new: Edge, _ heights: some RowHeights = UniformHeights()) {
    guard new != edge else { return }
    let distance = cursor - top
    if !isEmpty { (top, cursor) = (index(of: top), index(of: cursor)) }
    edge = new
    settleAfterMove(distance, heights)
  }

  private mutating func follow(
    _ new: Extent, top newTop: Int, cursor newCursor: Int, _ heights: some RowHeights
  ) {
    let distance = cursor - top
    (extent, top, cursor) = (new, max(0, newTop), max(0, newCursor))
    settleAfterMove(distance, heights)
  }

  /// Shows the cursor after view and cursor were placed apart from one another: in the view that was
  /// chosen, or else as many items below its top as before.
  private mutating func settleAfterMove(_ distance: Int, _ heights: some RowHeights) {
    liftCursor()
    settleView(heights)
    guard !isEmpty else { return }
    if startRow(of: cursor, arrangement(heights), heights) == nil {
      placeCursor(onRow: distance, heights)
    } else {
      showCursor(heights)
    }
  }

  /// Brings positions back into the first lap, so that they mean the same after the count changes.
  private mutating func rebase(to new: Extent) {
    switch (extent, new) {
    case (.counted, _):
      (top, cursor) = (index(of: top), index(of: cursor))
    case (.uncounted, .counted(let count)) where edge != .ring && count > 0:
      if top < 0 { top += count }
      if cursor < 0 { cursor += count }
    default: break
    }
  }

  /// Puts the cursor into the same stretch of a ring as the view.
  private mutating func liftCursor() {
    guard edge == .ring, case .counted(let count) = extent, cursor < top else { return }
    cursor += count
  }
}

extension RowsChange {
  /// Where an item stands now, or the one that takes its place if it is gone: the next surviving one
  /// in the old order, else the one before, or nil if none is left.
  ///
  /// - Parameters:
  ///   - index: where it stood.
  ///   - oldCount: how many items there were.
  ///   - place: where the item at an old index stands now, nil if it is gone.
  /// - Returns: its place.
  static func survivor(of index: Int, _ oldCount: Int, _ place: (Int) -> Int?) -> Int? {
    for candidate in index..<max(index, oldCount) {
      if let found = place(candidate) { return found }
    }
    for candidate in stride(from: index - 1, through: 0, by: -1) {
      if let found = place(candidate) { return found }
    }
    return nil
  }
}
