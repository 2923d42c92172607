/// Bytes written as letters, RFC 4648.
enum Base64 {
  private static let pad = UInt8(ascii: "=")

  /// Whether the text is whole groups of four, padded at most at the end.
  static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    let padding = text.suffix(2).count { $0 == pad }
    return text.count.isMultiple(of: 4) && text.dropLast(padding).allSatisfy { value($0) != nil }
  }

  /// How many bytes a whole text stands for.
  static func count(_ text: ArraySlice<UInt8>) -> Int {
    text.count / 4 * 3 - text.suffix(2).count { $0 == pad }
  }

  /// The bytes that a whole text stands for.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for letter in text {
      bits = bits << 6 | UInt32(value(letter) ?? 0)
      count += 1
      guard count.isMultiple(of: 4) else { continue }
      bytes += [bits >> 16, bits >> 8, bits].map { UInt8(truncatingIfNeeded: $0) }
      bits = 0
    }
    return Array(bytes.prefix(Self.count(text)))
  }

  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
