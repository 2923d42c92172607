import CNcurses
import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that stands for a terminal: nothing is typed, and what is written can be read again.
final class Recording {
  let descriptor: Int32
  private var position = 0

  init() throws {
    var name = Array("/tmp/recording-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    try #require(descriptor >= 0)
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    unlink(name)
  }

  deinit { close(descriptor) }

  /// What was written since the last question.
  func take() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = max(0, pread(descriptor, &bytes, bytes.count, off_t(position)))
    position += count
    return Array(bytes[..<count])
  }
}

/// Curses as the tests want it: a character set that has everything, and nothing to read.
func openTerminal(
  _ recording: Recording, type: String = "xterm-256color", size: Size = Size(rows: 24, columns: 80),
  usesColor: Bool = true
) throws -> Terminal {
  let empty = open("/dev/null", O_RDWR)
  defer { close(empty) }
  let terminal = try Terminal(
    TerminalDevice(input: empty, output: recording.descriptor),
    options: TerminalOptions(type: type, usesColor: usesColor), wake: -1)
  _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "en_US.UTF-8")
  terminal.resize(to: size)
  return terminal
}

/// A row of narrow characters.
func row(_ text: String, columns: Int, style: TextStyle = .plain) -> [Cell] {
  let cells = text.unicodeScalars.prefix(columns).map { Cell(.glyph(Glyph($0)), style: style) }
  return cells + Array(repeating: Cell(.glyph(.blank), style: style), count: columns - cells.count)
}

extension Frame {
  /// A frame of rows of cells.
  init(_ rows: [[Cell]]) {
    self.init(rows: rows.count, columns: rows.first?.count ?? 0)
    for (y, cells) in rows.enumerated() {
      for (x, cell) in cells.enumerated() { self[y, x] = cell }
    }
  }
}
