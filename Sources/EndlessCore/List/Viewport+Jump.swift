extension Viewport {
  /// Goes to the first item and puts it on the first row.
  ///
  /// Keeps the lap count.
  public mutating func goHome(_ heights: some RowHeights = UniformHeights()) {
    guard !isEmpty else { return }
    place = Place(top: 0, hiddenRows: 0)
    cursor = 0
    showCursor(heights)
  }

  /// Goes to the last item and puts it on the last row.
  ///
  /// Keeps the lap count.
  public mutating func goToEnd(_ heights: some RowHeights = UniformHeights()) {
    guard !isEmpty else { return }
    cursor = lastPosition
    place = bottomPlace(heights)
    showCursor(heights)
  }

  /// Goes to an item.
  ///
  /// If it is visible nothing scrolls, else it is put in the middle.
  ///
  /// - Parameters:
  ///   - index: the item, from 0; of an uncounted list also counted from the end.
  ///   - route: which way round a ring.
  ///   - heights: how many rows items take.
  /// - Returns: whether there is such an item; if not, nothing has changed.
  @discardableResult
  public mutating func jump(
    to index: Int, route: Route = .shortest(), _ heights: some RowHeights = UniformHeights()
  ) -> Bool {
    if let count = knownCount, !(0..<count).contains(index) { return false }
    let arrangement = arrangement(heights)
    guard arrangement != .empty else { return false }
    let target = position(of: index, route, arrangement)
    let seen = visibleItems(heights).filter { $0.index == index }
    if let item = seen.first(where: { $0.position == target }) ?? seen.first {
      cursor = item.position
      showCursor(heights)
      return true
    }
    cursor = target
    let above = (height - min(height, rowCount(index, heights))) / 2
    place = moved(Place(top: cursor, hiddenRows: 0), by: -above, arrangement, heights)
    showCursor(heights)
    return true
  }

  private func position(of index: Int, _ route: Route, _ arrangement: Arrangement) -> Int {
    guard arrangement == .looping, case .counted(let count) = extent else { return index }
    return cursor + Loop(count: count).distance(from: cursor, to: index, route: route)
  }
}
