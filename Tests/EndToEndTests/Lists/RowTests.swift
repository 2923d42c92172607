import Testing

extension EndToEnd {
  @Suite("Rows", .serialized)
  struct RowTests {
    /// 80 columns less the gutter's two and the scroll bar.
    static let textWidth = 77

    @Test("C9 a row exactly as wide as the text area has no cut mark, a wider one has")
    func c9() throws {
      let exact = String(repeating: "x", count: Self.textWidth - 1) + "E"
      let wider = String(repeating: "y", count: Self.textWidth) + "E"
      let terminal = try EmulatedTerminal.list([exact, wider] + numberedRows(60))
      let rows = terminal.screen.cells[1...2].map { cells in
        cells[2..<(2 + Self.textWidth)].map(\.text).joined()
      }
      #expect(rows[0] == exact)
      #expect(rows[1].hasPrefix(String(repeating: "y", count: Self.textWidth - 1)))
      #expect(["…", ">"].contains(rows[1].last))
    }

    @Test("C9 a one-row terminal shows a row")
    func c9OneRow() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(9), launch: .sized(1, 80))
      #expect(terminal.screen.lines[0].contains("row 1"))
      #expect(try terminal.press("j").lines[0].contains("row 2"))
    }

    @Test("C9 scrolling sideways stops at the longest row on the screen")
    func c9Sideways() throws {
      let long = (0..<20).map { "column \($0) " }.joined() + "THE END"
      let terminal = try EmulatedTerminal.list([long] + numberedRows(60))
      for _ in 0..<40 { terminal.send(Keys.right) }
      let screen = try terminal.waitUntilIdle()
      #expect(screen.shows("THE END"))
      #expect(try terminal.press(Keys.right).body == screen.body)
      for _ in 0..<40 { terminal.send(Keys.left) }
      #expect(try terminal.waitUntilIdle().shows("column 0 column 1"))
    }

    @Test("C11 a line of 256 KiB opens and scrolls")
    func c11() throws {
      let line = String(repeating: "0123456789abcdef", count: 16 * 1024)
      let terminal = try EmulatedTerminal.list([line, "second"])
      #expect(terminal.screen.shows("0123456789abcdef0123"))
      #expect(terminal.screen.shows("second"))
      let before = terminal.screen.body
      #expect(try terminal.press(Keys.right).body != before)
      #expect(try terminal.press(Keys.left).body == before)
      #expect(try terminal.press("j").currentRow == "second")
      let wrapped = try terminal.press("k", "w")
      #expect(wrapped.bodyRows.filter { $0.contains("0123456789abcdef0123") }.count > 20)
    }

    @Test("C12 an item that contains newlines is one item, with a mark for the break")
    func c12() throws {
      let terminal = try items("one\ntwo\0three\0", "--read0")
      let screen = terminal.screen
      let row = try #require(screen.row(showing: "one"))
      #expect(screen.lines[row].contains("two"))
      #expect(!screen.lines[row].contains("onetwo"))
      #expect(screen.currentLine.contains("one"))
      #expect(try terminal.press("j").currentRow == "three")
      #expect(try terminal.press("k").currentLine.contains("two"))
    }

    @Test("C13 moving to the third of three items on three list rows scrolls nothing")
    func c13() throws {
      let terminal = try items("one\0two\0three", "--read0", launch: .sized(5, 80))
      let before = terminal.screen.bodyRows
      #expect(before == ["one", "two", "three"])
      let screen = try terminal.press("j", "j")
      #expect(screen.bodyRows == before)
      #expect(screen.currentRow == "three")
    }

    @Test("C14 a tall item among 58: the current item is always visible, Down then Up is no change")
    func c14() throws {
      let items = (1...58).map { $0 == 26 ? "item 26\nb\nc\nd" : "item \($0)" }
      let terminal = try self.items(
        items.joined(separator: "\0"), "--read0", "--wrap", launch: .sized(37, 80))
      for _ in 1...3 {
        #expect(try terminal.press(Keys.pageDown).currentRow.hasPrefix("item"))
      }
      let before = terminal.screen
      #expect(try terminal.press(Keys.down).currentRow.hasPrefix("item"))
      let after = try terminal.press(Keys.up)
      #expect(after.body == before.body)
      #expect(after.cursor == before.cursor)
    }

    @Test(
      "C20 Japanese text up to a border leaves the border in its column", arguments: [80, 79, 81])
    func c20(columns: Int) throws {
      let folder = try TemporaryFolder()
      let kana = (0..<60).map { n in
        String(repeating: "x", count: n % 3) + String(repeating: "こあら", count: 20)
      }
      let left = try folder.write(lines: kana, to: "left")
      let right = try folder.write(lines: kana, to: "right")
      let terminal = try EmulatedTerminal(endless: left, right, launch: .sized(24, columns))
      try terminal.waitFor(text: "こあら")
      for keys in ["", "j", Keys.pageDown, "G", Keys.right] {
        let screen = try terminal.press(keys)
        let borders = screen.cells.dropFirst().dropLast().map { row in
          row.indices.filter { ["│", "┃"].contains(row[$0].text) }
        }
        #expect(Set(borders).count == 1, "after \(keys.debugDescription)")
        #expect(borders.first?.isEmpty == false)
      }
    }

    @Test("C24 control bytes in rows never reach the screen raw")
    func c24() throws {
      let rows = [
        "title \u{1b}]0;pwned\u{7} after", "bell \u{7}", "shift \u{e} in", "csi \u{9b}31m eight",
        "dcs \u{1b}Pq#0\u{1b}\\ after", "back\u{1b}[2Jclear", "del \u{7f}", "nul \0 x",
        "override \u{202e} x", "open \u{1b}]8;;http://x", "mode \u{1b}[?5h",
      ]
      let terminal = try EmulatedTerminal.list(rows + numberedRows(60))
      try terminal.press("j", Keys.pageDown, Keys.pageUp)
      for raw in ["\u{1b}]0;", "pwned", "\u{e}", "\u{9b}", "\u{1b}P", "\u{7f}", "\u{1b}[?5h"] {
        terminal.expectNoRaw(raw)
      }
      #expect(terminal.bells == 0)
      #expect(terminal.screen.shows("^G"))
      #expect(terminal.screen.shows("shift ^N in"))
      #expect(terminal.screen.shows("<U+202E>"))
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    private func items(
      _ text: String, _ arguments: String..., launch: Launch = .standard
    ) throws -> EmulatedTerminal {
      let folder = try TemporaryFolder()
      let file = try folder.write(text, to: "items")
      let terminal = try EmulatedTerminal(Program.endless, arguments + [file], launch: launch)
      terminal.folders.append(folder)
      try terminal.waitFor("its screen") { $0.isAlternate && !$0.text.isEmpty }
      try terminal.waitUntilIdle()
      return terminal
    }
  }
}
