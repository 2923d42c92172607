import EndlessText
import Testing

@Suite("A window of columns over a row")
struct ClipTests {
  private let layout = TextLayout()

  private func window(_ text: String, _ columns: Range<Int>) -> RowClip {
    layout.clip(utf8(text), columns: columns)
  }

  @Test("C9: a row exactly as wide as the window does not go on")
  func exactly() {
    #expect(window("abcd", 0..<4).continues == false)
    #expect(window("abcde", 0..<4).continues)
    #expect(window("abcde", 1..<5).continues == false)
    #expect(window("漢字", 0..<4).continues == false)
    #expect(window("abcd\u{1B}[0m\r", 0..<4).continues == false)
    #expect(window("abcd\u{301}", 0..<4).continues == false)
    #expect(window("", 0..<0).continues == false)
    #expect(window("a", 0..<0).continues)
  }

  @Test("the width is known where the end was read")
  func width() {
    #expect(window("abc", 0..<10).contentWidth == 3)
    #expect(window("漢字\t", 0..<8).contentWidth == 8)
    #expect(window("abc", 10..<12).contentWidth == 3)
    #expect(window("abcdef", 0..<3).contentWidth == nil)
  }

  @Test(
    "C20: wide glyphs are never half drawn",
    arguments: [
      (0..<4, "漢字"), (0..<3, "漢 "), (1..<4, " 字"), (1..<3, "  "), (2..<4, "字"), (1..<6, " 字x "),
      (3..<6, " x "), (0..<1, " "),
    ])
  func wide(columns: Range<Int>, expected: String) {
    let clip = window("漢字x", columns)
    #expect(picture(clip.cells) == expected)
    #expect(clip.cells.count == columns.count)
  }

  @Test("a tab or a substitute may be cut")
  func divided() {
    #expect(picture(window("a\tb", 4..<9).cells) == "    b")
    #expect(picture(window("a\u{202E}b", 3..<11).cells) == "«+202E>»b ")
    #expect(picture(window("a\u{1}b", 0..<2).cells) == "a«^»")
  }

  @Test("cells know the place of their character")
  func offsets() {
    #expect(window("a漢\tb", 0..<10).offsets == [0, 1, 1, 4, 4, 4, 4, 4, 5, 6])
    #expect(window("ab\u{1B}[1mc", 1..<4).offsets == [1, 6, 7])
  }

  @Test("the checkpoint is the last place before the window")
  func checkpoint() {
    let clip = window("漢字漢字", 5..<7)
    #expect(clip.checkpoint.offset == 6 && clip.checkpoint.column == 4)
    let styled = window("ab\u{1B}[1mcd", 3..<4).checkpoint
    #expect(styled.offset == 7 && styled.style == TextStyle(attributes: .bold))
    #expect(window("abc", 1..<3).checkpoint.offset == 1)
  }

  @Test("bytes that decide are asked for")
  func incomplete() {
    var clip = layout.clip(utf8("ab"), reachesEnd: false, columns: 0..<4)
    #expect(!clip.isComplete)
    let rest = utf8("abc\u{301}d")[clip.state.offset...]
    clip.feed(Array(rest), reachesEnd: true)
    #expect(clip.isComplete && picture(clip.cells) == "abc\u{301}d")
    // Whether a full window goes on is not known before the next character.
    #expect(!layout.clip(utf8("abcd"), reachesEnd: false, columns: 0..<2 + 2).isComplete)
    #expect(layout.clip(utf8("abcdef"), reachesEnd: false, columns: 0..<2).isComplete)
  }

  @Test("C11: of a long line only what is shown is read")
  func longLine() {
    let row = [UInt8](repeating: 0x78, count: 256 * 1024)
    var asked: [Range<Int>] = []
    let clip = layout.clip(columns: 0..<80) { offset, limit in
      let end = min(row.count, offset + limit)
      asked.append(offset..<end)
      return (Array(row[offset..<end]), end == row.count)
    }
    #expect(clip.isComplete && clip.continues)
    #expect(asked.count == 1 && asked[0].count <= 1024)

    // Sideways: from the checkpoint on, not from the start.
    let far = layout.clip(columns: 200_000..<200_080, from: ScanState()) { offset, limit in
      let end = min(row.count, offset + limit)
      return (Array(row[offset..<end]), end == row.count)
    }
    asked = []
    let again = layout.clip(columns: 200_040..<200_120, from: far.checkpoint) { offset, limit in
      let end = min(row.count, offset + limit)
      asked.append(offset..<end)
      return (Array(row[offset..<end]), end == row.count)
    }
    #expect(again.isComplete && asked.count == 1)
    #expect(asked.first?.lowerBound == 200_000)
  }

  @Test("a budget ends the reading, and the checkpoint goes on")
  func budget() {
    let row = [UInt8](repeating: 0x78, count: 1_000_000) + utf8("end")
    let read: TextLayout.Reader = { offset, limit in
      let end = min(row.count, offset + limit)
      return (Array(row[offset..<end]), end == row.count)
    }
    let window = 999_999..<1_000_004
    var clip = layout.clip(columns: window, budget: 100_000, read: read)
    var steps = 0
    #expect(!clip.isComplete && clip.checkpoint.offset > 50_000)
    while !clip.isComplete, steps < 100 {
      clip = layout.clip(columns: window, from: clip.checkpoint, budget: 100_000, read: read)
      steps += 1
    }
    #expect(picture(clip.cells) == "xend ")
  }

  @Test("a reader that has nothing more leaves the window incomplete")
  func noReader() {
    #expect(!layout.clip(columns: 0..<4) { _, _ in nil }.isComplete)
    #expect(!layout.clip(columns: 0..<4) { _, _ in ([], false) }.isComplete)
  }

  @Test("the column of a byte")
  func place() {
    let row = utf8("ab漢\t\u{1B}[1mcd" + String(repeating: "ü", count: 5_000) + "e\u{301}f")
    let cells = layOut(row)
    let whole = layout.clip(row, columns: 0..<cells.count)
    let read: TextLayout.Reader = { offset, limit in
      let end = min(row.count, offset + limit)
      return (Array(row[offset..<end]), end == row.count)
    }
    for (column, offset) in whole.offsets.enumerated() where column % 97 < 20 {
      let first = whole.offsets[..<column].lastIndex { $0 != offset }.map { $0 + 1 } ?? 0
      #expect(layout.place(ofOffset: offset, read: read).column == first)
    }
    #expect(layout.place(ofOffset: 3, read: read).offset == 2)
    #expect(layout.place(ofOffset: row.count + 10, read: read).offset == row.count)
    #expect(layout.place(ofOffset: 5, read: { _, _ in nil }) == ScanState())
  }
}
