#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A descriptor that bytes are written to, all of them.
package struct Output: Sendable {
  /// The result goes here.
  package static let standard = Output(descriptor: 1)
  /// Messages go here.
  package static let error = Output(descriptor: 2)

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes everything, waiting as long as the reader is slow.
  ///
  /// - Throws: `WriteError` when the rest cannot be written.
  package func write(_ bytes: ArraySlice<UInt8>) throws(WriteError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe posixWrite(
          descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw WriteError(number: errno)
      }
    }
  }

  /// Writes everything.
  package func write(_ bytes: [UInt8]) throws(WriteError) { try write(bytes[...]) }

  /// Writes text; false if that fails.
  @discardableResult
  package func write(text: String) -> Bool {
    do throws(WriteError) {
      try write(Array(text.utf8))
      return true
    } catch {
      return false
    }
  }
}

/// Why output could not be written.
package struct WriteError: Error, Hashable, Sendable {
  /// The system's error number.
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// Whether the reader has gone away, which is nobody's mistake.
  package var isClosedReader: Bool { number == EPIPE }
  /// A sentence for people.
  package var message: String { "Cannot write: \(unsafe String(cString: strerror(number)))" }
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
