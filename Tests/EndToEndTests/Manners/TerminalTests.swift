import CSystem
import Foundation
import Testing

extension EndToEnd {
  @Suite("Terminals of every kind", .serialized)
  struct TerminalTests {
    @Test("1×1: the current row is visible, keys work")
    func tiny() throws {
      let terminal = try EmulatedTerminal.list(["a", "b", "c"], launch: .sized(1, 1))
      #expect(terminal.screen.lines == ["a"])
      #expect(try terminal.press("j").lines == ["b"])
      #expect(try terminal.press("G").lines == ["c"])
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test(
      "small terminals show the current row",
      arguments: [(1, 80), (2, 80), (3, 80), (24, 1), (24, 2), (24, 3), (4, 20), (3, 19), (2, 2)])
    func small(rows: Int, columns: Int) throws {
      let terminal = try EmulatedTerminal.list(
        "abcdefgh".map { "\($0)" }, launch: .sized(rows, columns))
      #expect(terminal.screen.currentLine.contains("a"))
      #expect(try terminal.press("j", "j").currentLine.contains("c"))
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("a resize storm: the cursor stays on its item, the screen is whole afterwards")
    func storm() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(200))
      let before = try terminal.press("50g")
      #expect(before.currentRow == "row 50")
      var seed: UInt64 = 7
      func next(_ limit: UInt64) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((seed >> 33) % limit) + 1
      }
      for step in 1...150 {
        terminal.resize(rows: next(40), columns: next(120))
        if step.isMultiple(of: 10) {
          let screen = try terminal.waitUntilIdle()
          #expect(screen.columns < 20 || screen.currentLine.contains("row 50"))
        }
      }
      terminal.resize(rows: 24, columns: 80)
      try terminal.waitFor("the row") { $0.currentRow == "row 50" && $0.rows == 24 }
      let after = try terminal.waitUntilIdle()
      #expect(after.cursor.row == before.cursor.row || after.bodyRows.count == 22)
      #expect(after.bodyRows.allSatisfy { $0.hasPrefix("row ") })
      #expect(try terminal.quit() == .exited(0))
      #expect(terminal.modesAfter == terminal.modesBefore)
      #expect(terminal.privateModes == .initial)
    }

    @Test("a vanished terminal ends the program, without a spin")
    func vanish() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(100))
      terminal.vanish()
      #expect(try terminal.waitForEnd() == .signalled(SIGHUP))
      #expect(terminal.processorTime < .seconds(2))
    }

    @Test("a vanished terminal ends a program that ignores SIGHUP, without a spin")
    func vanishWithoutSignal() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(lines: numberedRows(100), to: "list")
      let terminal = try EmulatedTerminal(
        "sh", ["-c", "trap '' HUP; exec \"$0\" \"$1\"", Program.endless, file])
      try terminal.waitFor(text: "row 22")
      terminal.vanish()
      try terminal.waitForEnd()
      #expect(terminal.processorTime < .seconds(2))
    }

    @Test("an unknown TERM: xterm-256color, with a note in the status line")
    func unknownTerminal() throws {
      let terminal = try EmulatedTerminal.list(
        numberedRows(100), launch: .with { $0.environment["TERM"] = "nonesuch" })
      #expect(terminal.screen.shows("row 22"))
      #expect(terminal.screen.status.contains("xterm-256color"))
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("TERM=dumb: one line that names --export, exit 2")
    func dumbTerminal() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(lines: numberedRows(3), to: "list")
      let launch = Launch.with {
        $0.environment["TERM"] = "dumb"
        $0.errors = .pipe
      }
      let terminal = try EmulatedTerminal(endless: file, launch: launch)
      #expect(try terminal.waitForEnd() == .exited(2))
      #expect(terminal.errorText.split(separator: "\n").count == 1)
      #expect(terminal.errorText.contains("--export"))
      #expect(terminal.log.isEmpty)
      terminal.expectRestored()
    }

    @Test("LC_ALL=C: nothing but ASCII, one ? a column")
    func asciiTerminal() throws {
      let rows = ["plain", "é狐é end"] + numberedRows(60)
      let terminal = try EmulatedTerminal.list(
        rows, launch: .with { $0.environment["LC_ALL"] = "C" })
      #expect(terminal.screen.shows("???? end"))
      try terminal.press("j", Keys.help, Keys.escape)
      #expect(terminal.log.allSatisfy { $0 < 0x80 })
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("no locale at all is taken for UTF-8")
    func noLocale() throws {
      let terminal = try EmulatedTerminal.list(
        ["狐 fox"], launch: .with { $0.environment["LANG"] = .some(nil) })
      #expect(terminal.screen.shows("狐 fox"))
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("NO_COLOR: no colour, but bold and reverse", arguments: [true, false])
    func colours(allowed: Bool) throws {
      let launch = Launch.with { if !allowed { $0.environment["NO_COLOR"] = "1" } }
      let rows = ["\u{1b}[31mred\u{1b}[0m", "\u{1b}[1mbold\u{1b}[0m"] + numberedRows(60)
      let terminal = try EmulatedTerminal.list(rows, launch: launch)
      let cells = terminal.screen.cells.joined()
      let isColoured = cells.contains { $0.foreground != .standard || $0.background != .standard }
      #expect(isColoured == allowed)
      #expect(cells.contains { $0.isBold })
      #expect(cells.contains { $0.isReverse })
      #expect(try terminal.quit() == .exited(0))
    }
  }
}
