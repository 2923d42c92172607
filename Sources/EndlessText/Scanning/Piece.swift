/// What a scanner finds next in a row: something that takes columns.
struct Piece: Equatable {
  /// The kinds of content.
  enum Content: Equatable {
    /// One glyph of one or two columns.
    case glyph(Glyph)
    /// This character in every column: what a tab leaves, or `?` where only ASCII can be shown.
    case fill(Unicode.Scalar)
    /// A control byte, as `^X`.
    case caret(UInt8)
    /// An ill-formed byte, as `<E9>`.
    case byte(UInt8)
    /// An invisible character, as `<U+202E>`.
    case scalar(Unicode.Scalar)
    /// A line break inside the row.
    case lineBreak
  }

  var content: Content
  /// Columns taken, at least 1.
  var columns: Int
  var style: TextStyle
}

extension Piece {
  /// How everything is drawn that stands for a byte or character that cannot be shown.
  static let substituteStyle = TextStyle(attributes: .reverse)

  static func caret(_ byte: UInt8) -> Piece {
    Piece(content: .caret(byte), columns: 2, style: substituteStyle)
  }

  static func byte(_ byte: UInt8) -> Piece {
    Piece(content: .byte(byte), columns: 4, style: substituteStyle)
  }

  static func scalar(_ scalar: Unicode.Scalar) -> Piece {
    Piece(
      content: .scalar(scalar), columns: 4 + hexDigits(of: scalar), style: substituteStyle)
  }

  /// Whether the piece is one glyph that must not be divided.
  var isWideGlyph: Bool {
    if case .glyph = content { columns == 2 } else { false }
  }

  /// Whether it stands for a line break.
  var isLineBreak: Bool {
    if case .lineBreak = content { true } else { false }
  }

  /// The cell of one of the piece's columns.
  func cell(at column: Int) -> Cell {
    switch content {
    case .glyph(let glyph):
      Cell(column == 0 ? .glyph(glyph) : .continuation, style: style)
    case .fill(let scalar):
      Cell(.glyph(Glyph(scalar)), style: style)
    case .caret(let byte):
      cell(column == 0 ? UInt8(ascii: "^") : byte ^ 0x40)
    case .byte(let byte):
      cell(Piece.bracketed(UInt32(byte), digits: 2, isScalar: false, at: column))
    case .scalar(let scalar):
      cell(
        Piece.bracketed(
          scalar.value, digits: Piece.hexDigits(of: scalar), isScalar: true, at: column))
    case .lineBreak:
      columns == 1
        ? Cell(.glyph(Glyph("\u{2424}")), style: style)
        : cell(UInt8(ascii: column == 0 ? "^" : "J"))
    }
  }

  private func cell(_ byte: UInt8) -> Cell {
    Cell(.glyph(Glyph(Unicode.Scalar(byte))), style: style)
  }

  private static func hexDigits(of scalar: Unicode.Scalar) -> Int {
    scalar.value > 0xFFFFF ? 6 : scalar.value > 0xFFFF ? 5 : 4
  }

  /// The byte at `column` of `<E9>` or `<U+202E>`.
  private static func bracketed(
    _ value: UInt32, digits: Int, isScalar: Bool, at column: Int
  ) -> UInt8 {
    let start = isScalar ? 3 : 1
    switch column {
    case 0: return UInt8(ascii: "<")
    case 1 where isScalar: return UInt8(ascii: "U")
    case 2 where isScalar: return UInt8(ascii: "+")
    case start..<(start + digits):
      let digit = UInt8(value >> UInt32(4 * (start + digits - 1 - column)) & 15)
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    default: return UInt8(ascii: ">")
    }
  }
}
