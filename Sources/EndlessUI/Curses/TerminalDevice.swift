internal import CNcurses
package import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The device that keys come from and that the screen is drawn on.
package struct TerminalDevice: ~Copyable {
  package let input: Int32
  package let output: Int32
  private let isOwned: Bool

  /// Uses descriptors that somebody else closes.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    isOwned = false
  }

  private init(owned descriptor: Int32) {
    input = descriptor
    output = descriptor
    isOwned = true
  }

  deinit {
    if isOwned { close(input) }
  }

  /// The standard streams if both are a terminal, else the terminal that controls the process.
  package static func find() throws(CursesError) -> TerminalDevice {
    if isatty(0) == 1, isatty(1) == 1 { return TerminalDevice(input: 0, output: 1) }
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noTerminal }
    return TerminalDevice(owned: descriptor)
  }

  /// The size the kernel knows, or nil if it knows none.
  package var size: Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard unsafe cn_device_size(output, &rows, &columns) == 1 else { return nil }
    return Size(rows: Int(rows), columns: Int(columns))
  }
}
