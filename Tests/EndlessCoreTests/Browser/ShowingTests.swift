import EndlessCore
import Testing

@Suite("How rows are shown")
struct ShowingTests {
  /// The text columns of a window that fills 80.
  private let width = 77

  private func rows(_ lengths: Int...) -> ListWindow {
    .texts(lengths.map { String(repeating: "x", count: $0) }, .stop)
  }

  @Test("C9 sideways scrolling stops at the longest visible row")
  func sideways() {
    var script = BrowserScript(rows(10, 200))
    for _ in 0..<50 { script.press(.right) }
    #expect(script.window.leftColumn == 152)
    #expect(script.window.leftColumn + width >= 200)
    for _ in 0..<50 { script.press(.left) }
    #expect(script.window.leftColumn == 0)
  }

  @Test("C9 a row exactly as wide as the text does not scroll, one column more does")
  func exact() {
    var script = BrowserScript(rows(width))
    script.press(.right)
    #expect(script.window.leftColumn == 0)
    script = BrowserScript(rows(width + 1))
    script.press(.right)
    #expect(script.window.leftColumn == 38)
  }

  @Test("C9 only what is on screen counts")
  func onScreen() {
    var lengths = [String](repeating: "short", count: 60)
    lengths.append(String(repeating: "x", count: 500))
    var script = BrowserScript(.texts(lengths, .stop))
    script.press(.right)
    #expect(script.window.leftColumn == 0)
    script.press("G", .right)
    #expect(script.window.leftColumn == 38)
  }

  @Test("wrapping goes on and off, begins at the first column, keeps the item and its screen row")
  func wrap() {
    var script = BrowserScript(rows(10, 200, 300, 400, 10, 10, 5000, 10))
    script.press("j", "j", "j", .right, "w")
    #expect(script.window.isWrapped)
    #expect(script.window.leftColumn == 0)
    #expect(script.item == 4)
    #expect(script.browser.visibleItems(script.window).map(\.rows.count) == [3, 6, 1, 1, 11])
    script.press(.right)
    #expect(script.window.leftColumn == 0)
    script.press("w")
    #expect(script.browser.visibleItems(script.window).allSatisfy { $0.rows.count == 1 })
    #expect(script.item == 4)
  }

  @Test("an item higher than the screen is scrolled by rows first, and chopped whole")
  func tall() {
    var script = BrowserScript(rows(10, 5000, 10))
    script.press("w", "j")
    #expect(script.top == 2)
    for _ in 0..<10 { script.press("j") }
    #expect(script.item == 2)
    #expect(script.window.viewport.hiddenRows == 10)
    script.press("w")
    #expect(script.window.viewport.hiddenRows == 0)
    #expect(script.item == 2)
  }

  @Test("C14 items 1 to 58, item 26 with 4 rows, 35 list rows")
  func fzf4083() {
    var texts = (1...58).map { "item \($0)" }
    texts[25] = String(repeating: "x", count: 3 * width + 1)
    var settings = WindowSettings()
    settings.wraps = true
    for edge in Edge.allCases {
      var script = BrowserScript(.texts(texts, edge, settings), rows: 37)
      #expect(script.window.viewport.height == 35)
      for _ in 0..<3 {
        script.press("f")
        #expect(script.row != nil)
      }
      // With an end the current item is the last one now.
      if edge != .ring { script.press("k") }
      let before = script.window.viewport
      script.press("j")
      #expect(script.row != nil)
      script.press("k")
      #expect(script.window.viewport == before)
    }
  }

  @Test("C13 three items on three rows: the third scrolls nothing and leaves no blank row")
  func fzf3950() {
    var script = BrowserScript(.numbered(3, .stop), rows: 5)
    script.press("j", "j")
    #expect(script.item == 3)
    #expect(script.top == 1)
    #expect(script.browser.visibleItems(script.window).count == 3)
  }

  @Test("C12 an item with line breaks is one item, moved over as one")
  func lineBreaks() {
    let items = [Array("a\nb".utf8), Array("c\nd\n".utf8), Array("e".utf8)]
    var script = BrowserScript(.feed(.stop))
    guard let token = script.open().last?.token else { return #expect(Bool(false)) }
    let page = items.enumerated().map { Item(id: .position($0.offset), text: $0.element) }
    script.handle(.answer(window: 0, token: token, .items(page)))
    script.handle(.answer(window: 0, token: token, .finished(next: .end)))
    #expect(script.browser.visibleItems(script.window).map(\.rows.count) == [1, 1, 1])
    script.press("j")
    #expect(script.item == 2)
  }

  @Test("row numbers are as wide as the last one", arguments: [(9, 2), (10, 3), (1000, 5)])
  func numbers(count: Int, columns: Int) {
    var script = BrowserScript(.numbered(count))
    script.press("#")
    #expect(script.window.columns.numbers == columns)
    #expect(script.window.columns.text == width - columns)
    script.press("#")
    #expect(script.window.columns.text == width)
  }

  @Test("row numbers widen in the same step in which the rows come")
  func widening() {
    var settings = WindowSettings()
    settings.showsNumbers = true
    let store = ScriptedStore(.uncounted, count: 123)
    let script = BrowserScript(.file(store, settings))
    store.end()
    var opened = script
    opened.handle(.store(window: 0, .extended))
    #expect(opened.window.columns.numbers == 4)
    var feed = BrowserScript(.feed(.stop, settings))
    feed.answer(rows: 9)
    #expect(feed.window.columns.numbers == 2)
    feed.answer(rows: 20)
    #expect(feed.window.columns.numbers == 3)
  }

  @Test(
    "under 20 columns or 4 rows the gutter and the scroll bar go",
    arguments: [(4, 20, true), (4, 19, false), (3, 20, false), (24, 80, true), (1, 1, false)])
  func roominess(rows: Int, columns: Int, isRoomy: Bool) {
    let script = BrowserScript([.numbered(99)], rows: rows, columns: columns)
    #expect(script.window.columns.gutter == (isRoomy ? 2 : 0))
    #expect(script.window.columns.hasScrollBar == isRoomy)
    #expect(script.window.columns.text == columns - (isRoomy ? 3 : 0))
  }
}
