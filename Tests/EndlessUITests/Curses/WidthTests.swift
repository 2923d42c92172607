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

/// All characters of `EastAsianWidth.txt` that are no controls.
private func characters() -> [String] {
  lines(of: folder + "/EastAsianWidth.txt").flatMap { line -> [String] in
    let codes = line.prefix { $0 != ";" }.split(separator: ".")
    let ends = codes.compactMap { UInt32($0.filter { $0 != " " }, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return [] }
    return (first...last).compactMap(Unicode.Scalar.init)
      .filter { $0.value >= 0xA0 || (0x20..<0x7F).contains($0.value) }
      .map(String.init)
  }
}

/// All sequences of `emoji-test.txt`.
private func emoji() -> [String] {
  lines(of: folder + "/emoji/emoji-test.txt").map { line in
    let codes = line.prefix { $0 != ";" }.split(separator: " ")
    let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension CursesTests {
  private static var hasUnicodeData: Bool { access(folder + "/EastAsianWidth.txt", R_OK) == 0 }

  /// Puts a row of cells, and checks that curses has every one in its column and none elsewhere.
  private func expectColumns(
    _ cells: ArraySlice<Cell>, in window: Window, palette: inout Palette
  ) {
    window.put(cells, row: 1, palette: &palette)
    window.stage()
    cn_screen_update(0, 0, 0)
    for (column, cell) in cells.enumerated() {
      let shown = cn_screen_get(1, Int32(column))
      guard case .glyph(let glyph) = cell.content else {
        if shown.width != 0 { Issue.record("no second half at \(column): \(shown)") }
        continue
      }
      let isSubstitute = shown.base == (glyph.width == 2 ? 0x3013 : 0xFFFD)
      if shown.width != glyph.width || !(shown.base == glyph.base.value || isSubstitute) {
        Issue.record("U+\(String(glyph.base.value, radix: 16)) at \(column): \(shown)")
      }
    }
    for column in 0..<cells.count where cn_screen_get(2, Int32(column)).base != 0x20 {
      Issue.record("\(cells) spill into the next row")
      return
    }
  }

  private func expectColumns(_ rows: some Sequence<[Cell]>) throws {
    let columns = 300
    let terminal = try openTerminal(try Recording(), size: Size(rows: 3, columns: columns))
    var palette = terminal.palette
    let window = try #require(Window(Area(row: 0, column: 0, rows: 3, columns: columns)))
    for row in rows {
      let padding = Array(repeating: Cell.blank, count: columns - row.count)
      expectColumns((row + padding)[...], in: window, palette: &palette)
    }
  }

  /// Rows as the program lays them out, thirty characters each with a bar between them.
  private func rows(_ characters: [String], _ options: TextOptions) -> [[Cell]] {
    let layout = TextLayout(options)
    return stride(from: 0, to: characters.count, by: 30).map { start in
      let text = characters[start..<min(start + 30, characters.count)].joined(separator: "|")
      return layout.clip(Array(text.utf8), columns: 0..<300).cells
    }
  }

  @Test(.enabled(if: hasUnicodeData, "needs Debian's unicode-data"))
  func everyCharacterTakesItsColumns() throws {
    let characters = characters()
    #expect(characters.count > 280_000)
    try expectColumns(rows(characters, TextOptions()))
  }

  @Test(.enabled(if: hasUnicodeData, "needs Debian's unicode-data"), arguments: [false, true])
  func everyEmojiTakesItsColumns(ambiguousWide: Bool) throws {
    let sequences = emoji()
    #expect(sequences.count > 4000)
    try expectColumns(rows(sequences, TextOptions(ambiguousWide: ambiguousWide)))
  }

  @Test func aWidthThatLibcDoubtsGetsASubstitute() throws {
    let scalars: [Unicode.Scalar] = ["a", "é", "狐", "🦊", "\u{301}", "\u{200B}", "\u{E000}", "ﬀ"]
    for width in UInt8(1)...2 {
      let cells = scalars.flatMap { scalar -> [Cell] in
        let cell = Cell(.glyph(Glyph(scalar, width: width)))
        return (width == 2 ? [cell, Cell(.continuation)] : [cell]) + [Cell(.glyph(Glyph("|")))]
      }
      try expectColumns([cells])
    }
  }

  @Test func marksThatLibcCannotMeasureAreLeftOut() throws {
    let terminal = try openTerminal(try Recording(), size: Size(rows: 1, columns: 4))
    var palette = terminal.palette
    let window = try #require(Window(Area(row: 0, column: 0, rows: 1, columns: 4)))
    let glyph = Glyph("a", marks: Glyph.Marks(0x301, 0x62, 0x10_FFFF, 0x302))
    window.put([Cell(.glyph(glyph)), .blank, .blank, .blank], row: 0, palette: &palette)
    window.stage()
    cn_screen_update(0, 0, 0)
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
    cn_screen_update(0, 0, 0)
    #expect((0..<4).map { cn_screen_get(0, Int32($0)).base } == [0x3F, 0x3F, 0x3F, 0x61])
  }
}
