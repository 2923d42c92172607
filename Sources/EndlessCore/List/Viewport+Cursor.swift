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
    let items = Self.bounded(items)
    guard items != 0 else { return }
    let arrangement = arrangement(heights)
    switch arrangement {
    case .empty: return
    case .still: stepStill(by: items)
    case .looping, .linear:
      if scrollWithinCursor(by: items, arrangement, heights) { return }
      let target = cursor + items
      if arrangement == .looping {
        stepCursor(to: target)
      } else if press == .fresh, let round = positionRound(by: items) {
        (cursor, lap) = (round, lap + items.signum())
        place = items > 0 ? Place(top: 0, hiddenRows: 0) : bottomPlace(heights)
      } else {
        cursor = clamped(target)
      }
      showCursor(heights)
    }
  }

  /// Scrolls by rows as a wheel does: the cursor keeps its item until that leaves the view, then it
  /// is the nearest visible one.
  ///
  /// A list that fits does not move. Where no item would be wholly visible the view goes on to the
  /// next one, so that the cursor's item can always be read.
  public mutating func scroll(by rows: Int, _ heights: some RowHeights = UniformHeights()) {
    guard rows != 0, !isEmpty else { return }
    let before = place
    scrollView(by: rows, heights)
    if place != before { keepCursorInView(wanted: cursor, from: before, rows.signum(), heights) }
  }

  /// Moves view and cursor together, as page keys do: the cursor keeps its screen row.
  ///
  /// At an end first the view goes as far as it can, then the cursor to the last item.
  ///
  /// - Parameters:
  ///   - rows: screen rows, negative for back; one screen is `height − 1`, half of it `height / 2`.
  ///   - heights: how many rows items take.
  public mutating func page(by rows: Int, _ heights: some RowHeights = UniformHeights()) {
    guard rows != 0, !isEmpty else { return }
    let before = place
    let row = cursorRow(heights) ?? 0
    scrollView(by: rows, heights)
    if place == before {
      cursor = rows < 0 ? firstReachable : lastReachable
      showCursor(heights)
    } else {
      let item = visibleItems(heights).first { $0.rows.contains(row) }
      keepCursorInView(wanted: item?.position ?? cursor, from: before, rows.signum(), heights)
    }
  }

  /// Moves the cursor along a loop or list and keeps the lap count.
  mutating func stepCursor(to position: Int) {
    lap += seamsCrossed(from: cursor, to: position)
    cursor = position
  }

  /// The most that one step may be, so that no sum of steps leaves the integers.
  static func bounded(_ step: Int) -> Int { min(max(step, -1 << 48), 1 << 48) }

  private mutating func stepStill(by items: Int) {
    guard let count = knownCount, count > 1 else { return }
    lap += (cursor + items).flooredQuotient(count)
    cursor = (cursor + items).modulo(count)
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
  private mutating func scrollWithinCursor(
    by items: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Bool {
    guard abs(items) == 1, !heights.areUniform else { return false }
    let rows = blockRows(of: cursor, arrangement, heights)
    guard rows > height, let start = startRow(of: cursor, arrangement, heights) else {
      return false
    }
    guard items > 0 ? start + rows > height : start < 0 else { return false }
    place = moved(place, by: items, arrangement, heights)
    return true
  }

  /// Where a fresh press at an edge goes round to, counted on from there, or nil.
  private func positionRound(by items: Int) -> Int? {
    guard edge == .pause, !isGrowing else { return nil }
    let count = knownCount
    guard (count ?? 2) > 1 else { return nil }
    if items > 0, cursor == lastPosition { return min(items, count ?? .max) - 1 }
    if items < 0, cursor == 0 { return count.map { max(0, $0 + items) } ?? items }
    return nil
  }

  private var isGrowing: Bool {
    if case .growing = extent { true } else { false }
  }

  private var firstReachable: Int { extent == .uncounted && cursor < 0 ? cursor : 0 }
  private var lastReachable: Int { extent == .uncounted && cursor >= 0 ? cursor : lastPosition }

  /// A target within the ends that bound the side on which the cursor stands.
  private func clamped(_ target: Int) -> Int {
    if let count = knownCount { return min(max(0, target), count - 1) }
    return cursor < 0 ? min(target, -1) : max(target, 0)
  }
}
