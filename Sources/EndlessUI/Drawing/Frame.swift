internal import EndlessCore
package import EndlessText

/// A picture of (a part of) the screen in cells, in rows from the top.
package struct Frame: Hashable, Sendable {
  package let rows: Int
  package let columns: Int
  /// All cells, row by row.
  ///
  /// A wide glyph never stands in the last column, and is always followed by its continuation.
  package internal(set) var cells: [Cell]
  /// Where the hardware cursor rests, or nil for the lower right corner.
  package var cursor: (row: Int, column: Int)? {
    get { cursorCell.map { ($0 / max(1, columns), $0 % max(1, columns)) } }
    set { cursorCell = newValue.map { $0.row * columns + $0.column } }
  }
  private var cursorCell: Int?

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: .blank, count: rows * columns)
  }

  package subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}
