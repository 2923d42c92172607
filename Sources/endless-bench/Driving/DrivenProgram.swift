internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program on a pseudo-terminal of its own, whose screen is followed and whose bytes are counted.
///
/// Times are nanoseconds of the monotonic clock.
@safe final class DrivenProgram {
  let process: Int32
  /// What writes to its standard input, if that is a pipe.
  let producer: Int32?
  /// The moment just before it was executed.
  let started: Int64
  private(set) var screen: ScreenModel
  /// Bytes it has written to the terminal, and when the last ones came.
  private(set) var bytes = 0
  private(set) var lastOutput: Int64
  private(set) var isOver = false
  private let controller: Int32
  private var typed: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// Starts a program by its name or path and its arguments.
  ///
  /// Its input is what a shell command prints, or the terminal. What it runs itself is looked for in
  /// a folder first.
  init(
    _ command: [String], input: String? = nil, rows: Int = 24, columns: Int = 80,
    searching folder: String? = nil
  ) throws(BenchError) {
    var ends: (Int32, Int32) = (-1, -1)
    let failure = unsafe cs_terminal_open(Int32(rows), Int32(columns), &ends.0, &ends.1)
    guard failure == 0 else { throw BenchError("no pseudo-terminal: error \(failure)") }
    controller = ends.0
    screen = ScreenModel(rows: rows, columns: columns)
    defer { close(ends.1) }
    let pipe = try input.map { command throws(BenchError) in try Self.producer(command) }
    producer = pipe?.process
    defer { if let pipe { close(pipe.reader) } }
    (process, started) = try spawn(
      command, terminal: ends.1, input: pipe?.reader ?? -1, output: -1, searching: folder)
    lastOutput = started
  }

  deinit {
    for process in [process, producer ?? 0] where process > 0 {
      kill(-process, SIGKILL)
      var outcome = cs_terminal_outcome()
      unsafe cs_terminal_wait(process, true, &outcome)
    }
    close(controller)
  }

  private static func producer(
    _ command: String
  ) throws(BenchError) -> (process: Int32, reader: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    let failure = unsafe cs_terminal_pipe(&ends.0, &ends.1)
    guard failure == 0 else { throw BenchError("no pipe: error \(failure)") }
    defer { close(ends.1) }
    let process = try spawn(
      ["sh", "-c", "exec \(command)"], terminal: -1, input: -2, output: ends.1)
    return (process.process, ends.0)
  }

  /// The time on the clock of all these times.
  var now: Int64 { cs_terminal_clock() }

  var figures: ProcessFigures { ProcessFigures(process: process) }

  /// Types text; what the terminal does not take at once goes while the program is waited for.
  func send(_ text: String) {
    typed += Array(text.utf8)
    exchange(milliseconds: 0)
  }

  /// Gives the terminal another size; the program is expected to draw everything anew.
  func resize(rows: Int, columns: Int) throws(BenchError) {
    exchange(milliseconds: 0)
    screen = ScreenModel(rows: rows, columns: columns)
    let failure = cs_terminal_set_size(controller, Int32(rows), Int32(columns))
    guard failure == 0 else { throw BenchError("no other size: error \(failure)") }
  }

  /// Waits until it has ended.
  func waitForEnd(seconds: Int = 60) throws(BenchError) {
    let limit = cs_terminal_clock() + Int64(seconds) * 1_000_000_000
    while !isOver, !figures.hasEnded {
      guard cs_terminal_clock() < limit else { throw BenchError("a program does not end") }
      exchange(milliseconds: 10)
    }
  }

  /// Waits until the screen is as wanted.
  ///
  /// - Returns: when the bytes came that made it so, or nil if they never did.
  func wait(seconds: Int = 60, _ condition: (ScreenModel) -> Bool) -> Int64? {
    let limit = cs_terminal_clock() + Int64(seconds) * 1_000_000_000
    while !condition(screen) {
      guard !isOver, cs_terminal_clock() < limit else { return nil }
      exchange(milliseconds: 100)
    }
    return lastOutput
  }

  /// Waits likewise, and looks at what came only when nothing more comes.
  ///
  /// A program that writes much at once would have to wait for those looks.
  func waitUndisturbed(seconds: Int = 60, _ condition: (ScreenModel) -> Bool) -> Int64? {
    let limit = cs_terminal_clock() + Int64(seconds) * 1_000_000_000
    var found: Int64?
    while found == nil, !isOver, cs_terminal_clock() < limit {
      var pieces: [(time: Int64, bytes: [UInt8])] = []
      while let bytes = receive(milliseconds: 20) { pieces.append((lastOutput, Array(bytes))) }
      for piece in pieces {
        take(piece.bytes[...])
        if found == nil, condition(screen) { found = piece.time }
      }
    }
    return found
  }

  /// Waits until it has read its keys, sleeps, and has written nothing for so long.
  func settle(milliseconds: Int = 30, seconds: Int = 60) {
    let limit = cs_terminal_clock() + Int64(seconds) * 1_000_000_000
    var quiet = cs_terminal_clock()
    while !isOver, cs_terminal_clock() < limit {
      let came = exchange(milliseconds: Int32(milliseconds))
      if came > 0 || !typed.isEmpty || !figures.isAsleep { quiet = cs_terminal_clock() }
      if cs_terminal_clock() - quiet >= Int64(milliseconds) * 1_000_000 { return }
    }
  }

  /// Moves bytes both ways, waiting for at most so long, and returns how many were read.
  @discardableResult
  func exchange(milliseconds: Int32) -> Int {
    guard let bytes = receive(milliseconds: milliseconds) else { return 0 }
    take(bytes)
    return bytes.count
  }

  /// Moves bytes both ways and gives those that were read.
  private func receive(milliseconds: Int32) -> ArraySlice<UInt8>? {
    Interruption.check()
    let events = typed.isEmpty ? POLLIN : POLLIN | POLLOUT
    var waited = pollfd(fd: controller, events: Int16(events), revents: 0)
    unsafe poll(&waited, 1, milliseconds)
    if !typed.isEmpty {
      let written = unsafe write(controller, typed, typed.count)
      if written > 0 { typed.removeFirst(written) }
    }
    guard Int32(waited.revents) & ~POLLOUT != 0 else { return nil }
    let count = unsafe read(controller, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || (errno != EAGAIN && errno != EINTR) { isOver = true }
      return nil
    }
    lastOutput = cs_terminal_clock()
    bytes += count
    return buffer[..<count]
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    screen.feed(bytes)
    typed += screen.takeAnswers()
  }
}
