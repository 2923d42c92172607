import Foundation
import Testing

extension EndToEnd {
  /// Texts that break programs, from a folder beside the project that not everybody has.
  @Suite("Handed texts", .serialized, .enabled(if: HandedText.areThere, "skipped: no texts there"))
  struct HandedTextTests {
    @Test(
      "one row each, nothing raw, Down and Up lead back to the same cells",
      arguments: HandedText.names, [80, 41, 20, 7])
    func text(name: String, columns: Int) throws {
      let path = try #require(HandedText.path(of: name))
      let text = try Data(contentsOf: URL(fileURLWithPath: path))
      let count = text.split(separator: 0x0A, omittingEmptySubsequences: false).count - 1
      let terminal = try EmulatedTerminal(endless: path, launch: .sized(24, columns))
      try terminal.waitFor("its screen") { $0.isAlternate && !$0.text.isEmpty }
      try terminal.waitUntilIdle()
      for _ in 0...(count / 21) {
        let before = terminal.screen
        expectWhole(before)
        terminal.send("j")
        expectWhole(try terminal.waitUntilIdle())
        let after = try terminal.press("k")
        #expect(after.differences(from: before) == [], "after Down and Up")
        try terminal.press(Keys.pageDown)
      }
      let last = try terminal.press("G")
      #expect(columns < 20 || last.lines[0].contains("\(count)/\(count)"))
      #expect(terminal.bells == 0)
      for raw in ["\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{9b}", "\u{e}", "\u{202e}", "\u{7f}"] {
        terminal.expectNoRaw(raw)
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    /// The scroll bar stands in the last column of every row, and nothing else does.
    private func expectWhole(_ screen: Screen) {
      guard screen.columns >= 20 else { return }
      for cells in screen.cells.dropFirst().dropLast() {
        #expect(["│", "┃"].contains(cells[screen.columns - 1].text))
      }
    }
  }
}

/// Where the handed texts are.
enum HandedText {
  static let names = ["naughty-strings.txt", "UTF-8-test.txt", "UTF-8-demo.txt"]

  static var areThere: Bool { names.allSatisfy { path(of: $0) != nil } }

  static func path(of name: String) -> String? {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = package.appendingPathComponent("../shared/cases/text/" + name).standardized.path
    return FileManager.default.isReadableFile(atPath: path) ? path : nil
  }
}
