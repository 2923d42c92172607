extension Viewport {
  /// How the list lies in its view.
  ///
  /// Costs a walk over one screen of rows at most.
  public func arrangement(_ heights: some RowHeights = UniformHeights()) -> Arrangement {
    switch extent {
    case .counted(0), .growing(0): return .empty
    case .growing: return .linear
    case .uncounted: return edge == .ring ? .looping : .linear
    case .counted(let count):
      guard edge == .ring else { return .linear }
      let fits = fitsWhole(count, heights)
      guard count > 1 else { return fits ? .still : .linear }
      return fits && fill == .once ? .still : .looping
    }
  }

  /// What is visible, from the top.
  ///
  /// Costs one screen of rows.
  public func visibleItems(
    _ heights: some RowHeights = UniformHeights()
  ) -> [VisibleItem] {
    let arrangement = arrangement(heights)
    guard arrangement != .empty else { return [] }
    var items: [VisibleItem] = []
    items.reserveCapacity(height)
    var position: Int? = top
    var row = -hiddenRows
    while let here = position, row < height {
      let index = index(of: here)
      let end = row + rowCount(index, heights)
      items.append(
        VisibleItem(
          position: here, index: index, rows: max(0, row)..<min(height, end),
          hiddenRows: max(0, -row)))
      row = end
      position = successor(of: here, arrangement)
    }
    return items
  }

  /// The screen row of the footer, if there is one and it is visible.
  public func footerRow(_ heights: some RowHeights = UniformHeights()) -> Int? {
    guard hasFooter else { return nil }
    let items = visibleItems(heights)
    guard let last = items.last else { return 0 }
    guard successor(of: last.position, arrangement(heights)) == nil else { return nil }
    let end = last.rows.lowerBound + rowCount(last.index, heights) - last.hiddenRows
    return end < height ? end : nil
  }

  /// The items that are at least partly visible, as a range of indexes, or nil if there is none.
  ///
  /// Of a ring whose seam is visible, those on the cursor's side of it.
  public func visibleIndexes(
    _ heights: some RowHeights = UniformHeights()
  ) -> ClosedRange<Int>? {
    let items = visibleItems(heights)
    guard let here = items.firstIndex(where: { $0.position == cursor }) else { return nil }
    var (first, last) = (here, here)
    while first > 0, items[first - 1].index == items[first].index - 1 { first -= 1 }
    while last + 1 < items.count, items[last + 1].index == items[last].index + 1 { last += 1 }
    return items[first].index...items[last].index
  }

  /// The next position, or nil past the last item of a list with ends.
  func successor(of position: Int, _ arrangement: Arrangement) -> Int? {
    arrangement != .looping && position == lastPosition ? nil : position + 1
  }

  /// The position before, or nil before the first item of a list with ends.
  func predecessor(of position: Int, _ arrangement: Arrangement) -> Int? {
    arrangement != .looping && position == 0 ? nil : position - 1
  }

  /// The last item's position in the first lap.
  var lastPosition: Int { (knownCount ?? 0) - 1 }

  /// An item's height, never less than 1, so that no walk can fail to get on.
  func rowCount(_ index: Int, _ heights: some RowHeights) -> Int {
    heights.areUniform ? 1 : max(1, heights.height(ofItem: index))
  }

  private func fitsWhole(_ count: Int, _ heights: some RowHeights) -> Bool {
    guard count <= height else { return false }
    guard !heights.areUniform else { return true }
    var rows = 0
    for index in 0..<count {
      rows += rowCount(index, heights)
      if rows > height { return false }
    }
    return true
  }
}
