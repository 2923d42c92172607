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
    place = moved(place, by: Self.bounded(rows), arrangement, heights)
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
      stayNearOrigin()
      hiddenRows = min(hiddenRows, rowCount(index(of: top), heights) - 1)
    case .linear:
      settleLinear(heights)
    }
  }

  /// Whether a footer can be seen: not on a view of one row, which the current item needs.
  func showsFooter(_ arrangement: Arrangement) -> Bool {
    hasFooter && height > 1 && arrangement == .linear
  }

  /// The view with the list's last row (the footer, if there is one) on its last row.
  func bottomPlace(_ heights: some RowHeights) -> Place {
    let arrangement = arrangement(heights)
    let room = showsFooter(arrangement) ? height - 1 : height
    let rows = rowCount(index(of: lastPosition), heights)
    return moved(Place(top: lastPosition, hiddenRows: 0), by: rows - room, arrangement, heights)
  }

  /// A place moved by rows, stopping at the first and at the last item of a list with ends.
  ///
  /// Costs a walk over as many rows, or constant time where all items take one.
  func moved(
    _ start: Place, by rows: Int, _ arrangement: Arrangement, _ heights: some RowHeights
  ) -> Place {
    if heights.areUniform {
      let target = start.top + start.hiddenRows + rows
      return Place(top: bounded(target, from: start.top, arrangement), hiddenRows: 0)
    }
    var place = start
    place.hiddenRows += rows
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

  /// A position between the ends of a list that has them.
  private func bounded(_ position: Int, from start: Int, _ arrangement: Arrangement) -> Int {
    guard arrangement != .looping else { return position }
    if let count = knownCount { return min(max(0, position), count - 1) }
    return start < 0 ? min(position, -1) : max(position, 0)
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

  /// Takes whole laps off positions that would otherwise leave the integers one day.
  private mutating func stayNearOrigin() {
    guard abs(top) > 1 << 52, case .counted(let count) = extent else { return }
    let laps = top.flooredQuotient(count) * count
    (top, cursor) = (top - laps, cursor - laps)
  }
}
