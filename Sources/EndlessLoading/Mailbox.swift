public import EndlessCore
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One thing that another thread tells the main thread.
public struct Letter: Sendable {
  /// What the browser is told once `deliver` has run, or nil if there is nothing to tell.
  public var event: Event?
  /// Runs on the main thread before the event is handled; hands data over to a store there.
  public var deliver: (@Sendable () -> Void)?

  /// Makes a letter.
  public init(_ event: Event?, deliver: (@Sendable () -> Void)? = nil) {
    self.event = event
    self.deliver = deliver
  }
}

/// Letters for the main thread, and a pipe that wakes its `poll`.
///
/// Any thread may post. Only the main thread takes. The pipe holds at most one byte: it says that the
/// box is not empty, not how much is in it. Signal handlers write to the same pipe.
public final class Mailbox: Sendable {
  private let letters = Mutex<[Letter]>([])
  /// Readable whenever letters wait.
  public let wakeDescriptor: Int32
  /// Writing one byte here wakes the main thread; safe in a signal handler.
  public let signalDescriptor: Int32

  /// Opens the pipe.
  ///
  /// Traps if the process has no file descriptor left.
  public init() {
    var ends: [Int32] = [0, 0]
    precondition(unsafe pipe(&ends) == 0, "no file descriptor is left for the mailbox's pipe")
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeDescriptor = ends[0]
    signalDescriptor = ends[1]
  }

  deinit {
    close(wakeDescriptor)
    close(signalDescriptor)
  }

  /// Adds a letter and wakes the main thread.
  public func post(_ letter: Letter) {
    let wasEmpty = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    guard wasEmpty else { return }
    var byte: UInt8 = 1
    _ = unsafe write(signalDescriptor, &byte, 1)
  }

  /// Takes all letters, oldest first, and empties the pipe.
  public func take() -> [Letter] {
    var buffer = [UInt8](repeating: 0, count: 64)
    while unsafe read(wakeDescriptor, &buffer, buffer.count) > 0 {}
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
