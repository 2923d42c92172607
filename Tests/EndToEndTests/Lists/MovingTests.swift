import Testing

extension EndToEnd {
  @Suite("Moving", .serialized)
  struct MovingTests {
    @Test("C1 one step past either end of eight items shows the other end")
    func c1() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(8))
      #expect(terminal.screen.currentRow == "row 1")
      #expect(try terminal.press("k").currentRow == "row 8")
      #expect(try terminal.press("j").currentRow == "row 1")
      #expect(try terminal.press(Keys.up).currentRow == "row 8")
      #expect(try terminal.press(Keys.down).currentRow == "row 1")
    }

    @Test("C1 page keys in static mode stop at the end")
    func c1Pages() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(8))
      #expect(try terminal.press(Keys.pageDown).currentRow == "row 8")
      #expect(try terminal.press(Keys.pageDown).currentRow == "row 8")
      #expect(try terminal.press(Keys.pageUp).currentRow == "row 1")
      #expect(try terminal.press(Keys.pageUp).currentRow == "row 1")
    }

    @Test("C4 110 Downs on 100 items without wrapping end on item 100")
    func c4() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(100), "--edge", "stop")
      terminal.send(String(repeating: Keys.down, count: 110))
      let screen = try terminal.waitFor("row 100") { $0.currentRow == "row 100" }
      #expect(screen.bodyRows.last == "row 100")
      #expect(try terminal.waitUntilIdle().currentRow == "row 100")
    }

    @Test(
      "C5 +N opens on item N, from the end where negative",
      arguments: [("+3", 3), ("+-3", 998), ("+1", 1), ("+-1", 1000), ("+0", 1)])
    func c5(option: String, row: Int) throws {
      let terminal = try EmulatedTerminal.list(numberedRows(1000), option)
      #expect(terminal.screen.currentRow == "row \(row)")
    }

    @Test("C6 5j on four rows ends on the fourth, 5k on the first, with --edge stop")
    func c6() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(4), "--edge", "stop")
      #expect(try terminal.press("5j").currentRow == "row 4")
      #expect(try terminal.press("5k").currentRow == "row 1")
    }

    @Test("C7 a page keeps one row of overlap, half a page is half")
    func c7() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(200))
      #expect(terminal.screen.bodyRows.last == "row 22")
      var screen = try terminal.press(Keys.pageDown)
      #expect(screen.bodyRows.first == "row 22")
      #expect(screen.currentRow == "row 22")
      screen = try terminal.press(Keys.pageDown)
      #expect(screen.bodyRows.first == "row 43")
      screen = try terminal.press(Keys.pageUp)
      #expect(screen.bodyRows.first == "row 22")
      screen = try terminal.press("d")
      #expect(screen.bodyRows.first == "row 33")
      screen = try terminal.press("u")
      #expect(screen.bodyRows.first == "row 22")
    }

    @Test("C8 1 and 48 of 48 are gone to; 49 and 50 change nothing and say so")
    func c8() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(48))
      #expect(try terminal.press("48g").currentRow == "row 48")
      #expect(try terminal.press("1g").currentRow == "row 1")
      let before = try terminal.press("24g")
      for keys in ["49g", "50g"] {
        let after = try terminal.press(keys)
        #expect(after.body == before.body)
        #expect(after.cursor == before.cursor)
        #expect(after.status.contains("48"))
      }
    }

    @Test("C8 +42 opens with row 42 current and visible")
    func c8Start() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(48), "+42")
      #expect(terminal.screen.currentRow == "row 42")
      #expect(terminal.screen.bodyRows.contains("row 42"))
    }

    @Test("going round and back: the seam, the lap, the same screen")
    func laps() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(30))
      let first = terminal.screen
      let screen = try terminal.press("G", "j")
      #expect(screen.currentRow == "row 1")
      #expect(screen.lines[0].contains("lap 2"))
      #expect(screen.bodyRows.contains("row 30"))
      #expect(try terminal.press("k", Keys.home).body == first.body)
    }

    @Test("a flood of keys ends at the right row")
    func flood() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(20_000))
      terminal.send(String(repeating: "j", count: 10_000))
      try terminal.waitFor("row 10001") { $0.currentRow == "row 10001" }
      #expect(try terminal.waitUntilIdle().currentRow == "row 10001")
    }

    @Test("the wheel scrolls by three rows, a click moves the cursor")
    func mouse() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(100))
      var screen = try terminal.press(Keys.wheel(down: true, row: 5, column: 5))
      #expect(screen.bodyRows.first == "row 4")
      screen = try terminal.press(Keys.click(row: 7, column: 9))
      #expect(screen.cursor.row == 7)
      #expect(screen.currentRow == "row 10")
    }

    @Test("help opens over the screen and leaves it as it was")
    func help() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(100))
      let before = try terminal.press("j")
      let help = try terminal.press(Keys.help)
      #expect(help.shows("PgUp"))
      #expect(!help.shows("row 7"))
      #expect(try terminal.press(Keys.escape).body == before.body)
      #expect(try terminal.press(Keys.redraw).body == before.body)
    }
  }
}
