/// Why the terminal cannot be used, or can be used no longer.
public enum CursesError: Error, Hashable, Sendable {
  /// There is no terminal to draw on: neither the standard streams nor the controlling terminal.
  case noTerminal
  /// The machine has no descriptions of terminals.
  case noDescriptions
  /// No description fits this type, nor the one that is tried instead.
  case unknownType(String)
  /// Terminals of this type cannot move their cursor.
  case cannotMoveCursor(String)
  /// Curses did not take the screen, for want of memory or of file descriptors.
  case screenNotTaken
  /// The terminal is gone: its window was closed or its line hung up.
  case vanished
}

extension CursesError: CustomStringConvertible {
  /// What is wrong and what can be done, in one line.
  public var description: String {
    switch self {
    case .noTerminal: "no terminal to draw on; --export prints the list instead"
    case .noDescriptions: "no descriptions of terminals here; install terminfo (ncurses-base)"
    case .unknownType(let type): "unknown terminal type '\(type)'; set TERM"
    case .cannotMoveCursor(let type):
      "a terminal of type '\(type)' cannot move its cursor; --export prints the list instead"
    case .screenNotTaken: "the screen could not be taken: out of memory or file descriptors"
    case .vanished: "the terminal is gone"
    }
  }
}
