import EndlessCore
import Testing

@Suite("The help")
struct HelpModeTests {
  private func opened(rows: Int = 24, columns: Int = 80) -> BrowserScript {
    var script = BrowserScript([.numbered(100)], rows: rows, columns: columns)
    script.press(.function(1))
    return script
  }

  private func view(_ script: BrowserScript) -> Viewport? {
    if case .help(let view) = script.browser.mode { view } else { nil }
  }

  @Test(
    "it is closed by what opened it, Esc, q and ^C, and the list is as before",
    arguments: [Key.function(1), "H", .escape, "q", .control("c")])
  func closes(key: Key) {
    var script = opened()
    let before = script.window.viewport
    #expect(view(script) != nil)
    script.press("j", "f")
    #expect(script.press(key).isEmpty)
    #expect(script.browser.mode == .viewing)
    #expect(script.window.viewport == before)
    #expect(script.message == nil)
  }

  @Test("every binding is in it", arguments: [40, 80])
  func complete(columns: Int) {
    let script = opened(columns: columns)
    let entries = script.browser.helpLines.flatMap(\.entries)
    let bindings = KeyMap.bindings.filter { $0.when(script.browser.situation) }
    #expect(entries.map(\.help) == bindings.map(\.help))
    #expect(script.browser.helpLines.allSatisfy { $0.entries.count <= (columns == 80 ? 2 : 1) })
  }

  @Test("page keys scroll it over pages, too")
  func pages() {
    var script = BrowserScript([.album(9)], rows: 8, columns: 60)
    script.press(.function(1), .pageDown)
    #expect(view(script)?.topIndex == 6)
    #expect(script.page == 1)
  }

  @Test("it scrolls and stops at its ends")
  func scrolls() {
    var script = opened(rows: 6, columns: 40)
    let count = script.browser.helpLines.count
    script.press("k")
    #expect(view(script)?.topIndex == 0)
    script.press("j")
    #expect(view(script)?.topIndex == 1)
    script.press("f")
    #expect(view(script)?.topIndex == 5)
    script.press("u")
    #expect(view(script)?.topIndex == 3)
    script.type("3j")
    #expect(view(script)?.topIndex == 6)
    script.press("G")
    #expect(view(script)?.topIndex == count - 5)
    script.press("g")
    #expect(view(script)?.topIndex == 0)
    script.point(.wheelDown)
    #expect(view(script)?.topIndex == 3)
    script.point(.press)
    #expect(script.item == 1)
  }

  @Test("it follows the size of the screen", arguments: [(24, 80), (5, 30), (2, 10), (1, 1)])
  func resizes(rows: Int, columns: Int) {
    var script = opened()
    script.press("G")
    script.resize(rows: rows, columns: columns)
    #expect(view(script)?.height == max(1, rows - 1))
    #expect(view(script)?.knownCount == script.browser.helpLines.count)
    #expect(view(script)?.visibleItems(UniformHeights()).isEmpty == false)
  }

  @Test("keys of the lists do nothing in it, suspending and redrawing do")
  func otherKeys() {
    var script = opened()
    #expect(script.press("r", "F", "w", "#", .right).isEmpty)
    #expect(!script.window.isWrapped)
    #expect(script.press(.control("l")) == [.redraw])
    #expect(script.press(.control("z")) == [.suspend])
    #expect(view(script) != nil)
  }

  @Test("lists load on behind it")
  func loads() {
    var script = BrowserScript(.feed())
    script.press(.function(1))
    script.answer()
    #expect(script.requestCount() == 2)
  }
}
