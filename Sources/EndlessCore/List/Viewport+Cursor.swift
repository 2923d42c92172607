extension Viewport {
  /// Moves the cursor by items; the view follows only when the cursor would leave it.
  ///
  /// - Parameters:
  ///   - items: how many, negative for back. A count is one press.
  ///   - press: whether the key is being held; with `Edge.pause` only a fresh press goes round.
  ///   - heights: how many rows items take. An item higher than the view scrolls by rows first.
  public mutating func moveCursor(
    by items: Int, press: Press = .fresh, _ heights: some RowHeights = UniformHeights()
  ) {
    guard items != 0 else { return }
    let arrangement = arrangement(heights)
    switch arrangement {
    case .empty: return
    case .still: stepStill(by: items)
    case .looping, .linear:
      if scrollWithinCursor(by: items, heights) { return }
      let target = cursor + items
      if arrangement == .looping {
        stepCursor(to: target)
      } else if press == .fresh, let round = positionRound(by: items) {
        (cursor, lap) = (round, lap + items.signum())
      } else {
        cursor = clamped(target, toward: items)
      }
      showCursor(heights)
    }
  }

  /// Scrolls by rows as a wheel does: the cursor keeps its item until that leaves the view, then it
  /// is the nearest visible one.
  ///
  /// A list that fits does not move.
  public mutating func scroll(by rows: Int, _ heights: some RowHeights = UniformHeights()) {
    scrollView(by: rows, heights)
    keepCursorInView(heights)
  }

  /// Moves view and cursor together, as page keys do: the cursor keeps its screen row.
  ///
  /// At an end first the view goes as far as it can, then the cursor to the last item.
  ///
  /// - Parameters:
  ///   - rows: screen rows, negative for back; one screen is `height − 1`, half of it `height / 2`.
  ///   - heights: how many rows items take.
  public mutating func page(by rows: Int, _ heights: some RowHeights = UniformHeights()) {
    let before = place
    let row = cursorRow(heights) ?? 0
    scrollView(by: rows, heights)
    guard place != before else {
      guard !isEmpty, rows != 0 else { return }
      cursor = rows < 0 ? firstReachable : lastReachable
      showCursor(heights)
      return
    }
    let items = visibleItems(heights)
    guard let target = items.first(where: { $0.rows.contains(row) }) ?? items.last else { return }
    stepCursor(to: target.position)
    showCursor(heights)
  }

  /// The screen row of the current item's first visible row, or nil if it is not visible.
  public func cursorRow(_ heights: some RowHeights = UniformHeights()) -> Int? {
    visibleItems(heights).first { $0.position == cursor }?.rows.lowerBound
  }

  /// Scrolls as little as needed to show the whole current item, or its first rows if it is higher
  /// than the view; and the footer with the last item.
  mutating func showCursor(_ heights: some RowHeights) {
    settleView(heights)
    guard !isEmpty else { return }
    let rows = rowCount(index(of: cursor), heights)
    if cursor < top || (cursor == top && hiddenRows > 0) {
      place = Place(top: cursor, hiddenRows: 0)
    } else if let end = cursorEnd(rows, heights), end <= bottomRoom(rows) {
      return
    } else {
      place = placing(cursor, onBottomOf: bottomRoom(rows), heights)
    }
    settleView(heights)
  }

  /// Moves the cursor along a loop or list and keeps the lap count.
  mutating func stepCursor(to position: Int) {
    lap += seamsCrossed(from: cursor, to: position)
    cursor = position
  }

  /// Chooses the visible item nearest to a cursor that has left the view.
  mutating func keepCursorInView(_ heights: some RowHeights) {
    let items = visibleItems(heights)
    guard let first = items.first, let last = items.last else { return }
    let whole = items.filter { $0.rows.count == rowCount($0.index, heights) }
    let nearest = whole.isEmpty ? (first, last) : (whole[0], whole[whole.count - 1])
    if cursor < nearest.0.position {
      stepCursor(to: nearest.0.position)
    } else if cursor > nearest.1.position {
      stepCursor(to: nearest.1.position)
    }
  }

  private mutating func stepStill(by items: Int) {
    guard let count = knownCount, count > 1 else { return }
    lap += (cursor + items).flooredQuotient(count)
    cursor = (cursor + items).modulo(count)
  }

  /// The rows that the current item may end on, with its footer below it if it has one.
  private func bottomRoom(_ rows: Int) -> Int {
    hasFooter && cursor == lastPosition && rows < height ? height - 1 : height
  }

  /// The row after the current item's last one, or nil if that is far below the view.
  private func cursorEnd(_ rows: Int, _ heights: some RowHeights) -> Int? {
    guard cursor - top < height else { return nil }
    guard !heights.areUniform else { return cursor - top + 1 }
    var row = -hiddenRows
    for position in top..<cursor {
      row += rowCount(index(of: position), heights)
      if row >= height { return nil }
    }
    // An item higher than the view is shown as soon as its first row is.
    return rows > height ? max(row + 1, 1) : row + rows
  }

  private func seamsCrossed(from: Int, to: Int) -> Int {
    switch extent {
    case .counted(let count) where count > 0:
      to.flooredQuotient(count) - from.flooredQuotient(count)
    case .uncounted: (to < 0 ? -1 : 0) - (from < 0 ? -1 : 0)
    default: 0
    }
  }

  /// Scrolls by one row inside an item that is higher than the view; says whether it did.
  private mutating func scrollWithinCursor(by items: Int, _ heights: some RowHeights) -> Bool {
    guard abs(items) == 1, !heights.areUniform else { return false }
    let rows = rowCount(index(of: cursor), heights)
    guard rows > height, cursor == top else { return false }
    if items > 0, rows - hiddenRows > height {
      hiddenRows += 1
      return true
    }
    if items < 0, hiddenRows > 0 {
      hiddenRows -= 1
      return true
    }
    return false
  }

  /// Where a fresh press at an edge goes round to, counted on from there, or nil.
  private func positionRound(by items: Int) -> Int? {
    guard edge == .pause, !isGrowing, (knownCount ?? 2) > 1 else { return nil }
    if items > 0, cursor == lastPosition { return clamped(items - 1, toward: items) }
    if items < 0, cursor == 0 { return clamped(lastPosition + items + 1, toward: items) }
    return nil
  }

  private var isGrowing: Bool {
    if case .growing = extent { true } else { false }
  }

  private var firstReachable: Int { extent == .uncounted && cursor < 0 ? cursor : 0 }
  private var lastReachable: Int { extent == .uncounted && cursor >= 0 ? cursor : lastPosition }

  /// A target within the ends that bound the side on which the cursor stands.
  private func clamped(_ target: Int, toward items: Int) -> Int {
    if let count = knownCount { return min(max(0, target), count - 1) }
    return cursor < 0 ? min(target, -1) : max(target, 0)
  }
}
