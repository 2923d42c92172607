extension Viewport {
  /// The screen row of the current item's first visible row, or nil if it is not visible.
  public func cursorRow(_ heights: some RowHeights = UniformHeights()) -> Int? {
    guard !isEmpty else { return nil }
    let arrangement = arrangement(heights)
    return startRow(of: cursor, arrangement, heights).flatMap {
      $0 + rowCount(index(of: cursor), heights) > 0 ? max(0, $0) : nil
    }
  }

  /// Puts the current item's first row on a screen row, as nearly as the list's ends allow.
  ///
  /// For changes of all heights at once (wrapping, another width), after which nothing else can say
  /// where the cursor was.
  public mutating func placeCursor(
    onRow row: Int, _ heights: some RowHeights = UniformHeights()
  ) {
    guard !isEmpty else { return }
    let start = Place(top: cursor, hiddenRows: 0)
    place = moved(start, by: -min(max(0, row), height - 1), arrangement(heights), heights)
    showCursor(heights)
  }

  /// Scrolls as little as needed to show the whole current item, with the last item the footer too,
  /// or of an item that is higher than the view as much as the view holds.
  mutating func showCursor(_ heights: some RowHeights) {
    settleView(heights)
    let arrangement = arrangement(heights)
    guard arrangement == .looping || arrangement == .linear else { return }
    let rows = blockRows(of: cursor, arrangement, heights)
    let start = startRow(of: cursor, arrangement, heights)
    if let start, shows(start, rows) { return }
    let isAbove = start.map { $0 < 0 } ?? !isBelow(cursor)
    // The nearer end of an item that fits, the nearer end of the view for one that does not.
    let onTop = rows > height ? !isAbove : isAbove
    let head = Place(top: cursor, hiddenRows: 0)
    place = onTop ? head : moved(head, by: rows - height, arrangement, heights)
    settleView(heights)
  }

  /// Shows the cursor if the view, as it stands, does not.
  mutating func ensureCursor(_ heights: some RowHeights) {
    settleView(heights)
    let arrangement = arrangement(heights)
    guard arrangement == .looping || arrangement == .linear else { return }
    let start = startRow(of: cursor, arrangement, heights)
    if let start, isReadable(cursor, start, arrangement, heights) { return }
    showCursor(heights)
  }

  /// Chooses the readable item nearest to the one that is wanted.
  ///
  /// - Parameters:
  ///   - wanted: the position where the cursor would like to be.
  ///   - before: where the view stood before it was scrolled.
  ///   - direction: the sign of the scrolling.
  ///   - heights: how many rows items take.
  mutating func keepCursorInView(
    wanted: Int, from before: Place, _ direction: Int, _ heights: some RowHeights
  ) {
    let arrangement = arrangement(heights)
    let items = visibleItems(heights)
    let readable = items.filter {
      isReadable($0.position, $0.rows.lowerBound - $0.hiddenRows, arrangement, heights)
    }
    let nearest = readable.min { abs($0.position - wanted) < abs($1.position - wanted) }
    if let nearest { return stepCursor(to: nearest.position) }
    if let start = startRow(of: cursor, arrangement, heights) {
      let cut = cutRows(from: before, direction, arrangement, heights)
      guard !cut else { return pull(to: start, direction, arrangement, heights) }
      stepCursor(to: cursor + direction)
    } else if let next = direction > 0 ? items.first : items.last {
      stepCursor(to: next.position)
    }
    showCursor(heights)
  }

  /// An item's rows, and the footer's if the footer follows it.
  func blockRows(
    of position: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Int {
    let rows = rowCount(index(of: position), heights)
    return position == lastPosition && showsFooter(arrangement) ? rows + 1 : rows
  }

  /// The screen row of an item's first row, negative if that lies above the view; nil if none of the
  /// view's rows is near it.
  func startRow(
    of position: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Int? {
    guard position >= top, position - top < height else { return nil }
    if arrangement == .linear, extent == .uncounted, (position < 0) != (top < 0) { return nil }
    guard !heights.areUniform else { return position - top }
    var row = -hiddenRows
    for other in top..<position {
      row += rowCount(index(of: other), heights)
      if row >= height { return nil }
    }
    return row
  }

  private func isBelow(_ position: Int) -> Bool {
    if extent == .uncounted, edge != .ring, (position < 0) != (top < 0) { return false }
    return position > top
  }

  /// Whether rows that begin at a screen row are all visible, or are all that is visible.
  private func shows(_ start: Int, _ rows: Int) -> Bool {
    rows <= height ? start >= 0 && start + rows <= height : start <= 0 && start + rows >= height
  }

  /// Whether an item is wholly visible or, being too high for that, fills the view.
  private func isReadable(
    _ position: Int, _ start: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Bool {
    if shows(start, rowCount(index(of: position), heights)) { return true }
    let rows = blockRows(of: position, arrangement, heights)
    return rows > height && shows(start, rows)
  }

  /// Whether the current item's far end was out of sight before the view was scrolled.
  private func cutRows(
    from before: Place, _ direction: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Bool {
    var old = self
    old.place = before
    guard let start = old.startRow(of: cursor, arrangement, heights) else { return false }
    return direction > 0 ? start + rowCount(index(of: cursor), heights) > height : start < 0
  }

  /// Takes a scroll back so far that the current item's far end is at the view's edge.
  private mutating func pull(
    to start: Int, _ direction: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) {
    let end = start + rowCount(index(of: cursor), heights)
    place = moved(place, by: direction > 0 ? end - height : start, arrangement, heights)
  }
}
