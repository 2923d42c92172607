import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes a terminal and shows something.
func openScroller(
  _ terminal: borrowing TerminalDevice, type: String = "xterm-256color", wake: Int32 = -1
) throws -> TerminalScroller {
  let device = TerminalDevice(input: terminal.input, output: terminal.output)
  var scroller = TerminalScroller(
    terminal: try Terminal(device, options: TerminalOptions(type: type), wake: wake))
  let body = Frame([row("hello", columns: 5)])
  scroller.show(Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: body)]))
  return scroller
}

extension Pseudoterminal {
  var device: TerminalDevice { TerminalDevice(input: guest, output: guest) }
}

extension CursesTests {
  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
  func aSessionGivesBackModesAndScreen(type: String) throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    do {
      let scroller = try openScroller(terminal.device, type: type)
      #expect(scroller.size == Size(rows: 24, columns: 80))
      #expect(terminal.modes != before)
      #expect(terminal.output().contains("hello"))
    }
    #expect(terminal.modes == before)
    let last = terminal.output()
    if type == "xterm-256color" {
      #expect(
        last == "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
          + "\u{1B}[24;1H\u{1B}[?12l\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0;0t\r\u{1B}[?1l\u{1B}>")
    }
  }

  @Test func everyKeyIsOursExceptTheOneForQuit() throws {
    let terminal = try Pseudoterminal()
    let scroller = try openScroller(terminal.device)
    var modes = termios()
    tcgetattr(terminal.guest, &modes)
    #expect(modes.c_lflag & tcflag_t(ISIG) != 0)
    #expect(modes.c_lflag & tcflag_t(ICANON | ECHO | IEXTEN) == 0)
    #expect(modes.c_iflag & tcflag_t(IXON | ICRNL) == 0)
    #if os(Linux)
      let keys = [modes.c_cc.0, modes.c_cc.1, modes.c_cc.10]
      #expect(keys == [0, 0x1C, 0])
    #endif
    #expect(scroller.size.rows == 24)
  }

  @Test func keysComeThroughTheTerminal() throws {
    let terminal = try Pseudoterminal()
    let scroller = try openScroller(terminal.device)
    var reader = KeyReader(descriptor: scroller.terminal.inputDescriptor)
    let typed: [UInt8] = [0x03, 0x1A, 0x13, 0x0D, 0x16, 0x1B, 0x4F, 0x41]
    _ = write(terminal.host, typed, typed.count)
    #expect(
      try reader.read() == [
        .key(.control("c")), .key(.control("z")), .key(.control("s")), .key(.enter),
        .key(.control("v")), .key(.up),
      ])
  }

  @Test func aNewSizeOfTheTerminalIsTaken() throws {
    let terminal = try Pseudoterminal()
    var scroller = try openScroller(terminal.device)
    try terminal.resize(rows: 1, columns: 1)
    scroller.resize()
    #expect(scroller.size == Size(rows: 1, columns: 1))
    try terminal.resize(rows: 0, columns: 0)
    scroller.resize()
    #expect(scroller.size == Size(rows: 1, columns: 1))
  }

  @Test func theTerminalIsTakenAgainWhole() throws {
    let terminal = try Pseudoterminal()
    var scroller = try openScroller(terminal.device)
    let during = terminal.modes
    _ = terminal.output()
    scroller.terminal.resume()
    let taken = terminal.output()
    #expect(taken.contains("\u{1B}[?1049l"))
    #expect(taken.contains("\u{1B}[?1002h") && taken.contains("\u{1B}[?2004h"))
    let body = Frame([row("hello", columns: 5)])
    scroller.show(Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: body)]))
    #expect(terminal.modes == during)
    let output = terminal.output()
    #expect(output.contains("\u{1B}[?1049h") && output.contains("hello"))
    // The user's own palette is none of our business.
    #expect(!output.contains("\u{1B}]104"))
  }

  @Test func aTerminalWithoutCursorIsRefusedUntouched() throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    #expect(throws: CursesError.cannotMoveCursor("dumb")) {
      _ = try openScroller(terminal.device, type: "dumb")
    }
    #expect(terminal.modes == before)
    #expect(terminal.output() == "")
  }

  @Test(arguments: ["no-such-terminal", "unknown", ""])
  func anUnknownTypeIsDrawnAsXterm(type: String) throws {
    let terminal = try Pseudoterminal()
    let scroller = try openScroller(terminal.device, type: type)
    #expect(scroller.terminal.note?.contains("'\(type)'") == true)
    #expect(terminal.output().contains("\u{1B}[?1049h"))
  }

  @Test func aKnownTypeHasNoNote() throws {
    let terminal = try Pseudoterminal()
    let scroller = try openScroller(terminal.device, type: "vt100")
    #expect(scroller.terminal.note == nil)
  }

  @Test func signalsAreNewsAndWakeTheLoop() throws {
    let terminal = try Pseudoterminal()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    do {
      let scroller = try openScroller(terminal.device, wake: ends[1])
      // One after the other: a stop that is still pending takes a continuation away.
      for signal in [SIGWINCH, SIGCONT, SIGTSTP, SIGTERM] {
        kill(getpid(), signal)
        var byte: UInt8 = 0
        #expect(read(ends[0], &byte, 1) == 1)
      }
      let news = SignalNews.take()
      #expect(news.isResized && news.isContinued && news.asksToStop)
      #expect(news.ending == SIGTERM)
      let later = SignalNews.take()
      #expect(!later.isResized && !later.isContinued && !later.asksToStop)
      #expect(later.ending == SIGTERM)
      #expect(scroller.size.rows == 24)
    }
    var action = sigaction()
    sigaction(SIGTERM, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
  }
}
