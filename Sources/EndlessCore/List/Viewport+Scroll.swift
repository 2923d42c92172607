extension Viewport {
  /// Where a view stands: its first item and how much of that is hidden.
  struct Place: Hashable {
    var top: Int
    var hiddenRows: Int
  }

  var place: Place {
    get { Place(top: top, hiddenRows: hiddenRows) }
    set {
      top = newValue.top
      hiddenRows = newValue.hiddenRows
    }
  }

  /// Moves the view by rows, without regard to the cursor.
  ///
  /// A list with ends stops at them.
  mutating func scrollView(by rows: Int, _ heights: some RowHeights) {
    let arrangement = arrangement(heights)
    guard arrangement == .looping || arrangement == .linear else { return }
    place = moved(place, by: rows, arrangement, heights)
    settleView(heights)
  }

  /// Puts the view where it may stand: no blank rows below a list with ends while rows lie above, no
  /// hidden row that the top item does not have, nothing hidden of a list that fits.
  mutating func settleView(_ heights: some RowHeights) {
    switch arrangement(heights) {
    case .empty:
      (top, hiddenRows, cursor) = (0, 0, 0)
    case .still:
      (top, hiddenRows) = (0, 0)
      cursor = index(of: cursor)
    case .looping:
      hiddenRows = min(hiddenRows, rowCount(index(of: top), heights) - 1)
    case .linear:
      settleLinear(heights)
    }
  }

  private mutating func settleLinear(_ heights: some RowHeights) {
    if let count = knownCount {
      top = min(max(0, top), count - 1)
      cursor = min(max(0, cursor), count - 1)
    }
    hiddenRows = min(hiddenRows, rowCount(index(of: top), heights) - 1)
    if isPastBottom(heights) { place = bottomPlace(heights) }
  }

  /// Whether the view shows less of the list's end than it could.
  private func isPastBottom(_ heights: some RowHeights) -> Bool {
    // Counted from the start of an uncounted list the end is out of sight.
    if extent == .uncounted, top >= 0 { return false }
    guard lastPosition - top < height else { return false }
    let bottom = bottomPlace(heights)
    return (top, hiddenRows) > (bottom.top, bottom.hiddenRows)
  }

  /// The view with the list's last row (the footer, if there is one) on its last row.
  func bottomPlace(_ heights: some RowHeights) -> Place {
    let room = hasFooter && height > 1 ? height - 1 : height
    return placing(lastPosition, onBottomOf: room, heights)
  }

  /// The view in which the item's last row is the last of `room` rows, or its first row the first
  /// if it is higher than that.
  func placing(_ position: Int, onBottomOf room: Int, _ heights: some RowHeights) -> Place {
    let above = room - rowCount(index(of: position), heights)
    guard above > 0 else { return Place(top: position, hiddenRows: 0) }
    return moved(Place(top: position, hiddenRows: 0), by: -above, arrangement(heights), heights)
  }

  /// A place moved by rows, stopping at the first and at the last item of a list with ends.
  func moved(
    _ start: Place, by rows: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Place {
    var place = start
    place.hiddenRows += rows
    if heights.areUniform, arrangement == .looping {
      return Place(top: place.top + place.hiddenRows, hiddenRows: 0)
    }
    while place.hiddenRows < 0 {
      guard let previous = predecessor(of: place.top, arrangement) else {
        return Place(top: place.top, hiddenRows: 0)
      }
      place.top = previous
      place.hiddenRows += rowCount(index(of: previous), heights)
    }
    while place.hiddenRows > 0 {
      let rows = rowCount(index(of: place.top), heights)
      guard place.hiddenRows >= rows else { break }
      guard let next = successor(of: place.top, arrangement) else {
        place.hiddenRows = rows - 1
        break
      }
      place.top = next
      place.hiddenRows -= rows
    }
    return place
  }
}
