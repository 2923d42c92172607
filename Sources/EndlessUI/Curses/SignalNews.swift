internal import CSystem

/// What signals have told since the last question.
package struct SignalNews: Hashable, Sendable {
  /// The terminal has a new size.
  package let isResized: Bool
  /// The process had been stopped, not by us, and runs again.
  package let isContinued: Bool
  /// Somebody asks the process to stop for a while.
  package let asksToStop: Bool
  /// The signal that asks the process to end.
  ///
  /// The loop leaves by returning within a second, and when the terminal is given back `die(of:)`
  /// follows.
  package let ending: Int32?

  /// Takes what there is; only the ending is told again and again.
  package static func take() -> SignalNews {
    let flags = Int(cs_signals_take())
    let ending = cs_signals_ending()
    return SignalNews(
      isResized: flags & CS_RESIZED != 0, isContinued: flags & CS_CONTINUED != 0,
      asksToStop: flags & CS_STOP != 0, ending: ending == 0 ? nil : ending)
  }

  /// Ends the process by a signal, so that whoever waits for it sees what has happened.
  package static func die(of signal: Int32) -> Never {
    cs_signals_die(signal)
  }
}
