#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What reading on in a stream gave.
enum StreamRead {
  case bytes(Int)
  case end
  /// Somebody else who reads the same stream was faster.
  case nothingYet
  case failed(Int32)
}

extension OpenFile {
  /// Reads what is there, at the stream's own position.
  ///
  /// Waits if nothing is: ask `poll` before.
  func readOn(into buffer: UnsafeMutableRawBufferPointer) -> StreamRead {
    let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return errno == EINTR || errno == EAGAIN ? .nothingYet : .failed(errno)
  }
}
