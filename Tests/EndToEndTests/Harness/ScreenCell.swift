import CTerminal

/// One cell of the emulated terminal.
struct ScreenCell: Hashable {
  /// A colour as the program asked for it.
  enum Color: Hashable {
    case standard
    case indexed(Int)
    case direct(Int)
  }

  /// A space where nothing was written; empty for the right half of a wide character.
  let text: String
  let width: Int
  let isBold: Bool
  let isItalic: Bool
  let isUnderlined: Bool
  let isReverse: Bool
  let foreground: Color
  let background: Color

  init(_ cell: ct_cell) {
    var text = ""
    withUnsafeBytes(of: cell.scalars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text.isEmpty && cell.width > 0 ? " " : text
    width = Int(cell.width)
    isBold = cell.bold
    isItalic = cell.italic
    isUnderlined = cell.underline
    isReverse = cell.reverse
    foreground = Self.color(cell.foreground)
    background = Self.color(cell.background)
  }

  private static func color(_ value: UInt32) -> Color {
    switch value & 0xff00_0000 {
    case 0x0100_0000: .indexed(Int(value & 0xff))
    case 0x0200_0000: .direct(Int(value & 0xff_ffff))
    default: .standard
    }
  }
}
