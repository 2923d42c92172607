extension EmulatedTerminal {
  /// Starts `endless` on a file of rows and waits for its first screen.
  static func list(
    _ rows: some Sequence<String>, _ arguments: String..., launch: Launch = .standard
  ) throws -> EmulatedTerminal {
    let folder = try TemporaryFolder()
    let file = try folder.write(lines: rows, to: "list")
    let terminal = try EmulatedTerminal(Program.endless, arguments + [file], launch: launch)
    terminal.folders.append(folder)
    try terminal.waitFor("its screen") { $0.isAlternate && !$0.text.isEmpty }
    try terminal.waitUntilIdle()
    return terminal
  }

  /// Types keys and returns the screen once they have been acted on.
  @discardableResult
  func press(_ keys: String...) throws -> Screen {
    for key in keys {
      send(key)
      try waitUntilIdle()
    }
    return screen
  }

  /// Types `q`, and checks that the program leaves as it should.
  func quit() throws -> Outcome {
    send("q")
    return try waitForEnd()
  }
}

/// `row 1`, `row 2`, … up to a number.
func numberedRows(_ count: Int) -> [String] {
  (1...count).map { "row \($0)" }
}

extension Screen {
  /// The body: without the title and the status line.
  var body: [String] { Array(lines.dropFirst().dropLast()) }

  /// The row under the cursor, without gutter and scroll bar.
  var currentRow: String { Self.content(currentLine) }

  /// The body's rows, without gutter and scroll bar.
  var bodyRows: [String] { body.map(Self.content) }

  private static func content(_ line: String) -> String {
    let marks: Set<Character> = ["▌", "↻", "┃", "│", " "]
    var line = Substring(line)
    while let first = line.first, marks.contains(first) { line.removeFirst() }
    while let last = line.last, marks.contains(last) { line.removeLast() }
    return String(line)
  }
}
