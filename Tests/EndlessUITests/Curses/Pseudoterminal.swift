import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal without an emulator behind it: what is written can be read, and keys can be typed.
final class Pseudoterminal {
  let host: Int32
  /// Stays open, so that the modes outlive whoever uses the terminal.
  let guest: Int32
  let path: String

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    host = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(host >= 0)
    #if canImport(Glibc)
      // The C library's own calls for these two are not visible from Swift.
      var lock: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(host, 0x4004_5431, &lock) == 0)
      try #require(ioctl(host, 0x8004_5430, &number) == 0)
      path = "/dev/pts/\(number)"
    #else
      try #require(grantpt(host) == 0 && unlockpt(host) == 0)
      path = String(cString: try #require(ptsname(host)))
    #endif
    guest = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(guest >= 0)
    try resize(rows: rows, columns: columns)
  }

  deinit {
    close(host)
    close(guest)
  }

  func resize(rows: UInt16, columns: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(guest, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Every mode of the terminal, as bytes that can be compared.
  var modes: [UInt8] {
    var modes = termios()
    tcgetattr(guest, &modes)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }

  /// What was written to the terminal and has not been read.
  func output() -> String {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 4096)
    var waited = pollfd(fd: host, events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, 0) > 0, case let count = read(host, &portion, portion.count), count > 0 {
      bytes += portion[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
