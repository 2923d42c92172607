import EndlessCore
import Testing

@Suite("Text on a page")
struct PageTextTests {
  private static let lines = (0..<100).map { Array("line \($0)".utf8) }

  private static func script(rows: Int = 24) -> BrowserScript {
    var script = BrowserScript(.album(9), rows: rows)
    script.renderAll { _ in .text(Self.lines) }
    return script
  }

  @Test("row keys scroll it, up to its ends")
  func rows() {
    var script = Self.script()
    script.press(.down, .down)
    #expect(script.firstLine == 2)
    script.type("200j")
    #expect(script.firstLine == 79)
    script.type("200k")
    #expect(script.firstLine == 0)
    script.press("d")
    #expect(script.firstLine == 10)
  }

  @Test("each page has a place of its own while it is near; farther pages begin anew")
  func places() {
    var script = Self.script()
    script.type("5j")
    script.press(.right)
    script.renderAll { _ in .text(Self.lines) }
    #expect(script.firstLine == 0)
    script.press(.left)
    #expect(script.firstLine == 5)
    script.type("5g")
    script.renderAll { _ in .text(Self.lines) }
    script.type("1g")
    script.renderAll { _ in .text(Self.lines) }
    #expect(script.firstLine == 0)
  }

  @Test("another size keeps the place in a text")
  func resized() {
    var script = Self.script()
    script.type("50j")
    script.resize(rows: 30, columns: 100)
    script.renderAll { _ in .text(Self.lines) }
    #expect(script.firstLine == 50)
  }

  @Test("a text goes with its page when others come before it or go")
  func moved() throws {
    var script = Self.script()
    script.type("5j")
    var pages = try #require(script.pages)
    pages.apply(.prepended(2), extent: .counted(11))
    #expect(pages.text(ofPage: 2)?.view.topIndex == 5)
    #expect(pages.text(ofPage: 3)?.view.topIndex == 0)
    #expect(pages.text(ofPage: 0) == nil)
    pages.apply(.moved(oldCount: 11) { $0 == 2 ? nil : $0 > 2 ? $0 - 1 : $0 }, extent: .counted(10))
    #expect(pages.text(ofPage: 2)?.view.topIndex == 0)
  }

  @Test("texts of two lists have rows of different names")
  func names() throws {
    var script = BrowserScript([.album(9), .album(9)], columns: 100)
    script.renderAll { _ in .text(Self.lines) }
    for request in script.rendering(1) {
      script.handle(.contents(window: 1, token: request.token, .ready(.text(Self.lines))))
    }
    let names = try script.browser.windows.map { window in
      try #require(window.pages?.text(ofPage: 0)).rows.window
    }
    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { $0 < 0 })
  }

  @Test("a text made anew has rows of another name, and so has one where another was before")
  func newNames() throws {
    var script = Self.script()
    let first = try #require(script.pages?.text(ofPage: 0))
    script.press("r")
    script.renderAll { _ in .text(Self.lines) }
    let second = try #require(script.pages?.text(ofPage: 0))
    #expect(first.rows.window != second.rows.window)
    let names = script.pages?.pager.slots.compactMap {
      script.pages?.text(ofPage: $0.index)?.rows.window
    }
    #expect(Set(names ?? []).count == 3)
  }

  @Test("when all rows are other ones a text begins at its top")
  func reset() {
    var settings = WindowSettings()
    settings.pages = PageSettings()
    var script = BrowserScript(.file(ScriptedStore(.counted(3), count: 3), settings))
    script.renderAll { _ in .text(Self.lines) }
    script.type("5j")
    script.handle(.store(window: 0, .reset))
    script.renderAll { _ in .text(Self.lines) }
    #expect(script.page == 1)
    #expect(script.firstLine == 0)
  }

  @Test("made anew it stays where it was, as far as there are lines")
  func renewed() {
    var script = Self.script()
    script.type("50j")
    script.press("r")
    script.renderAll { _ in .text(Self.lines) }
    #expect(script.firstLine == 50)
    script.press("r")
    script.renderAll { _ in .text(Array(Self.lines.prefix(30))) }
    #expect(script.firstLine == 9)
  }

  @Test("the wheel scrolls what is longer than the window, else it turns pages")
  func wheel() {
    var script = Self.script()
    script.point(.wheelDown)
    #expect(script.firstLine == 3)
    #expect(script.page == 1)
    script = BrowserScript(.album(9))
    script.renderAll()
    script.point(.wheelDown)
    #expect(script.page == 2)
    script.point(.wheelUp)
    #expect(script.page == 1)
  }

  @Test("wrapped lines count as the rows they take")
  func wrapped() {
    var script = BrowserScript(.album(3) { $0.wraps = true })
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 78 * 30)
    script.renderAll { _ in .text([long, Array("end".utf8)]) }
    #expect(script.pages?.scrolls(page: 0, wraps: true, ByteColumns()) == true)
    script.type("99j")
    let last = script.pages?.visibleLines(ofPage: 0, wraps: true, ByteColumns()).last
    #expect(last?.index == 1)
    #expect(last?.rows == 20..<21)
    script.press("w")
    #expect(script.pages?.scrolls(page: 0, wraps: false, ByteColumns()) == false)
  }
}
