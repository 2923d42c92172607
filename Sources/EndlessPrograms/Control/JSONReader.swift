/// Reads one JSON object by RFC 8259: nothing is forgiven, and nesting is bounded, since the text comes
/// from outside.
package struct JSONReader {
  /// The text is not a JSON object.
  package struct Failure: Error {}

  private static let deepest = 64

  private var rest: ArraySlice<UInt8>

  /// The members of the object that the bytes are.
  ///
  /// Of two with the same name the later counts.
  package static func object(_ bytes: ArraySlice<UInt8>) throws(Failure) -> [String: JSONValue] {
    var reader = JSONReader(rest: bytes)
    reader.skipSpace()
    try reader.expect("{")
    let members = try reader.members(depth: 1)
    reader.skipSpace()
    guard reader.rest.isEmpty else { throw Failure() }
    return members
  }

  private mutating func members(depth: Int) throws(Failure) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if skip("}") { return members }
    repeat {
      skipSpace()
      try expect("\"")
      let name = try string()
      skipSpace()
      try expect(":")
      members[name] = try value(depth: depth)
      skipSpace()
    } while skip(",")
    try expect("}")
    return members
  }

  private mutating func elements(depth: Int) throws(Failure) {
    skipSpace()
    if skip("]") { return }
    repeat {
      _ = try value(depth: depth)
      skipSpace()
    } while skip(",")
    try expect("]")
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipSpace()
    switch rest.first {
    case UInt8(ascii: "\""):
      try expect("\"")
      return .string(try string())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try nested(depth: depth + 1)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return try word()
    default:
      return .number(try number())
    }
  }

  private mutating func nested(depth: Int) throws(Failure) -> JSONValue {
    guard depth <= Self.deepest else { throw Failure() }
    if skip("[") {
      try elements(depth: depth)
    } else {
      try expect("{")
      _ = try members(depth: depth)
    }
    return .nested
  }

  private mutating func word() throws(Failure) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where rest.starts(with: word.utf8) {
      rest = rest.dropFirst(word.utf8.count)
      return value
    }
    throw Failure()
  }

  private mutating func number() throws(Failure) -> String {
    let begin = rest
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    return String(decoding: begin[..<rest.startIndex], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { throw Failure() }
    rest = rest.dropFirst(digits.count)
  }
}

// MARK: - Strings

extension JSONReader {
  /// The rest of a string whose opening quote has been read.
  private mutating func string() throws(Failure) -> String {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure() }
        return text
      case UInt8(ascii: "\\"): bytes += String(try escaped()).utf8
      case 0..<0x20: throw Failure()
      default: bytes.append(byte)
      }
    }
    throw Failure()
  }

  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "u"): try scalar()
    default: throw Failure()
    }
  }

  /// One code unit, or a pair of surrogates.
  ///
  /// Half a pair is no character, and a cursor that holds one could not be handed back as it was.
  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), skip("\\"), skip("u") else { throw Failure() }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw Failure() }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw Failure() }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = rest.popFirst(),
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw Failure() }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

// MARK: - Bytes

extension JSONReader {
  private mutating func skipSpace() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, byte == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard skip(character) else { throw Failure() }
  }
}
