/// One JSON object, written member by member into bytes.
package struct JSONObject {
  private var written: [UInt8] = [UInt8(ascii: "{")]

  package init() {}

  /// The finished object, without a line feed.
  package var bytes: [UInt8] { written + [UInt8(ascii: "}")] }

  /// Adds a number.
  package mutating func add(_ key: String, _ number: Int) { add(key, raw: String(number)) }

  /// Adds a length of time in seconds, to the microsecond.
  package mutating func add(_ key: String, _ time: Duration) {
    let (seconds, attoseconds) = time.components
    let microseconds = String(attoseconds / 1_000_000_000_000)
    let fraction = String(repeating: "0", count: max(0, 6 - microseconds.count)) + microseconds
    add(key, raw: "\(seconds).\(fraction)")
  }

  /// Adds text.
  ///
  /// Bytes that are not UTF-8 become U+FFFD, so they do not survive.
  package mutating func add(_ key: String, _ text: some Collection<UInt8>) {
    begin(key)
    Self.quote(text, into: &written)
  }

  /// Adds text.
  package mutating func add(_ key: String, _ text: String) { add(key, Array(text.utf8)) }

  private mutating func add(_ key: String, raw: String) {
    begin(key)
    written += Array(raw.utf8)
  }

  private mutating func begin(_ key: String) {
    if written.count > 1 { written.append(UInt8(ascii: ",")) }
    Self.quote(Array(key.utf8), into: &written)
    written.append(UInt8(ascii: ":"))
  }

  /// Control characters of both blocks and U+2028/2029 are escaped too, so that a line of JSON is one
  /// line everywhere and steers no terminal.
  private static func quote(_ text: some Collection<UInt8>, into written: inout [UInt8]) {
    written.append(UInt8(ascii: "\""))
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": written += Array(#"\""#.utf8)
      case "\\": written += Array(#"\\"#.utf8)
      case "\n": written += Array(#"\n"#.utf8)
      case "\r": written += Array(#"\r"#.utf8)
      case "\t": written += Array(#"\t"#.utf8)
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": written += escape(scalar.value)
      default: written.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    written.append(UInt8(ascii: "\""))
  }

  private static func escape(_ value: UInt32) -> [UInt8] {
    let digits = String(value, radix: 16)
    return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
  }
}
