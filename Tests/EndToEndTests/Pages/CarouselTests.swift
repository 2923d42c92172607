import Foundation
import Testing

extension EndToEnd {
  @Suite("The carousel", .serialized)
  struct CarouselTests {
    private func slides(_ arguments: String...) throws -> EmulatedTerminal {
      try EmulatedTerminal.album(
        arguments, launch: .with { $0.input = .command("printf 'one\\ntwo\\nthree\\n'") })
    }

    @Test("pages come by themselves, round and round, and p holds them")
    func plays() throws {
      let terminal = try slides("--auto", "0.4")
      for name in ["two", "three", "one", "two"] {
        try terminal.waitFor("the page \(name)") { $0.pageName == name }
      }
      #expect(terminal.screen.shows("▶ 1 s"))
      terminal.send("p")
      let held = try terminal.waitFor(text: "❚❚")
      let name = held.pageName
      let deadline = ContinuousClock.now + .seconds(1)
      while ContinuousClock.now < deadline { terminal.exchange(milliseconds: 50) }
      #expect(terminal.screen.pageName == name)
      terminal.send("p")
      try terminal.waitFor("another page") { $0.pageName != name }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test(
      "they wait while the terminal has not the focus, which it is asked to tell and not to tell")
    func focus() throws {
      let terminal = try slides("--auto", "0.4", "--reverse")
      try terminal.waitFor("the last page") { $0.pageName == "three" }
      #expect(terminal.count(ofWritten: "\u{1b}[?1004h") == 1)
      terminal.send(Keys.focusOut)
      let held = try terminal.waitFor(text: "❚❚")
      terminal.send(Keys.focusIn)
      try terminal.waitFor("another page") { $0.pageName != held.pageName && $0.shows("▶") }
      #expect(try terminal.quit() == .exited(0))
      #expect(terminal.count(ofWritten: "\u{1b}[?1004l") == 1)
      terminal.expectRestored()
    }

    @Test("a kiosk: each page is made anew when it comes round")
    func kiosk() throws {
      let folder = try TemporaryFolder()
      let terminal = try EmulatedTerminal.album(
        ["--auto", "0.3", "--view", "echo x >>runs{}; wc -l <runs{}"],
        launch: .with {
          $0.input = .command("seq 3")
          $0.folder = folder.path
        }, folder: folder)
      try terminal.wait(for: "the third run of the first page") {
        (folder.text(of: "runs1")?.count { $0 == "\n" } ?? 0) >= 3
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("a page slides: between two pages there are frames with both, and none when it is still")
    func slides() throws {
      let terminal = try EmulatedTerminal.album(
        ["--edge", "stop"],
        launch: .with {
          $0.input = .command("printf 'aaaaaaaaaaaaaaaaaaaa\\nbbbbbbbbbbbbbbbbbbbb\\n'")
        })
      try terminal.waitFor("the first page") { $0.shows("1 of 2") && $0.body[0].contains("aaaa") }
      try terminal.settle()
      // A frame that is not taken in time ends the slide, as on a busy machine.
      var isBetween = false
      for turn in 0..<20 where !isBetween {
        let (key, row) = turn.isMultiple(of: 2) ? (Keys.right, " bbbbb") : (Keys.left, " aaaaa")
        terminal.send(key)
        try terminal.wait(for: "the page in its place") {
          let shown = terminal.screen.body[0]
          isBetween = isBetween || shown.contains("a") && shown.contains("b")
          return shown.hasPrefix(row)
        }
      }
      #expect(isBetween)
      try terminal.waitUntilIdle()
      let written = terminal.log.count
      terminal.exchange(milliseconds: 300)
      #expect(terminal.log.count == written)
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("the demo has a third window, with a card for each animal")
    func demo() throws {
      let terminal = try EmulatedTerminal(endless: "--demo", launch: .sized(24, 120))
      try terminal.waitFor("three windows") { $0.shows("Animals") && $0.shows("capybara") }
      try terminal.waitFor("a card") { $0.shows("╭──") && $0.shows("of 16") }
      terminal.send(Keys.tab + Keys.tab + Keys.right)
      try terminal.waitFor("the second card") { $0.shows("2 of 16") }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }
  }
}
