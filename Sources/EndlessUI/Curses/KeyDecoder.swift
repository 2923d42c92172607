package import EndlessCore

/// Turns the bytes of a terminal into inputs.
///
/// What is not known is swallowed whole: control sequences, strings, a key with Alt, and everything
/// that was pasted, so that no part of it is taken for a command. Bytes may come in any portions.
package struct KeyDecoder {
  private var waiting: [UInt8] = []
  private var isPasting = false

  package init() {}

  /// Whether the bytes so far may be the beginning of something, such as a lone Esc.
  package var isInside: Bool { !waiting.isEmpty }

  /// Takes bytes and returns what they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    waiting.append(contentsOf: bytes)
    return drain(isFinal: false)
  }

  /// Takes what waits as complete, since no more bytes have come in time.
  package mutating func finish() -> [Input] {
    drain(isFinal: true)
  }

  /// Gives up a paste whose end never came.
  package mutating func endPaste() {
    isPasting = false
  }

  private mutating func drain(isFinal: Bool) -> [Input] {
    var inputs: [Input] = []
    var rest = waiting[...]
    while let first = rest.first {
      let token = isPasting ? Self.pasted(rest) : Self.next(first, rest)
      guard token.length <= rest.count, token.length > 0 else {
        if !isFinal { break }
        // A sequence that was cut off is dropped, but Esc is a key of its own.
        if first == 0x1B, !isPasting { inputs += Self.escapes(rest) }
        rest = []
        break
      }
      rest = rest.dropFirst(token.length)
      take(token.meaning, into: &inputs)
    }
    waiting = Array(rest)
    return inputs
  }

  private mutating func take(_ meaning: Meaning, into inputs: inout [Input]) {
    switch meaning {
    case .nothing: break
    case .input(let input): inputs.append(input)
    case .pasteBegins: isPasting = true
    case .pasteEnds: isPasting = false
    }
  }

  /// What a run of bytes says.
  enum Meaning: Hashable {
    case nothing
    case input(Input)
    case pasteBegins, pasteEnds

    static func key(_ key: Key) -> Meaning { .input(.key(key)) }
  }

  /// A meaning and the bytes it takes; more bytes than there are, or none, if it is incomplete.
  struct Token {
    var length: Int
    var meaning: Meaning

    static let incomplete = Token(length: 0, meaning: .nothing)
  }

  private static func next(_ first: UInt8, _ rest: ArraySlice<UInt8>) -> Token {
    switch first {
    case 0x1B: escape(rest)
    case 0x09: Token(length: 1, meaning: .key(.tab))
    case 0x0D: Token(length: 1, meaning: .key(.enter))
    case 0x08, 0x7F: Token(length: 1, meaning: .key(.backspace))
    case ..<0x20: Token(length: 1, meaning: .key(.control(control(first))))
    case ..<0x80: Token(length: 1, meaning: .key(.character(Character(Unicode.Scalar(first)))))
    default: character(first, rest)
    }
  }

  private static func control(_ byte: UInt8) -> Character {
    let letter = Unicode.Scalar(byte + 0x40)
    return Character(String(Character(letter)).lowercased())
  }

  /// Only Esc pressed once or more often, and nothing after it, is a key.
  private static func escapes(_ rest: ArraySlice<UInt8>) -> [Input] {
    rest.allSatisfy { $0 == 0x1B } ? rest.map { _ in .key(.escape) } : []
  }

  /// Pasted text up to its end mark, or as far as it has come.
  private static func pasted(_ rest: ArraySlice<UInt8>) -> Token {
    let mark = Array("\u{1B}[201~".utf8)
    guard let start = rest.firstIndex(of: 0x1B) else {
      return Token(length: rest.count, meaning: .nothing)
    }
    let tail = rest[start...]
    if tail.starts(with: mark) {
      return Token(length: start - rest.startIndex + mark.count, meaning: .pasteEnds)
    }
    let isBeginning = mark.starts(with: tail)
    let skipped = start - rest.startIndex
    return isBeginning && skipped == 0
      ? .incomplete : Token(length: isBeginning ? skipped : skipped + 1, meaning: .nothing)
  }

  /// A character of UTF-8; what is not UTF-8 is nothing.
  private static func character(_ first: UInt8, _ rest: ArraySlice<UInt8>) -> Token {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let bytes = rest.prefix(length)
    let tail = bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }
    if tail.count + 1 < bytes.count || length == 1 {
      return Token(length: tail.count + 1, meaning: .nothing)
    }
    guard bytes.count == length else { return .incomplete }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first,
      !(0x80...0x9F).contains(character.unicodeScalars.first?.value ?? 0)
    else { return Token(length: length, meaning: .nothing) }
    return Token(length: length, meaning: .key(.character(character)))
  }
}
