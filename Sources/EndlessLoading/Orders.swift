#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// What a worker has been told to do and has not begun.
///
/// Any thread may add or close. Only the worker's thread takes and waits.
package final class Orders<Order: Sendable>: Sendable {
  private struct State {
    var waiting: [Order] = []
    var isClosed = false
    /// Whether the pipe holds its one byte.
    var isSignalled = false
  }

  private let state = Mutex(State())
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Opens the pipe that ends a wait.
  ///
  /// Traps if the process has no file descriptor left.
  package init() {
    var ends: [Int32] = [0, 0]
    precondition(unsafe pipe(&ends) == 0, "no file descriptor is left for a worker's pipe")
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func add(_ order: Order) {
    state.withLock { state in
      state.waiting.append(order)
      wake(&state)
    }
  }

  func end() {
    state.withLock { state in
      state.isClosed = true
      wake(&state)
    }
  }

  /// Takes all orders, oldest first, without waiting; nil once the worker is to end.
  ///
  /// Costs a lock and no system call when there is nothing new, so that a long job can look often.
  package func take() -> [Order]? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      defer { state.waiting = [] }
      guard state.isSignalled else { return state.waiting }
      var byte: UInt8 = 0
      _ = unsafe read(readEnd, &byte, 1)
      state.isSignalled = false
      return state.waiting
    }
  }

  /// Whether `take` has something to say, be it the end.
  package var hasNews: Bool {
    state.withLock { $0.isSignalled || $0.isClosed }
  }

  /// Waits until there is news, the descriptor is readable (or at its end), or the time is over.
  ///
  /// - Parameters:
  ///   - descriptor: what to wait for besides orders.
  ///   - limit: the longest wait, rounded up to milliseconds; nil waits for ever.
  /// - Returns: whether the descriptor is readable.
  package func wait(for descriptor: Int32? = nil, atMost limit: Duration? = nil) -> Bool {
    // A negative descriptor is left out by poll.
    var waits = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&waits, nfds_t(waits.count), milliseconds(limit))
    return count > 0 && waits[1].revents != 0
  }

  private func milliseconds(_ limit: Duration?) -> Int32 {
    guard let limit else { return -1 }
    let whole = (limit + .microseconds(999)) / .milliseconds(1)
    return Int32(clamping: Int(min(max(0, whole), 1e9)))
  }

  private func wake(_ state: inout State) {
    guard !state.isSignalled else { return }
    state.isSignalled = true
    var byte: UInt8 = 1
    _ = unsafe write(writeEnd, &byte, 1)
  }
}
