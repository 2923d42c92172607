import CSystem

/// How a program ended, or that it stopped.
enum Outcome: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)
  case stopped(Int32)

  /// Asks how a child does; nil while it runs.
  static func of(process: Int32, blocking: Bool = false) -> Outcome? {
    andTime(ofProcess: process, blocking: blocking)?.outcome
  }

  /// Asks how a child does and, if it has ended, for the processor time it took.
  static func andTime(
    ofProcess process: Int32, blocking: Bool = false
  ) -> (outcome: Outcome, time: Duration)? {
    var outcome = cs_terminal_outcome()
    guard cs_terminal_wait(process, blocking, &outcome) == 0 else { return nil }
    let time = Duration.nanoseconds(outcome.processor_time)
    switch outcome.state {
    case CS_TERMINAL_EXITED: return (.exited(outcome.value), time)
    case CS_TERMINAL_SIGNALLED: return (.signalled(outcome.value), time)
    case CS_TERMINAL_STOPPED: return (.stopped(outcome.value), time)
    default: return nil
    }
  }
}
