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
    guard new != extent else { return }
    let wasEmpty = isEmpty
    rebase(to: new)
    extent = new
    if wasEmpty { (top, hiddenRows, cursor, lap) = (0, 0, 0, 0) }
    showCursor(heights)
  }

  /// Follows a change of the rows: the first visible item and the current one are found again by
  /// identity and keep their screen rows.
  ///
  /// Of an item that is gone, the next surviving one takes the place, else the one before, else the
  /// first.
  public mutating func apply(
    _ change: RowsChange, extent new: Extent, _ heights: some RowHeights = UniformHeights()
  ) {
    switch change {
    case .extended:
      update(extent: new, heights)
    case .prepended(let rows):
      follow(new, top: top + rows, cursor: cursor + rows, heights)
    case .replaced:
      (hiddenRows, lap) = (0, 0)
      follow(new, top: 0, cursor: 0, heights)
    case .moved(let oldCount, let place):
      guard let cursorIndex, let topIndex else { return follow(new, top: 0, cursor: 0, heights) }
      if place(topIndex) == nil { hiddenRows = 0 }
      follow(
        new, top: survivor(of: topIndex, oldCount, place) ?? 0,
        cursor: survivor(of: cursorIndex, oldCount, place) ?? 0, heights)
    }
  }

  /// Rows were added after the last one of an uncounted list: what was counted from the end is
  /// further from it now.
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
    height = max(1, new)
    showCursor(heights)
  }

  /// Says whether a row that is no item follows the last item.
  public mutating func setFooter(_ on: Bool, _ heights: some RowHeights = UniformHeights()) {
    guard on != hasFooter else { return }
    hasFooter = on
    if !isEmpty, cursor == lastPosition { showCursor(heights) } else { settleView(heights) }
  }

  /// Changes what lies past the last item.
  public mutating func setEdge(_ new: Edge, _ heights: some RowHeights = UniformHeights()) {
    guard new != edge else { return }
    rebase(to: extent)
    edge = new
    showCursor(heights)
  }

  private mutating func follow(
    _ new: Extent, top newTop: Int, cursor newCursor: Int, _ heights: some RowHeights
  ) {
    (extent, top, cursor) = (new, newTop, newCursor)
    liftCursor(heights)
    showCursor(heights)
  }

  /// Brings positions back into the first lap, so that they mean the same after the count changes.
  private mutating func rebase(to new: Extent) {
    switch (extent, new) {
    case (.counted(let old), _) where old > 0:
      (top, cursor) = (top.modulo(old), cursor.modulo(old))
      if cursor < top, edge == .ring, case .counted(let count) = new { cursor += count }
    case (.uncounted, .counted(let count)) where edge != .ring && count > 0:
      (top, cursor) = (top.modulo(count), cursor.modulo(count))
    default: break
    }
  }

  /// Puts the cursor into the same stretch of a ring as the view.
  private mutating func liftCursor(_ heights: some RowHeights) {
    guard arrangement(heights) == .looping, case .counted(let count) = extent else { return }
    if cursor < top { cursor += count }
  }

  private func survivor(of index: Int, _ oldCount: Int, _ place: (Int) -> Int?) -> Int? {
    for candidate in index..<max(index, oldCount) {
      if let found = place(candidate) { return found }
    }
    for candidate in stride(from: index - 1, through: 0, by: -1) {
      if let found = place(candidate) { return found }
    }
    return nil
  }
}
