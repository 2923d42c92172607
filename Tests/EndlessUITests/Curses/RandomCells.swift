import EndlessText

@testable import EndlessUI

/// Rows of all kinds, the same in every run.
struct RandomCells {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func style() -> TextStyle {
    let colors: [TextColor] = [
      .standard, .indexed(1), .indexed(12), .indexed(200), .rgb(red: 9, green: 99, blue: 199),
    ]
    return TextStyle(
      foreground: colors[below(colors.count)], background: colors[below(colors.count)],
      attributes: TextStyle.Attributes(rawValue: UInt8(below(32))))
  }

  /// A row of narrow, wide and combined glyphs, with blanks in between.
  mutating func cells(_ columns: Int) -> [Cell] {
    let glyphs = [
      Glyph("a"), Glyph("狐", width: 2), .blank, Glyph("│"), Glyph("🦊", width: 2),
      Glyph("e", marks: Glyph.Marks(0x301, 0x323)),
      Glyph("か", width: 2, marks: Glyph.Marks(0x302)),
    ]
    var cells: [Cell] = []
    while cells.count < columns {
      let style = style()
      let glyph = glyphs[below(glyphs.count)]
      if glyph.width == 2, cells.count + 2 > columns { continue }
      cells.append(Cell(.glyph(glyph), style: style))
      if glyph.width == 2 { cells.append(Cell(.continuation, style: style)) }
    }
    return cells
  }
}
