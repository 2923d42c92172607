import CTerminal

/// What the emulated terminal shows at one moment.
struct Screen: Equatable {
  struct Place: Hashable, CustomStringConvertible {
    var row: Int
    var column: Int
    var description: String { "\(row),\(column)" }
  }

  let rows: Int
  let columns: Int
  /// `rows` arrays of `columns` cells.
  let cells: [[ScreenCell]]
  let cursor: Place
  let isCursorVisible: Bool
  let isAlternate: Bool

  /// Reads all of a terminal.
  init(_ terminal: OpaquePointer, rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = (0..<rows).map { row in
      (0..<columns).map { ScreenCell(ct_read(terminal, Int32(row), Int32($0))) }
    }
    var row: Int32 = 0
    var column: Int32 = 0
    ct_cursor(terminal, &row, &column)
    cursor = Place(row: Int(row), column: Int(column))
    isCursorVisible = ct_cursor_visible(terminal)
    isAlternate = ct_alternate_screen(terminal)
  }

  /// The text of every row, without blanks at its end.
  var lines: [String] {
    cells.map { Self.trimmed($0.map(\.text).joined()) }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The row that holds the status line.
  var status: String { lines.last ?? "" }

  /// Whether some row holds the text.
  func shows(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The first row that holds the text.
  func row(showing text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }
  }

  /// The rows whose text, or a good part of it, is drawn in reverse.
  var reversedRows: [Int] {
    cells.indices.filter { row in cells[row].count(where: \.isReverse) * 2 > columns / 2 }
  }

  /// The text of the row that the cursor rests on.
  var currentLine: String {
    lines.indices.contains(cursor.row) ? lines[cursor.row] : ""
  }

  /// What differs from another screen of the same size, in words.
  func differences(from other: Screen) -> [String] {
    var found: [String] = []
    if cursor != other.cursor { found.append("cursor \(cursor), was \(other.cursor)") }
    if isCursorVisible != other.isCursorVisible { found.append("visible: \(isCursorVisible)") }
    if isAlternate != other.isAlternate { found.append("alternate: \(isAlternate)") }
    for (row, pair) in zip(cells, other.cells).enumerated() where pair.0 != pair.1 {
      for column in pair.0.indices where pair.0[column] != pair.1[column] {
        found.append("\(row),\(column): \(pair.0[column]), was \(pair.1[column])")
      }
    }
    return found
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
