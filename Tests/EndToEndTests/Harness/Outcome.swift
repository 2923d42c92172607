import CSystem

/// How a program ended, or that it stopped.
enum Outcome: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)
  case stopped(Int32)

  /// Asks how a child does.
  ///
  /// - Returns: nil while it runs.
  static func of(process: Int32, blocking: Bool = false) -> Outcome? {
    var outcome = cs_terminal_outcome()
    guard cs_terminal_wait(process, blocking, &outcome) == 0 else { return nil }
    switch outcome.state {
    case CS_TERMINAL_EXITED: return .exited(outcome.value)
    case CS_TERMINAL_SIGNALLED: return .signalled(outcome.value)
    case CS_TERMINAL_STOPPED: return .stopped(outcome.value)
    default: return nil
    }
  }
}
