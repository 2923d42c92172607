/// One word of a command line, in bytes: the name of a file need not be text in any encoding.
package struct Argument: Hashable, Sendable {
  /// The word as it was given.
  ///
  /// It holds no NUL.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The word as text for people; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word that C holds.
  package init(cString text: UnsafePointer<CChar>) {
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    self.init(bytes: unsafe Array(UnsafeRawBufferPointer(start: text, count: count)))
  }

  /// The word as C wants it, with the NUL at its end.
  package var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension Argument: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
