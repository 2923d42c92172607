import Foundation
import Testing

extension EndToEnd {
  @Suite("Leaving", .serialized)
  struct LeavingTests {
    @Test("q gives the terminal back and is success")
    func quit() throws {
      let terminal = try EmulatedTerminal.list(numberedRows(100))
      #expect(terminal.modes != terminal.modesBefore)
      #expect(terminal.privateModes.on.contains(1049))
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
      #expect(terminal.errorText.isEmpty)
    }

    @Test(
      "a signal from outside: the terminal is given back, and the program dies of that signal",
      arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV])
    func signal(number: Int32) throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(lines: numberedRows(100), to: "list")
      let terminal = try EmulatedTerminal(endless: file, launch: .with { $0.folder = folder.path })
      try terminal.waitFor(text: "row 22")
      try terminal.waitUntilIdle()
      terminal.signal(number)
      #expect(try terminal.waitForEnd() == .signalled(number))
      terminal.expectRestored()
    }

    @Test(
      "a signal while a page command runs: restored, and nothing of the command is left",
      arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func signalWhileLoading(number: Int32) throws {
      let folder = try TemporaryFolder()
      let terminal = try EmulatedTerminal(
        endless: "--load", "echo $$ > \(folder.path)/id; echo item; exec sleep 1000")
      try terminal.waitFor("the item") { $0.bodyRows.first == "item" }
      let group = try #require(Int32(folder.text(of: "id")?.dropLast() ?? ""))
      terminal.signal(number)
      #expect(try terminal.waitForEnd() == .signalled(number))
      terminal.expectRestored()
      try eventually("the page command ends") { kill(-group, 0) != 0 }
    }

    @Test("an input error is said before the screen is taken, exit 2")
    func inputError() throws {
      let terminal = try EmulatedTerminal(
        endless: "/nonexistent/list", launch: .with { $0.errors = .pipe })
      #expect(try terminal.waitForEnd() == .exited(2))
      #expect(terminal.errorText.split(separator: "\n").count == 1)
      #expect(terminal.errorText.contains("/nonexistent/list"))
      #expect(terminal.log.isEmpty)
      terminal.expectRestored()
    }

    @Test("no source and a terminal for input: one line of usage, exit 2")
    func usage() throws {
      let terminal = try EmulatedTerminal(Program.endless, launch: .with { $0.errors = .pipe })
      #expect(try terminal.waitForEnd() == .exited(2))
      #expect(terminal.errorText.split(separator: "\n").count == 1)
      terminal.expectRestored()
    }

    @Test(
      "^C and Esc with nothing to leave say how to quit", arguments: [Keys.interrupt, Keys.escape])
    func hint(key: String) throws {
      let terminal = try EmulatedTerminal.list(numberedRows(5))
      terminal.send(key)
      try terminal.waitFor("the hint") { $0.status.contains("q quits") }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("^Z gives the terminal back, fg takes it again", .enabled(if: Tmux.isInstalled))
    func suspend() throws {
      let tmux = try Tmux()
      let list = try tmux.folder.write(lines: numberedRows(100), to: "list")
      try tmux.run("echo earlier work; stty -a >\(tmux.folder.path)/before")
      try tmux.waitFor("the shell") { $0.contains("earlier work") }
      try tmux.run("TERM=screen-256color \(Program.endless) \(list)")
      try tmux.waitFor("the list") { $0.contains { $0.contains("row 22") } }
      try tmux.press("Down", "Down")
      try tmux.waitFor("the cursor") { $0.first?.contains("3/100") == true }
      for _ in 1...2 {
        try tmux.press("C-z")
        let suspended = try tmux.waitFor("the shell") { $0.contains { $0.contains("Stopped") } }
        #expect(suspended.contains("earlier work"))
        #expect(try !tmux.isAlternate())
        try tmux.run("clear; stty -a >\(tmux.folder.path)/during; echo earlier work; echo asked")
        try tmux.waitFor("the modes") { $0.contains("asked") }
        #expect(tmux.folder.text(of: "during") == tmux.folder.text(of: "before"))
        try tmux.run("fg")
        try tmux.waitFor("the list again") {
          $0.first?.contains("3/100") == true && $0.contains { $0.contains("row 22") }
        }
      }
      try tmux.press("q")
      try tmux.waitFor("the shell") { $0.contains("asked") }
      #expect(try !tmux.isAlternate())
      try tmux.run("stty -a >\(tmux.folder.path)/after; echo left $?")
      try tmux.waitFor("the shell") { $0.contains("left 0") }
      #expect(tmux.folder.text(of: "after") == tmux.folder.text(of: "before"))
    }
  }
}
