import CNcurses
import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let folder = "/usr/share/unicode"

private func lines(of path: String) -> [Substring] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var portion = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&portion, 1, portion.count, file), count > 0 {
    bytes += portion[..<count]
  }
  let text = String(decoding: bytes, as: UTF8.self)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
}

/// All characters of `EastAsianWidth.txt` that are no controls, with the columns it gives them.
private func characters() -> [Glyph] {
  lines(of: folder + "/EastAsianWidth.txt").flatMap { line -> [Glyph] in
    let fields = line.prefix { $0 != "#" }.split(separator: ";")
    let ends = fields[0].split(separator: ".").compactMap {
      UInt32($0.filter { $0 != " " }, radix: 16)
    }
    let isWide = fields[1].first == "W" || fields[1].first == "F"
    guard let first = ends.first, let last = ends.last else { return [] }
    return (first...last).compactMap(Unicode.Scalar.init)
      .filter { $0.value >= 0xA0 || (0x20..<0x7F).contains($0.value) }
      .map { Glyph($0, width: isWide ? 2 : 1) }
  }
}

extension CursesTests {
  private static var hasUnicodeData: Bool { access(folder + "/EastAsianWidth.txt", R_OK) == 0 }

  /// Puts glyphs in a row, a bar after each, and checks that every bar is in its column.
  private func expectColumns(
    _ glyphs: ArraySlice<Glyph>, in window: Window, columns: Int, palette: inout Palette
  ) {
    var cells: [Cell] = []
    for glyph in glyphs {
      cells.append(Cell(.glyph(glyph)))
      if glyph.width == 2 { cells.append(Cell(.continuation)) }
      cells.append(Cell(.glyph(Glyph("|"))))
    }
    cells += Array(repeating: .blank, count: columns - cells.count)
    window.put(cells[...], row: 1, palette: &palette)
    window.stage()
    cn_screen_update()
    var column: Int32 = 0
    for glyph in glyphs {
      let cell = cn_screen_get(1, column)
      let isKnown = cell.base == glyph.base.value
      let isSubstitute = cell.base == (glyph.width == 2 ? 0x3013 : 0xFFFD)
      let bar = cn_screen_get(1, column + Int32(glyph.width))
      if cell.width != glyph.width || !(isKnown || isSubstitute) || bar.base != 0x7C {
        Issue.record("U+\(String(glyph.base.value, radix: 16)) at \(column): \(cell), then \(bar)")
      }
      column += Int32(glyph.width) + 1
    }
    if (0..<Int32(columns)).contains(where: { cn_screen_get(2, $0).base != 0x20 }) {
      Issue.record("\(glyphs) spill into the next row")
    }
  }

  private func expectColumns(_ glyphs: [Glyph]) throws {
    let columns = 90
    let terminal = try openTerminal(try Recording(), size: Size(rows: 3, columns: columns))
    var palette = terminal.palette
    let area = Area(row: 0, column: 0, rows: 3, columns: columns)
    let window = try #require(Window(area))
    for start in stride(from: 0, to: glyphs.count, by: 30) {
      expectColumns(
        glyphs[start..<min(start + 30, glyphs.count)], in: window, columns: columns,
        palette: &palette)
    }
  }

  @Test(.enabled(if: hasUnicodeData, "needs Debian's unicode-data"))
  func everyCharacterTakesItsColumns() throws {
    let glyphs = characters()
    #expect(glyphs.count > 280_000)
    try expectColumns(glyphs)
  }

  /// Also characters that are wide although their file says narrow, and the other way round.
  @Test func aWidthThatLibcDoubtsGetsASubstitute() throws {
    let scalars: [Unicode.Scalar] = ["a", "é", "狐", "🦊", "\u{301}", "\u{200B}", "\u{E000}", "ﬀ"]
    for width in UInt8(1)...2 {
      try expectColumns(scalars.map { Glyph($0, width: width) })
    }
  }

  @Test(.enabled(if: hasUnicodeData, "needs Debian's unicode-data"))
  func everyEmojiTakesItsColumns() throws {
    let sequences = lines(of: folder + "/emoji/emoji-test.txt").compactMap { line -> [Glyph]? in
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return scalars.map { Glyph($0, width: $0.properties.isEmojiPresentation ? 2 : 1) }
    }
    #expect(sequences.count > 4000)
    try expectColumns(sequences.flatMap { $0 })
  }

  @Test func marksThatLibcCannotMeasureAreLeftOut() throws {
    let terminal = try openTerminal(try Recording(), size: Size(rows: 1, columns: 4))
    var palette = terminal.palette
    let window = try #require(Window(Area(row: 0, column: 0, rows: 1, columns: 4)))
    let glyph = Glyph("a", marks: SIMD4(0x301, 0x62, 0x10_FFFF, 0x302))
    window.put([Cell(.glyph(glyph)), .blank, .blank, .blank], row: 0, palette: &palette)
    window.stage()
    cn_screen_update()
    let cell = cn_screen_get(0, 0)
    #expect(cell.marks.0 == 0x301)
    #expect(cell.marks.1 == 0x302)
    #expect(cell.marks.2 == 0)
    #expect(cn_screen_get(0, 1).base == 0x20)
  }

  @Test func aCharacterSetWithoutTheCharacterShowsQuestionMarks() throws {
    let terminal = try openTerminal(try Recording(), size: Size(rows: 1, columns: 4))
    setlocale(LC_CTYPE, "C")
    defer { setlocale(LC_CTYPE, "C.UTF-8") }
    var palette = terminal.palette
    let window = try #require(Window(Area(row: 0, column: 0, rows: 1, columns: 4)))
    let cells = [
      Cell(.glyph(Glyph("é"))), Cell(.glyph(Glyph("狐", width: 2))), Cell(.continuation),
      Cell(.glyph(Glyph("a"))),
    ]
    window.put(cells[...], row: 0, palette: &palette)
    window.stage()
    cn_screen_update()
    #expect((0..<4).map { cn_screen_get(0, Int32($0)).base } == [0x3F, 0x3F, 0x3F, 0x61])
  }
}
