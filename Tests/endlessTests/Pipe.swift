#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe whose contents are read back after everything is written.
final class Pipe {
  let reading: Int32
  let writing: Int32
  private var isOpen = true

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no descriptor is left")
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    closeWriting()
    close(reading)
  }

  func closeWriting() {
    if isOpen { close(writing) }
    isOpen = false
  }

  /// Closes the writing end and gives everything that was written.
  func bytes() -> [UInt8] {
    closeWriting()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}
