#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a child prints, read as it comes and never more than one buffer ahead.
struct ChildPipes {
  /// One pipe's reading end.
  private struct Pipe {
    let descriptor: Int32
    var buffer: [UInt8]
    /// Whether nobody can write any more.
    var hasEnded = false

    var waited: pollfd {
      pollfd(fd: hasEnded ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
    }

    /// The bytes that are there, or nil if none.
    mutating func fill() -> ArraySlice<UInt8>? {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count > 0 { return buffer[..<count] }
      let isForNow = count < 0 && (errno == EAGAIN || errno == EINTR)
      if !isForNow { hasEnded = true }
      return nil
    }
  }

  private var output: Pipe
  private var errors: Pipe
  /// The end of what came on the standard error.
  private(set) var messages = MessageTail()

  init(of child: Child) {
    output = Pipe(descriptor: child.output, buffer: [UInt8](repeating: 0, count: 64 * 1024))
    errors = Pipe(descriptor: child.errors, buffer: [UInt8](repeating: 0, count: 4 * 1024))
  }

  /// Whether nobody can print any more.
  var outputHasEnded: Bool { output.hasEnded }
  /// Whether every process that holds the pipes is gone.
  var haveEnded: Bool { output.hasEnded && errors.hasEnded }

  /// Waits until something is printed or the time is over.
  ///
  /// - Returns: the output that is there, nil if there is none.
  mutating func listen(milliseconds: Int32) -> ArraySlice<UInt8>? {
    var waited = [output.waited, errors.waited]
    guard unsafe poll(&waited, nfds_t(waited.count), milliseconds) > 0 else { return nil }
    if waited[1].revents != 0 { readMessages() }
    return waited[0].revents != 0 ? output.fill() : nil
  }

  /// Reads the messages that are there, but not for ever if somebody goes on writing them.
  mutating func drainMessages() {
    for _ in 0..<64 where !errors.hasEnded {
      guard readMessages() else { return }
    }
  }

  @discardableResult
  private mutating func readMessages() -> Bool {
    guard let bytes = errors.fill() else { return false }
    messages.append(bytes)
    return true
  }
}
