import EndlessText
import Testing

@Suite("A row broken into screen rows")
struct WrapTests {
  private let layout = TextLayout()

  private func rows(_ text: String, width: Int, _ wanted: Range<Int> = 0..<100) -> [String] {
    layout.wrap(utf8(text), width: width, rows: wanted).rows.map(picture)
  }

  @Test(
    "the screen rows",
    arguments: [
      ("", 4, ["    "]), ("abcd", 4, ["abcd"]), ("abcde", 4, ["abcd", "e   "]),
      ("abcdefgh", 4, ["abcd", "efgh"]), ("a漢字b", 4, ["a漢 ", "字b "]), ("漢字", 1, [" ", " "]),
      ("漢字", 3, ["漢 ", "字 "]), ("a\tb", 4, ["a   ", "    ", "b   "]),
      ("ab\u{202E}", 4, ["ab«<U»", "«+202»", "«E>»  "]), ("abcd\u{1B}[m", 4, ["abcd"]),
      ("abcde\u{301}", 4, ["abcd", "e\u{301}   "]), ("abcd\r", 4, ["abcd"]),
    ])
  func screenRows(text: String, width: Int, expected: [String]) {
    #expect(rows(text, width: width) == expected)
    #expect(layout.countRows(utf8(text), width: width, limit: 100) == expected.count)
  }

  @Test("C12: a line break inside a row ends a screen row")
  func lineBreak() {
    #expect(rows("one\ntwo", width: 5) == ["one  ", "two  "])
    #expect(rows("\n\n", width: 2) == ["  ", "  ", "  "])
    #expect(rows("12345\n\tx", width: 10) == ["12345     ", "        x "])
  }

  @Test("no more is counted or kept than is wanted")
  func limits() {
    #expect(layout.countRows(utf8("abcdefgh"), width: 2, limit: 3) == 3)
    #expect(layout.countRows(utf8("abcdefgh"), width: 2, limit: 4) == 4)
    #expect(rows("abcdefgh", width: 2, 1..<3) == ["cd", "ef"])
    #expect(rows("abcdefgh", width: 2, 3..<9) == ["gh"])
    #expect(rows("abcdefgh", width: 2, 4..<9) == [])
    #expect(layout.countRows(utf8("ab"), reachesEnd: false, width: 4, limit: 2) == nil)
  }

  @Test("the next screen row can be read from where it begins")
  func resuming() {
    let text = utf8("ab\u{202E}漢\tcd\u{1B}[1m efgh")
    let whole = layout.wrap(text, width: 5, rows: 0..<100)
    #expect(whole.next == nil)
    for row in 1..<whole.count {
      guard let next = layout.wrap(text, width: 5, rows: row..<row).next else {
        Issue.record("no state before screen row \(row)")
        continue
      }
      let rest = Array(text[next.scan.offset...])
      let found = layout.wrap(rest, width: 5, rows: 0..<100, from: next)
      #expect(found.rows == Array(whole.rows[row...]))
      #expect(found.offsets == Array(whole.offsets[row...]))
    }
  }

  @Test("cells know the place of their character")
  func offsets() {
    let wrap = layout.wrap(utf8("ab漢c"), width: 3, rows: 0..<9)
    #expect(wrap.offsets == [[0, 1, 2], [2, 2, 5]])
  }

  @Test("C11: only the screen rows wanted are read")
  func longLine() {
    let row = [UInt8](repeating: 0x78, count: 256 * 1024)
    var bytes = 0
    let wrap = layout.wrap(width: 80, rows: 0..<24) { offset, limit in
      let end = min(row.count, offset + limit)
      bytes += end - offset
      return (Array(row[offset..<end]), end == row.count)
    }
    #expect(wrap.isComplete && wrap.rows.count == 24 && bytes < 16_384)
    #expect(wrap.next?.scan.offset == 24 * 80)
  }
}
