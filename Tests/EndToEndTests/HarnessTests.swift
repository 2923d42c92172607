import Foundation
import Testing

extension EndToEnd {
  /// The harness itself, tried on programs that everybody has.
  @Suite("Harness", .serialized)
  struct HarnessTests {
    @Test("cat's output is on the screen, wide characters in two cells, colours as asked for")
    func screen() throws {
      let terminal = try EmulatedTerminal("cat", launch: .sized(5, 20))
      terminal.send("狐x\u{1b}[1;31m")
      try terminal.waitFor(text: "狐x")
      terminal.send("\u{4}\u{4}")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.modesAfter == terminal.modesBefore)
      let row = try #require(terminal.screen.row(showing: "狐x"))
      #expect(terminal.screen.cells[row][0].width == 2)
      #expect(terminal.screen.cells[row][1].text.isEmpty)
      #expect(terminal.screen.cells[row][2].text == "x")
    }

    @Test("attributes and answers: reverse, bold, colours, device attributes")
    func attributes() throws {
      let script =
        #"printf '\033[7;1;34mA\033[0mB\033[c'; stty raw -echo; dd bs=1 count=4 2>&1 | od -An -c"#
      let terminal = try EmulatedTerminal("sh", ["-c", script])
      try terminal.waitForEnd()
      let row = try #require(terminal.screen.row(showing: "AB"))
      let cells = terminal.screen.cells[row]
      #expect(cells[0].isReverse && cells[0].isBold && cells[0].foreground == .indexed(4))
      #expect(!cells[1].isReverse && !cells[1].isBold && cells[1].foreground == .standard)
      #expect(terminal.screen.shows("033   [   ?   1"))
    }

    @Test("less leaves the terminal as it was, and a program that does not is found out")
    func restored() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(lines: (1...100).map { "row \($0)" }, to: "rows")
      let terminal = try EmulatedTerminal("less", [file])
      try terminal.waitFor(text: "row 23")
      #expect(terminal.screen.isAlternate)
      #expect(terminal.modes != terminal.modesBefore)
      terminal.send("q")
      #expect(try terminal.waitForEnd() == .exited(0))
      terminal.expectRestored()

      let careless = try EmulatedTerminal("sh", ["-c", #"stty -echo; printf '\033[?25l'"#])
      try careless.waitForEnd()
      #expect(careless.modesAfter != careless.modesBefore)
      #expect(careless.privateModes != .initial)
      #expect(careless.screen != careless.screenBefore)
    }

    @Test("the cursor that the alternate screen saves is not the primary screen's")
    func savedCursors() throws {
      let script = #"printf '\033[?1049h\033[5;5H\0337\033[1;1H\0338x\033[?1049l'"#
      let terminal = try EmulatedTerminal("sh", ["-c", script])
      try terminal.waitForEnd()
      terminal.expectRestored()
    }

    @Test("signals end a program and are told apart from exits")
    func signals() throws {
      let terminal = try EmulatedTerminal("cat")
      terminal.signal(SIGTERM)
      #expect(try terminal.waitForEnd() == .signalled(SIGTERM))
      let typed = try EmulatedTerminal("cat")
      typed.send(Keys.interrupt)
      #expect(try typed.waitForEnd() == .signalled(SIGINT))
      #expect(try Run("sh", ["-c", "exit 7"]).outcome == .exited(7))
    }

    @Test("a new size is seen, with its signal")
    func resize() throws {
      let script = "trap 'stty size' WINCH; echo ready; while :; do read line; done"
      let terminal = try EmulatedTerminal("sh", ["-c", script])
      try terminal.waitFor(text: "ready")
      terminal.resize(rows: 7, columns: 31)
      try terminal.waitFor(text: "7 31")
      #expect(terminal.screen.rows == 7 && terminal.screen.columns == 31)
    }

    @Test("data go through pipes while keys go to the terminal")
    func pipes() throws {
      let launch = Launch.with {
        $0.input = .pipe
        $0.output = .pipe
      }
      let script = "read data; read key </dev/tty; echo got $data and $key"
      let terminal = try EmulatedTerminal("sh", ["-c", script], launch: launch)
      terminal.feed("water\n")
      terminal.closeInput()
      terminal.send("fire\r")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.outputText == "got water and fire\n")
    }

    @Test("a program without a terminal cannot open one")
    func noTerminal() throws {
      let run = try Run("sh", ["-c", "cat; exec 2>/dev/null; (: </dev/tty) || exit 9"], input: "x")
      #expect(run.outcome == .exited(9))
      #expect(run.output == "x")
    }

    @Test("a vanished terminal ends a program by SIGHUP")
    func vanish() throws {
      let terminal = try EmulatedTerminal("cat")
      terminal.vanish()
      #expect(try terminal.waitForEnd() == .signalled(SIGHUP))
    }

    @Test("waiting in vain fails and shows the screen")
    func deadline() throws {
      let terminal = try EmulatedTerminal("sh", ["-c", "echo something; read x"])
      try terminal.waitFor(text: "something")
      let failure = #expect(throws: Failure.self) {
        try terminal.waitFor(text: "nothing", within: .milliseconds(50))
      }
      #expect(failure?.description.contains("|something") == true)
    }

    @Test(
      "idle means that keys were read and nothing is being done",
      .enabled(if: ProcessStatus.isKnown))
    func idle() throws {
      let terminal = try EmulatedTerminal(
        "sh", ["-c", "read x; for i in 1 2 3; do echo n$i; done; read y"])
      terminal.send("x\r")
      let screen = try terminal.waitUntilIdle()
      #expect(screen.shows("n3"))
      #expect(terminal.status.voluntarySwitches != nil)
    }

    @Test(
      "a producer of endless data is paused by who does not read",
      .enabled(if: ProcessStatus.isKnown))
    func producer() throws {
      let terminal = try EmulatedTerminal(
        "sh", ["-c", "read a b; echo $a; read x </dev/tty"],
        launch: .with { $0.input = .command("exec yes 1") })
      try terminal.waitFor(text: "1")
      try terminal.waitUntilIdle()
      let producer = try #require(terminal.producer)
      let written = try #require(ProcessStatus(process: producer).written)
      #expect(written > 0 && written < 1_000_000)
    }

    @Test(
      "job control in tmux: suspended, and in the foreground again", .enabled(if: Tmux.isInstalled))
    func jobs() throws {
      let tmux = try Tmux()
      try tmux.run("cat")
      try tmux.run("hello")
      try tmux.waitFor("an echo") { $0.count { $0 == "hello" } == 2 }
      try tmux.press("C-z")
      try tmux.waitFor("a stopped job") { $0.contains { $0.contains("Stopped") } }
      try tmux.run("fg")
      try tmux.run("again")
      try tmux.waitFor("an echo") { $0.count { $0 == "again" } == 2 }
      #expect(try !tmux.isAlternate())
    }

  }

  @Test(
    "private modes are followed through output",
    arguments: [
      ("", [7, 25]), ("\u{1b}[?1049h\u{1b}[?1;1006h", [1, 7, 25, 1006, 1049]),
      ("\u{1b}[?25l\u{1b}[?25", [7]), ("\u{1b}[?7;25lx\u{1b}[25h", []),
      ("\u{1b}[?25l\u{1b}[?12;25h", [7, 12, 25]),
    ])
  func privateModes(output: String, on: [Int]) {
    #expect(PrivateModes(after: Array(output.utf8)).on == Set(on))
  }
}
