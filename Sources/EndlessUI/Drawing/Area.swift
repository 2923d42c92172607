/// A rectangle of the screen, in cells.
package struct Area: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package var rows: Int
  package var columns: Int

  /// The rows of the screen.
  var lines: Range<Int> { row..<row + rows }
}
