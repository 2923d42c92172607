import EndlessText
import Testing

@Suite("Columns of characters")
struct WidthTests {
  @Test(
    "of one character",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("\u{A0}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("あ", 2),
      ("각", 2), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{11A8}", 0), ("\u{301}", 0), ("\u{20E3}", 0),
      ("😀", 2), ("❤", 1), ("☎", 1), ("🏽", 2), ("\u{1F1E9}", 1), ("\u{FE0F}", 0), ("\u{200D}", 0),
      ("\u{AD}", 0), ("\u{E000}", 1), ("\u{3000}", 2), ("\u{20000}", 2), ("ำ", 1), ("\u{E0100}", 0),
    ] as [(Unicode.Scalar, Int)])
  func columns(scalar: Unicode.Scalar, expected: Int) {
    #expect(EndlessText.columns(of: scalar) == expected)
  }

  @Test("none for what is never shown as itself")
  func noColumns() {
    for value in Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) + [0x202E, 0x2028, 0x378, 0xFFFE] {
      if let scalar = Unicode.Scalar(value) { #expect(EndlessText.columns(of: scalar) == nil) }
    }
  }

  @Test("ambiguous ones take two on demand", arguments: ["…", "§", "Ж", "─", "\u{E000}", "⛹"])
  func ambiguous(text: String) {
    #expect(layOut(utf8(text)).count == 1)
    let wide = layOut(utf8(text), TextOptions(ambiguousWide: true))
    #expect(wide.count == 2 && wide[1].content == .continuation)
    #expect(layOut(utf8("a"), TextOptions(ambiguousWide: true)).count == 1)
  }
}

@Suite("Marks and sequences of characters")
struct ClusterTests {
  @Test("marks join the glyph before them, up to four")
  func marks() {
    let cells = layOut(utf8("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x"))
    let glyph = Glyph("e", marks: Glyph.Marks(0x301, 0x302, 0x303, 0x304))
    #expect(cells == [Cell(.glyph(glyph)), Cell(.glyph(Glyph("x")))])
    #expect(layOut(utf8("漢\u{301}")).count == 2)
  }

  @Test("a mark without a glyph before it stands on a blank")
  func strayMark() {
    let stray = Cell(.glyph(Glyph(" ", marks: Glyph.Marks(0x301))))
    #expect(layOut(utf8("\u{301}")) == [stray])
    #expect(layOut(utf8("\u{301}a")) == [stray, Cell(.glyph(Glyph("a")))])
    #expect(layOut(utf8("\t\u{301}")).last == stray)
  }

  @Test("marks without number cost one glyph")
  func manyMarks() {
    let row = utf8("e" + String(repeating: "\u{301}", count: 100_000) + "x")
    let marks = Glyph.Marks(0x301, 0x301, 0x301, 0x301)
    #expect(layOut(row) == [Cell(.glyph(Glyph("e", marks: marks))), Cell(.glyph(Glyph("x")))])
  }

  @Test(
    "what terminals disagree about is drawn by its parts",
    arguments: [
      ("❤️", "❤", 1), ("☎︎", "☎", 1), ("👍🏽", "👍", 2), ("👍🏽👍", "👍👍", 4), ("☝🏿", "☝", 1),
      ("👩‍👩‍👧‍👦", "👩👩👧👦", 8), ("👩🏽‍🚀", "👩🚀", 4), ("🏳️‍🌈", "🏳🌈", 3),
      ("1️⃣", "1⃣", 1), ("🇩🇪", "🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2), ("🏽", "🏽", 2), ("a🏽", "a🏽", 3),
      ("\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}", 2), ("می‌خواهم", "میخواهم", 7),
      ("Bun\u{AD}des", "Bundes", 6), ("葛\u{E0100}飾", "葛飾", 4),
    ])
  func parts(text: String, expected: String, width: Int) {
    #expect(Array(shown(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(layOut(utf8(text)).count == width)
  }
}
