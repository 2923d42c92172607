import CSystem
import EndlessFiles
import EndlessLoading
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe and the program that writes into it.
final class Producer {
  let readEnd: Int32
  private var writeEnd: Int32
  private var writer: Worker<[UInt8]>?

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    end()
    close(readEnd)
  }

  /// Writes a little, which fits into the pipe.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(writeEnd, bytes, bytes.count) == bytes.count)
  }

  /// Writes much, on a thread of its own, and then ends.
  func pour(_ bytes: [UInt8]) {
    let descriptor = writeEnd
    writeEnd = -1
    let writer = Worker<[UInt8]> { orders in
      for bytes in orders.take() ?? [] {
        var done = 0
        while done < bytes.count {
          let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
          guard count > 0 else { break }
          done += count
        }
      }
      close(descriptor)
    }
    writer.send(bytes)
    self.writer = writer
  }

  /// Writes as much as the pipe takes now; gives the number of bytes.
  func fill(with text: String) -> Int {
    let flags = fcntl(writeEnd, F_GETFL)
    _ = fcntl(writeEnd, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(writeEnd, F_SETFL, flags) }
    let bytes = Array(String(repeating: text, count: 4096 / text.utf8.count).utf8)
    var total = 0
    while case let count = write(writeEnd, bytes, bytes.count), count > 0 { total += count }
    return total
  }

  func end() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// The bytes in the pipe that nobody has taken.
  var waiting: Int {
    var count: Int32 = 0
    _ = ioctl(readEnd, UInt(FIONREAD), &count)
    return Int(count)
  }

  func reading() throws -> Reading {
    let reading = Reading(try FileInput.open(descriptor: readEnd, name: "pipe"))
    reading.start()
    return reading
  }
}
