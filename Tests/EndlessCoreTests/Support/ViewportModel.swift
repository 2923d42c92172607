import EndlessCore

/// What a view should show, worked out on the rows of the whole list.
///
/// Row 0 is the first item's first row; a ring goes on for ever in both directions. The view is the
/// `height` rows from `offset` on. Nothing here is fast, and nothing is shared with `Viewport`.
struct ViewportModel {
  var heights: [Int]
  /// The first row of each item, and the number of all rows.
  var starts: [Int]
  var edge: Edge
  var height: Int
  var footer = false
  var offset = 0
  /// The current item, unbounded in a ring.
  var cursor = 0
  var lap = 0

  init(heights: [Int], edge: Edge, height: Int) {
    (self.heights, self.edge, self.height) = (heights, edge, height)
    starts = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var count: Int { heights.count }
  var total: Int { starts[count] }
  var loops: Bool { edge == .ring && count > 1 && total > height }
  var isStill: Bool { edge == .ring && total <= height }
  var footerRows: Int { footer && !loops && !isStill && height > 1 ? 1 : 0 }
  var lastOffset: Int { max(0, total + footerRows - height) }
  var index: Int? { count == 0 ? nil : cursor.modulo(count) }

  /// The row of a position's first row.
  func start(_ position: Int) -> Int {
    position.flooredQuotient(count) * total + starts[position.modulo(count)]
  }

  func rows(_ position: Int) -> Int { heights[position.modulo(count)] }

  /// An item's rows, and the footer's below the last one.
  func block(_ position: Int) -> Int {
    rows(position) + (position == count - 1 ? footerRows : 0)
  }

  /// Screen rows from the top; a list with ends has none past them.
  var screen: [ScreenRow] {
    guard count > 0 else { return [] }
    var lines: [ScreenRow] = []
    for row in offset..<offset + height {
      guard loops || (0..<total).contains(row) else { continue }
      let inLap = row.modulo(total)
      let item = heights.indices.last { starts[$0] <= inLap } ?? 0
      lines.append(ScreenRow(item: item, row: inLap - starts[item]))
    }
    return lines
  }

  /// Positions of which at least one row is visible.
  var visible: [Int] {
    let first = loops ? offset.flooredQuotient(total) * count : 0
    let last = loops ? (offset + height).flooredQuotient(total) * count + count : count - 1
    return (first...last).filter { start($0) < offset + height && start($0) + rows($0) > offset }
  }

  func isReadable(_ position: Int) -> Bool {
    isShown(position, rows(position))
      || block(position) > height && isShown(position, block(position))
  }

  private func isShown(_ position: Int, _ rows: Int) -> Bool {
    offset == nearestOffset(start(position), rows)
  }

  /// The offset nearest to the present one that shows so many rows as well as they can be shown.
  private func nearestOffset(_ start: Int, _ rows: Int) -> Int {
    let bounds = [start, start + rows - height].sorted()
    return min(max(offset, bounds[0]), bounds[1])
  }

  mutating func clamp() {
    guard count > 0, !isStill else { return offset = 0 }
    if !loops { offset = min(max(0, offset), lastOffset) }
  }

  mutating func reveal() {
    clamp()
    guard count > 0, !isStill else { return }
    offset = nearestOffset(start(cursor), block(cursor))
    clamp()
  }

  /// What is wrong, whatever led here: the current item must be readable, no row shown twice, no row
  /// blank while there are more.
  var broken: String? {
    guard count > 0 else { return nil }
    let screen = screen
    if !isReadable(cursor) { return "the current item cannot be read" }
    if Set(screen).count != screen.count { return "a row is shown twice" }
    let isBlank = screen.count + footerRows < height && screen.count < total
    return isBlank ? "rows are blank though there are more" : nil
  }
}
