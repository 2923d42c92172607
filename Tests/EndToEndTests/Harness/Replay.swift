import CTerminal

/// The screens that a program's output made, gone through once more.
final class Replay {
  private let emulator: OpaquePointer
  private let log: [UInt8]
  private let size: (rows: Int, columns: Int)
  private var offset = 0

  /// Begins with an empty screen of the size that the terminal has now, and had all the time.
  init(of terminal: EmulatedTerminal) throws {
    size = (terminal.rows, terminal.columns)
    guard let emulator = ct_new(Int32(size.rows), Int32(size.columns)) else {
      throw Failure("no memory")
    }
    self.emulator = emulator
    log = terminal.log
  }

  deinit { ct_free(emulator) }

  /// Goes on to an offset without looking.
  func skip(to end: Int) {
    let bytes = Array(log[offset..<end])
    ct_feed(emulator, bytes, bytes.count)
    offset = end
  }

  /// Goes on to the end and looks after every so many bytes.
  func look(every count: Int, at inspect: (Screen) -> Void) {
    while offset < log.count {
      skip(to: min(log.count, offset + count))
      inspect(Screen(emulator, rows: size.rows, columns: size.columns))
    }
  }
}
