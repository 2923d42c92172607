internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A descriptor that is open for reading; closed with the last reference if it is the program's own.
///
/// `pread` keeps no position, so any thread may read by place at any time.
final class OpenFile: ByteSource, Sendable {
  let descriptor: Int32
  /// Where the data begin: standard input may have been read in part by somebody else.
  private let base: Int
  private let isOwned: Bool

  init(descriptor: Int32, base: Int = 0, isOwned: Bool) {
    self.descriptor = descriptor
    self.base = base
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// The length of the data now, in bytes, or 0 if it cannot be told.
  var size: Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return 0 }
    return max(0, Int(status.st_size) - base)
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    var done = 0
    while done < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = unsafe pread(
        descriptor, rest.baseAddress, rest.count, off_t(base + offset + done))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    return done
  }

  /// Why nothing can be read at this place, or nil if the data merely end there.
  func failure(at offset: Int, name: String? = nil) -> SourceError? {
    var byte: UInt8 = 0
    return unsafe pread(descriptor, &byte, 1, off_t(base + offset)) < 0
      ? .system(errno, name: name) : nil
  }
}
