import EndlessText
import Testing

private let isThere = GivenFiles.rows(of: "text/naughty-strings.txt") != nil

@Suite("Handed files", .enabled(if: isThere, "the handed cases are not there: skipped"))
struct GivenFileTests {
  @Test(
    "every row fits every width",
    arguments: ["naughty-strings.txt", "UTF-8-test.txt", "UTF-8-demo.txt"], [80, 41, 20, 7])
  func widths(name: String, width: Int) throws {
    let rows = try #require(GivenFiles.rows(of: "text/" + name))
    #expect(rows.count > 100)
    let layout = TextLayout()
    for row in rows {
      let clip = layout.clip(row, columns: 0..<width)
      #expect(clip.isComplete && clip.cells.count == width)
      #expect(fault(in: clip.cells) == nil, "\(row)")
      let wrap = layout.wrap(row, width: width, rows: 0..<1_000)
      #expect(wrap.isComplete && wrap.rows.allSatisfy { $0.count == width })
      #expect(wrap.rows.allSatisfy { fault(in: $0) == nil }, "\(row)")
      #expect(clip.continues == (wrap.count > 1), "\(row)")
    }
  }

  @Test(
    "UTF-8-test.txt: as many substitutes as the standard decoder finds ill-formed, no text lost")
  func decoderStress() throws {
    for row in try #require(GivenFiles.rows(of: "text/UTF-8-test.txt")) {
      let shownCells = layOut(row)
      // The row's well-formed characters that show as themselves, in order.
      let kept = String(decoding: row, as: UTF8.self).unicodeScalars.filter {
        $0 != "\u{FFFD}" && (columns(of: $0) ?? 0) > 0
      }
      let plain = shownCells.filter { !$0.style.attributes.contains(.reverse) }
      let found = picture(plain).unicodeScalars.filter {
        $0 != "\u{FFFD}" && (columns(of: $0) ?? 0) > 0
      }
      #expect(Array(found) == Array(kept), "\(row)")
    }
  }
}
