/// The characters of a picture as chafa draws it, row by row, without the blanks around them.
struct PictureText {
  private let rows: [String]

  /// Draws a picture.
  init(_ file: String, _ options: [String], rows: Int, columns: Int) throws(BenchError) {
    let program = try DrivenProgram(["chafa"] + options + [file], rows: rows, columns: columns)
    while !program.isOver { program.exchange(milliseconds: 100) }
    let screen = program.screen
    self.rows = (0..<screen.rows).map { screen.line($0).trimmed }.filter { !$0.isEmpty }
    // What is hardly more than blanks could be found on any screen.
    guard self.rows.count > rows / 2 else { throw BenchError("chafa draws nothing of \(file)") }
  }

  /// Whether a screen shows all of it, one row below the other.
  func isComplete(on screen: ScreenModel) -> Bool {
    var row = 0
    for text in rows {
      while row < screen.rows, screen.line(row).trimmed != text { row += 1 }
      guard row < screen.rows else { return false }
      row += 1
    }
    return true
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
