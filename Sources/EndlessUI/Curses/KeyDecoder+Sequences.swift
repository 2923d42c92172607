internal import EndlessCore

extension KeyDecoder {
  /// What begins with Esc.
  static func escape(_ rest: ArraySlice<UInt8>) -> Token {
    let start = rest.startIndex
    guard rest.count > 1 else { return .incomplete }
    switch rest[start + 1] {
    case UInt8(ascii: "["): return controlSequence(rest)
    case UInt8(ascii: "O"): return singleShift(rest)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return string(rest)
    case 0x1B: return doubled(rest)
    case let byte: return Token(length: 1 + sequenceLength(byte), meaning: .nothing)
    }
  }

  /// Esc twice: a key with Alt if a sequence follows, else Esc, and the second begins anew.
  private static func doubled(_ rest: ArraySlice<UInt8>) -> Token {
    guard rest.count > 2 else { return .incomplete }
    let third = rest[rest.startIndex + 2]
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
      return Token(length: 1, meaning: .key(.escape))
    }
    let inner = escape(rest.dropFirst())
    return inner.length == 0 ? .incomplete : Token(length: inner.length + 1, meaning: .nothing)
  }

  private static func sequenceLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// A string up to BEL or ST; without an end it is a key with Alt, which finishing drops.
  private static func string(_ rest: ArraySlice<UInt8>) -> Token {
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return .incomplete }
    let length = end - rest.startIndex + 1
    if rest[end] == 0x07 { return Token(length: length, meaning: .nothing) }
    guard end + 1 < rest.endIndex else { return .incomplete }
    // Any other sequence ends the string as well, and counts.
    return Token(
      length: rest[end + 1] == UInt8(ascii: "\\") ? length + 1 : length - 1, meaning: .nothing)
  }

  /// SS3, with the parameters that a few old terminals put in.
  private static func singleShift(_ rest: ArraySlice<UInt8>) -> Token {
    let body = rest.dropFirst(2)
    let parameters = body.prefix { (0x30...0x3B).contains($0) }
    let final = parameters.endIndex
    guard final < rest.endIndex else { return .incomplete }
    guard rest[final] >= 0x20 else {
      return Token(length: final - rest.startIndex, meaning: .nothing)
    }
    let meaning: Meaning = parameters.isEmpty ? keypad(rest[final]) : .nothing
    return Token(length: final - rest.startIndex + 1, meaning: meaning)
  }

  private static func keypad(_ final: UInt8) -> Meaning {
    switch final {
    case UInt8(ascii: "M"): .key(.enter)
    case UInt8(ascii: "I"): .key(.tab)
    case UInt8(ascii: "X"): .key(.character("="))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad sends its own character with 0x40 added.
      .key(.character(Character(Unicode.Scalar(final - 0x40))))
    default: cursorKey(final)
    }
  }

  /// The keys that end in a letter, in both cursor modes.
  private static func cursorKey(_ final: UInt8) -> Meaning {
    switch final {
    case UInt8(ascii: "A"): .key(.up)
    case UInt8(ascii: "B"): .key(.down)
    case UInt8(ascii: "C"): .key(.right)
    case UInt8(ascii: "D"): .key(.left)
    case UInt8(ascii: "F"): .key(.end)
    case UInt8(ascii: "H"): .key(.home)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .key(.function(Int(final) - 0x4F))
    default: .nothing
    }
  }

  /// CSI: parameters, intermediates and a final byte.
  private static func controlSequence(_ rest: ArraySlice<UInt8>) -> Token {
    let body = rest.dropFirst(2)
    let parameters = body.prefix { (0x30...0x3F).contains($0) }
    let between = rest[parameters.endIndex...].prefix { (0x20...0x2F).contains($0) }
    let final = between.endIndex
    guard final < rest.endIndex else { return .incomplete }
    let length = final - rest.startIndex + 1
    guard (0x40...0x7E).contains(rest[final]) else {
      // Cut off by another key, which counts.
      return Token(length: length - 1, meaning: .nothing)
    }
    guard between.isEmpty else { return Token(length: length, meaning: .nothing) }
    if parameters.isEmpty, rest[final] == UInt8(ascii: "[") {
      return linuxFunction(rest)
    }
    if parameters.isEmpty, rest[final] == UInt8(ascii: "M") { return oldPointer(rest) }
    return Token(length: length, meaning: meaning(of: parameters, final: rest[final]))
  }

  /// The first five function keys of the Linux console: CSI and `[A` to `[E`.
  private static func linuxFunction(_ rest: ArraySlice<UInt8>) -> Token {
    guard rest.count > 3 else { return .incomplete }
    let byte = rest[rest.startIndex + 3]
    let isKnown = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte)
    return Token(length: 4, meaning: isKnown ? .key(.function(Int(byte) - 0x40)) : .nothing)
  }

  private static func meaning(of parameters: ArraySlice<UInt8>, final: UInt8) -> Meaning {
    if parameters.first == UInt8(ascii: "<") {
      return pointer(numbers(parameters.dropFirst()), isRelease: final == UInt8(ascii: "m"))
    }
    let values = numbers(parameters)
    switch final {
    case UInt8(ascii: "~"): return numbered(values)
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "I"): return values.isEmpty ? .input(.focus(true)) : .nothing
    case UInt8(ascii: "O"): return values.isEmpty ? .input(.focus(false)) : .nothing
    default: return isPlain(values) ? cursorKey(final) : .nothing
    }
  }

  /// Numbers between semicolons; empty if there is anything else.
  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let values = parts.map { Int(String(decoding: $0, as: UTF8.self)) ?? (($0.isEmpty) ? 1 : -1) }
    return parameters.isEmpty || values.contains(-1) ? [] : values
  }

  /// Without a modifier, or with Shift alone.
  private static func isPlain(_ values: [Int]) -> Bool {
    values.isEmpty || values == [1] || values == [1, 1] || values == [1, 2]
  }

  private static func numbered(_ values: [Int]) -> Meaning {
    guard let number = values.first, values.count == 1 || values[1] <= 2 else { return .nothing }
    switch number {
    case 1, 7: return .key(.home)
    case 4, 8: return .key(.end)
    case 3: return .key(.delete)
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case 11...15: return .key(.function(number - 10))
    case 17...21: return .key(.function(number - 11))
    case 23, 24: return .key(.function(number - 12))
    case 200: return .pasteBegins
    default: return .nothing
    }
  }

  /// The report of a pointer that writes numbers.
  private static func pointer(_ values: [Int], isRelease: Bool) -> Meaning {
    guard values.count == 3, values[1] > 0, values[2] > 0 else { return .nothing }
    return pointer(
      code: values[0], isRelease: isRelease, row: values[2] - 1, column: values[1] - 1)
  }

  /// The report of a pointer that adds 32 and writes bytes; it does not say which button went up.
  private static func oldPointer(_ rest: ArraySlice<UInt8>) -> Token {
    guard rest.count >= 6 else { return .incomplete }
    let values = rest.dropFirst(3).prefix(3).map { Int($0) - 32 }
    let isRelease = values[0] & 0b1100_0011 == 3
    let meaning = pointer(
      code: isRelease ? 0 : values[0], isRelease: isRelease, row: values[2] - 1,
      column: values[1] - 1)
    return Token(length: 6, meaning: meaning)
  }

  private static func pointer(code: Int, isRelease: Bool, row: Int, column: Int) -> Meaning {
    // Shift, Alt and Control add 4, 8 and 16; motion adds 32.
    let kind: PointerEvent.Kind? =
      switch code & ~0b1_1100 {
      case 0: isRelease ? .release : .press
      case 32: .drag
      case 64: .wheelUp
      case 65: .wheelDown
      default: nil
      }
    guard let kind, row >= 0, column >= 0 else { return .nothing }
    return .input(.pointer(PointerEvent(kind: kind, row: row, column: column)))
  }
}
