#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes lines, or any bytes, to a new file.
struct LineWriter: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private var waiting: [UInt8] = []

  init(path: String) throws(BenchError) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BenchError("\(path): cannot be made, error \(errno)") }
    waiting.reserveCapacity(1 << 20)
  }

  deinit {
    close(descriptor)
  }

  mutating func write(_ line: [UInt8]) throws(BenchError) {
    try write(bytes: line)
    try write(bytes: [UInt8(ascii: "\n")])
  }

  /// Writes bytes that are no line.
  mutating func write(bytes: [UInt8]) throws(BenchError) {
    waiting += bytes
    if waiting.count > 1 << 19 { try finish() }
  }

  mutating func finish() throws(BenchError) {
    Interruption.check()
    var done = 0
    while done < waiting.count {
      let written = unsafe waiting.withUnsafeBytes { bytes in
        unsafe Self.put(descriptor, bytes, from: done)
      }
      guard written > 0 else { throw BenchError("\(path): cannot be written, error \(errno)") }
      done += written
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private static func put(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from place: Int
  ) -> Int {
    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[place...])
    #if canImport(Glibc)
      return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
    #else
      return unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
    #endif
  }
}
