package import EndlessCore
package import EndlessLoading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The letters and the clock of a list that is walked without a screen.
package struct WalkMail {
  private let mailbox: Mailbox
  private let start = ContinuousClock.now

  private let isEnding: () -> Bool

  /// Takes over a mailbox; a walk stops when `isEnding` says so, which is asked whenever it wakes.
  package init(mailbox: Mailbox, isEnding: @escaping () -> Bool = { false }) {
    self.mailbox = mailbox
    self.isEnding = isEnding
  }

  /// The time since the walk began.
  package var now: Duration { ContinuousClock.now - start }

  /// Waits for letters, or until a moment has come, and takes what is there.
  ///
  /// - Throws: `SourceError` if the walk has to stop.
  package func wait(until deadline: Duration? = nil) throws(SourceError) -> [Event] {
    var wake = pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&wake, 1, deadline.map(milliseconds(until:)) ?? -1)
    if isEnding() { throw SourceError("stopped") }
    return mailbox.take().compactMap { letter in
      letter.deliver?()
      return letter.event
    }
  }

  private func milliseconds(until deadline: Duration) -> Int32 {
    let (seconds, attoseconds) = (deadline - now).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    // Rounded up: waking just before the moment would only mean to wait again.
    return Int32(min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
