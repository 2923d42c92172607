import EndlessCore
import Testing

@testable import EndlessUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes the terminal at a path, and does something with it.
private func withTerminal(_ path: String, _ body: () -> Void) throws {
  let descriptor = open(path, O_RDWR | O_NOCTTY)
  let scroller = try openScroller(TerminalDevice(input: descriptor, output: descriptor))
  body()
  try #require(scroller.size.rows > 0)
}

/// Sends a signal as another process would; the threads that tests run on do not take it themselves.
private func send(_ signal: Int32, until isDone: () -> Bool) {
  kill(getpid(), signal)
  let deadline = ContinuousClock.now + .seconds(30)
  while !isDone(), ContinuousClock.now < deadline { sched_yield() }
}

/// What the crash handler writes on an xterm.
private let restoring =
  "\u{18}\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[39;49m\u{1B}(B\u{1B}[m"
  + "\u{1B}[?12l\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0;0t\u{1B}[?1l\u{1B}>\r"

extension CursesTests {
  private func expectRestored(_ terminal: Pseudoterminal, _ before: [UInt8]) {
    #expect(terminal.modes == before)
    let output = terminal.output()
    #expect(output.contains("hello"))
    #expect(output.hasSuffix(restoring), "\(output.suffix(120).debugDescription)")
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE])
  func aCrashRestoresTheTerminalAndDiesOfItsSignal(signal: Int32) async throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    let path = terminal.path
    let status = await #expect(processExitsWith: .failure) {
      [path = path as String, signal = signal as Int32] in
      try withTerminal(path) { send(signal) { false } }
    }
    #expect(status?.exitStatus == .signal(signal))
    expectRestored(terminal, before)
  }

  @Test func aTrapRestoresTheTerminal() async throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      try withTerminal(path) { preconditionFailure("on purpose") }
    }
    expectRestored(terminal, before)
  }

  @Test func aStackOverflowRestoresTheTerminal() async throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      func sink(_ depth: Int) -> Int { depth == .max ? 0 : sink(depth + 1) &* 3 &+ depth }
      try withTerminal(path) { exit(Int32(truncatingIfNeeded: sink(0))) }
    }
    expectRestored(terminal, before)
  }

  /// The loop is stuck: one second after the signal the handler does what the loop should have done.
  @Test(arguments: [SIGTERM, SIGQUIT])
  func aStuckLoopIsEndedByItsSignal(signal: Int32) async throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    let path = terminal.path
    let status = await #expect(processExitsWith: .failure) {
      [path = path as String, signal = signal as Int32] in
      try withTerminal(path) { send(signal) { false } }
    }
    #expect(status?.exitStatus == .signal(signal))
    expectRestored(terminal, before)
  }

  @Test func aStuckLoopIsEndedByASecondSignalAtOnce() async throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    let path = terminal.path
    let status = await #expect(processExitsWith: .failure) { [path = path as String] in
      try withTerminal(path) {
        send(SIGTERM) { SignalNews.take().ending != nil }
        send(SIGINT) { kill(getpid(), SIGINT) != 0 }
      }
    }
    #expect(status?.exitStatus == .signal(SIGINT))
    expectRestored(terminal, before)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func aLoopThatLeavesDiesOfTheSignal(signal: Int32) async throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    let path = terminal.path
    let status = await #expect(processExitsWith: .failure) {
      [path = path as String, signal = signal as Int32] in
      try withTerminal(path) { send(signal) { SignalNews.take().ending != nil } }
      guard let ending = SignalNews.take().ending else { exit(3) }
      SignalNews.die(of: ending)
    }
    #expect(status?.exitStatus == .signal(signal))
    #expect(terminal.modes == before)
    #expect(terminal.output().hasSuffix("\u{1B}[?1049l\u{1B}[23;0;0t\r\u{1B}[?1l\u{1B}>"))
  }

  @Test func aSignalThatWasIgnoredStaysIgnored() async throws {
    let terminal = try Pseudoterminal()
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      try withTerminal(path) {
        kill(getpid(), SIGHUP)
        send(SIGTERM) { SignalNews.take().ending != nil }
      }
      exit(SignalNews.take().ending == SIGTERM ? 7 : 8)
    }
  }
}
