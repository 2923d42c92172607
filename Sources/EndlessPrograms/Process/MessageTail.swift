/// The end of what a program said on its standard error.
package struct MessageTail {
  /// How many bytes are kept.
  package static let limit = 4096

  private var bytes: [UInt8] = []

  /// Makes an empty tail.
  package init() {}

  /// Adds what came, and forgets what is too old.
  package mutating func append(_ more: ArraySlice<UInt8>) {
    bytes += more.suffix(Self.limit)
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// The last line that is not blank, or nil.
  ///
  /// A carriage return ends a line too: progress meters write many of them before they say what
  /// went wrong.
  package var lastLine: String? {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let line = lines.last(where: { !$0.allSatisfy(isBlank) }) else { return nil }
    let end = line.lastIndex { !isBlank($0) } ?? line.startIndex
    return String(decoding: line[...end].drop(while: isBlank), as: UTF8.self)
  }
}
