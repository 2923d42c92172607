/// An escape sequence, by ECMA-48, as far as swallowing it whole needs.
enum EscapeSequence: Equatable {
  /// Complete: it ends before this index.
  case complete(end: Int)
  /// A complete SGR sequence: its parameters, and the end behind them.
  case graphics(parameters: Range<Int>, end: Int)
  /// Not one: unterminated, interrupted or longer than `limit`.
  case broken
  /// It may be completed by bytes that are not here yet.
  case incomplete

  /// The most bytes a sequence may have.
  ///
  /// Without a limit one stray introducer would make the start of a row cost the whole row.
  static let limit = 65_536
}

extension EscapeSequence {
  private static let escape: UInt8 = 0x1B

  /// Reads the sequence at `index`, where ESC or a C1 control encoded in UTF-8 stands.
  ///
  /// Single bytes 0x80 to 0x9F are ill-formed text, and terminals that speak UTF-8 take them for
  /// that: they introduce nothing.
  init(in bytes: Span<UInt8>, at index: Int, isLast: Bool) {
    let isC1 = bytes[index] == 0xC2
    guard index + 1 < bytes.count else {
      self = isLast ? .broken : .incomplete
      return
    }
    // A C1 control is ESC and the byte 0x40 below it.
    let introducer = isC1 ? bytes[index + 1] ^ 0xC0 : bytes[index + 1]
    let body = index + 2
    switch introducer {
    case UInt8(ascii: "["):
      self = Self.control(in: bytes, body: body, isLast: isLast)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      let endsByBell = introducer == UInt8(ascii: "]")
      self = Self.string(in: bytes, body: body, endsByBell: endsByBell, isLast: isLast)
    case 0x20...0x2F where !isC1:
      self = Self.intermediate(in: bytes, body: body, isLast: isLast)
    case 0x30...0x7E where !isC1:
      self = .complete(end: body)
    default:
      self = .broken
    }
  }

  /// CSI: parameters, intermediates, one final byte.
  private static func control(in bytes: Span<UInt8>, body: Int, isLast: Bool) -> Self {
    let end = Swift.min(bytes.count, body + limit)
    var index = body
    while index < end, 0x30...0x3F ~= bytes[index] { index += 1 }
    let parameters = body..<index
    while index < end, 0x20...0x2F ~= bytes[index] { index += 1 }
    guard index < end else { return isLast || end < bytes.count ? .broken : unfinished(body, end) }
    guard 0x40...0x7E ~= bytes[index] else { return .broken }
    let isGraphics =
      bytes[index] == UInt8(ascii: "m") && index == parameters.upperBound
      && (parameters.isEmpty || bytes[body] < UInt8(ascii: "<"))
    return isGraphics
      ? .graphics(parameters: parameters, end: index + 1) : .complete(end: index + 1)
  }

  /// ESC, intermediates, one final byte.
  private static func intermediate(in bytes: Span<UInt8>, body: Int, isLast: Bool) -> Self {
    let end = Swift.min(bytes.count, body + limit)
    var index = body
    while index < end, 0x20...0x2F ~= bytes[index] { index += 1 }
    guard index < end else { return isLast || end < bytes.count ? .broken : unfinished(body, end) }
    return 0x30...0x7E ~= bytes[index] ? .complete(end: index + 1) : .broken
  }

  /// A control string, ended by ST and, if it is an OSC, by BEL too.
  ///
  /// Another escape, CAN, SUB or a C1 control breaks it, so that a lost end costs no more than the
  /// text up to the next sequence.
  private static func string(
    in bytes: Span<UInt8>, body: Int, endsByBell: Bool, isLast: Bool
  ) -> Self {
    let end = Swift.min(bytes.count, body + limit)
    var index = body
    while index < end {
      switch bytes[index] {
      case 0x07 where endsByBell:
        return .complete(end: index + 1)
      case 0x18, 0x1A:
        return .broken
      case escape, 0xC2:
        guard index + 1 < end else { break }
        let isEscape = bytes[index] == escape
        let next = bytes[index + 1]
        if next == (isEscape ? UInt8(ascii: "\\") : 0x9C) { return .complete(end: index + 2) }
        if isEscape || 0x80...0x9F ~= next { return .broken }
      default:
        break
      }
      index += 1
    }
    return isLast || end < bytes.count ? .broken : unfinished(body, end)
  }

  private static func unfinished(_ body: Int, _ end: Int) -> Self {
    end - body < limit ? .incomplete : .broken
  }
}
