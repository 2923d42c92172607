#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Cuts a stream of bytes into records.
///
/// Each byte is looked at once, whatever the stretches it comes in.
package struct RecordSplitter {
  private let separator: UInt8
  private var bytes: [UInt8] = []
  /// Where the first record that has not been taken begins.
  private var start = 0
  /// Up to where there is no separator.
  private var searched = 0

  /// Cuts at this byte, which is no part of a record; every other one is, a carriage return too.
  package init(separator: UInt8) { self.separator = separator }

  /// How many bytes have not been taken.
  package var pending: Int { bytes.count - start }

  /// Adds bytes as they came.
  package mutating func append(_ more: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Takes the next record whose end has come.
  package mutating func next() -> [UInt8]? {
    guard let end = endOfRecord() else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return record(upTo: end)
  }

  /// Takes what came after the last separator, once nothing more can come.
  package mutating func remainder() -> [UInt8]? {
    guard pending > 0 else { return nil }
    defer {
      start = bytes.count
      searched = start
    }
    return record(upTo: bytes.count)
  }

  private func endOfRecord() -> Int? {
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, searched < bytes.count else { return nil }
      let found = unsafe memchr(base + searched, Int32(separator), bytes.count - searched)
      return unsafe found.map { unsafe base.distance(to: UnsafeRawPointer($0)) }
    }
  }

  private func record(upTo end: Int) -> [UInt8] { Array(bytes[start..<end]) }
}
