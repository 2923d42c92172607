import EndlessCore
import Testing

@Suite("Header rows")
struct HeaderTests {
  private func settings(_ header: Int) -> WindowSettings {
    var settings = WindowSettings()
    settings.headerCount = header
    return settings
  }

  private func text(_ script: BrowserScript, _ index: Int) -> String? {
    script.window.reader.wholeRow(index).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("C18 the first rows are pinned and cannot be selected")
  func pinned() {
    var script = BrowserScript(.numbered(100, .stop, settings(2)), picks: true)
    #expect(script.item == 1)
    #expect(text(script, 0) == "row 3")
    #expect(script.window.viewport.height == 20)
    #expect(script.window.position == .counted(1, of: 98))
    script.press("k")
    #expect(script.item == 1)
    script.click(row: 1)
    script.click(row: 2)
    #expect(script.item == 1)
    script.click(row: 3)
    #expect(script.item == 1)
    script.click(row: 4)
    #expect(script.item == 2)
    #expect(script.press(.enter) == [.leave(.picked([Array("row 4".utf8)]))])
  }

  @Test("C18 a ring goes round behind its header")
  func ring() {
    var script = BrowserScript(.numbered(30, .ring, settings(3)))
    script.press("k")
    #expect(script.item == 27)
    #expect(text(script, 26) == "row 30")
    script.press("j")
    #expect(text(script, 0) == "row 4")
  }

  @Test("C18 more header rows than input: nothing to choose, exit 1", arguments: [9, 10, 1000])
  func tooMany(header: Int) {
    var script = BrowserScript(.numbered(9, .ring, settings(header)), picks: true)
    #expect(script.item == nil)
    script.press("j", "G", "f", "g")
    #expect(script.press(.enter) == [.leave(.nothing)])
  }

  @Test("a header leaves at least one row for the items")
  func lowScreen() {
    var script = BrowserScript(.numbered(9, .stop, settings(5)))
    script.resize(rows: 4, columns: 80)
    #expect(script.window.viewport.height == 1)
    script.press("j")
    #expect(script.item == 2)
    script.resize(rows: 1, columns: 1)
    #expect(script.row == 0)
  }

  @Test("a feed with a header asks for its next page as soon as its last row shows")
  func feed() {
    var script = BrowserScript([.feed(.stop, settings(1))], rows: 12)
    script.answer()
    #expect(script.window.position == .atLeast(1, of: 19))
    script.type("10j")
    #expect(script.requestCount() == 1)
    script.press("G")
    #expect(script.requestCount() == 2)
    script.answer()
    #expect(script.window.position == .atLeast(19, of: 39))
  }

  @Test("a refresh keeps the current item of a list with a header")
  func refresh() {
    var script = BrowserScript([.feed(.stop, settings(1))], rows: 12)
    script.answer(texts: ["head", "a", "b", "c", "d"], next: .end)
    script.press("j", "j")
    #expect(text(script, 2) == "c")
    script.press("r")
    script.answer(texts: ["head", "a", "b", "new", "c", "d"], next: .end)
    #expect(script.window.viewport.cursorIndex.flatMap { text(script, $0) } == "c")
  }

  @Test("a header is shown also when the page that brought it has been dropped")
  func dropped() throws {
    let policy = try PagingPolicy(keep: 40)
    var script = BrowserScript([.feed(.stop, settings(2), policy: policy)], rows: 12)
    for _ in 0..<8 {
      script.answer()
      script.press("G")
    }
    #expect(script.window.reader.bytes(ofRow: 0, from: 0, limit: 99) == nil)
    let header = (0..<2).map { script.window.reader.bytes(ofHeaderRow: $0, limit: 99)?.bytes }
    #expect(header == [Array("row 1".utf8), Array("row 2".utf8)])
  }

  @Test("items end after --max-items, header rows not counted")
  func maximum() {
    var limited = settings(2)
    limited.maxItems = 5
    var script = BrowserScript(.numbered(100, .stop, limited))
    script.press("G")
    #expect(script.window.position == .counted(5, of: 5))
    #expect(text(script, 4) == "row 7")
  }
}
