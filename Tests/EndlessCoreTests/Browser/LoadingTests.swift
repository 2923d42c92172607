import EndlessCore
import Testing

@Suite("Windows that load")
struct LoadingTests {
  @Test("C21 the first page once, a short one the next at once, two screens none, no key never")
  func asking() {
    var script = BrowserScript(.feed())
    #expect(script.requestCount() == 1)
    for _ in 0..<100 { script.handle(.tick) }
    #expect(script.requestCount() == 1)
    script.answer()
    #expect(script.requestCount() == 2)
    script.answer()
    #expect(script.requestCount() == 2)
    script.press("G")
    #expect(script.requestCount() == 3)
    script.answer(rows: 5, next: .end)
    script.press("G", "j", "k", "f", "f", "f")
    #expect(script.requestCount() == 3)
    #expect(script.window.position.isCounted)
  }

  @Test("C21 the six states are told apart")
  func states() {
    var script = BrowserScript(.feed(.stop))
    var footers = [script.window.footer]
    script.fail()
    footers.append(script.window.footer)
    script.press("r")
    script.answer()
    script.answer()
    footers.append(script.window.footer)
    script.press("G")
    script.fail(0, "gone")
    footers.append(script.window.footer)
    script.press("r")
    script.answer(rows: 1, next: .end)
    footers.append(script.window.footer)
    var empty = BrowserScript(.feed(.stop))
    empty.answer(rows: 0, next: .end)
    footers.append(empty.window.footer)
    #expect(Set(footers).count == 6)
    #expect(
      footers == [
        .loading, .failed(SourceError("boom"), retryAt: nil), nil,
        .failed(SourceError("gone"), retryAt: nil), .end(count: 41), .empty,
      ])
  }

  @Test("C22 a command that fails is named in the footer, and r asks for the same page")
  func failing() {
    var script = BrowserScript(.feed())
    script.answer()
    let key = script.open().last?.key
    script.fail(0, "sh: nocommand: not found")
    #expect(
      script.window.footer == .failed(SourceError("sh: nocommand: not found"), retryAt: nil))
    script.press("j", "k", "f", "b")
    #expect(script.requestCount() == 2)
    script.press("r")
    #expect(script.open().last?.key == key)
    #expect(script.window.footer == .loading)
  }

  @Test("S11 on 24 rows two pages at the start, the third when row 40 shows")
  func S11() {
    var script = BrowserScript([.feed()], rows: 26)
    #expect(script.window.viewport.height == 24)
    script.answer()
    script.answer()
    #expect(script.requestCount() == 2)
    script.press(Array(repeating: .down, count: 38))
    #expect(script.requestCount() == 2)
    script.press(.down)
    #expect(script.requestCount() == 3)
  }

  @Test("S13 page 3 fails: 40 rows stay, scrolling asks for nothing, r asks for page 3 again")
  func S13() {
    var script = BrowserScript([.feed()], rows: 26)
    script.answer()
    script.answer()
    script.press("G")
    script.fail(0, "boom")
    #expect(script.window.viewport.knownCount == 40)
    #expect(script.window.footer == .failed(SourceError("boom"), retryAt: nil))
    script.press("g", "G", "f", "b", "j")
    #expect(script.requestCount() == 3)
    script.press("r")
    #expect(script.open().map(\.key.page) == [3])
  }

  @Test("S14 always the same 20 lines, known by their text: 20 rows, stalled, two pages")
  func S14() {
    var script = BrowserScript([.feed()], rows: 26)
    let lines = (1...20).map { "line \($0)" }
    script.answer(texts: lines)
    script.answer(texts: lines)
    #expect(script.window.viewport.knownCount == 20)
    #expect(script.window.footer == .stalled(.repeats(page: 2)))
    script.press("G", "j", "f")
    #expect(script.requestCount() == 2)
  }

  @Test("r loads anew when nothing has failed, and the rows stay meanwhile")
  func refresh() {
    var script = BrowserScript(.feed(.stop), rows: 12)
    script.answer(rows: 20, next: .end)
    script.type("5j")
    script.press("r")
    #expect(script.open().map(\.direction) == [.refresh])
    #expect(script.window.viewport.knownCount == 20)
    script.answer(rows: 21, next: .end)
    #expect(script.window.viewport.knownCount == 21)
    #expect(script.item == 6)
  }

  @Test("C10 a list that is replaced by other items stands on its first row")
  func replaced() {
    var script = BrowserScript(.feed(.stop))
    script.answer(texts: ["a", "b", "c"], next: .end)
    script.press("j", "j", "r")
    script.answer(texts: ["x", "y"], next: .end)
    #expect(script.item == 1)
    #expect(script.top == 1)
  }

  @Test("^C stops loading: the footer says so, nothing is asked until r")
  func stop() {
    var script = BrowserScript(.feed())
    script.answer(rows: 3)
    let asked = script.press(.control("c"))
    #expect(asked.count == 1)
    #expect(script.open().isEmpty)
    #expect(script.window.footer == .stopped)
    script.press("j", "G", "f")
    script.resize(rows: 60, columns: 80)
    #expect(script.open().isEmpty)
    script.press("r")
    #expect(script.open().map(\.key.offset) == [3])
  }

  @Test("a reload takes the place of a reload that is under way, of files too")
  func refreshTwice() {
    var script = BrowserScript([.feed(.stop)])
    script.answer(rows: 60, next: .end)
    script.press("r", "r", "r")
    #expect(script.open().count == 1)
    script = BrowserScript(.numbered(9))
    script.press("r", "r", "r")
    #expect(script.open().count == 1)
  }

  @Test("^C during a reload keeps the old rows")
  func stopRefresh() {
    var script = BrowserScript(.feed(.stop))
    script.answer(rows: 9, next: .end)
    script.press("r", .control("c"))
    #expect(script.open().isEmpty)
    #expect(script.window.viewport.knownCount == 9)
    #expect(script.message == nil)
  }

  @Test("an answer that comes too late changes nothing")
  func stale() {
    var script = BrowserScript(.feed())
    guard let request = script.open().last else { return #expect(Bool(false)) }
    script.press(.control("c"))
    let late = Event.answer(
      window: 0, token: request.token, .items([Item(id: .position(0), text: [])]))
    #expect(script.browser.isStale(late))
    script.handle(late)
    #expect(script.item == nil)
    #expect(script.window.footer == .stopped)
  }

  @Test("a feed that ends joins into a ring, the footer is gone")
  func joins() {
    var script = BrowserScript(.feed(.ring), rows: 12)
    script.answer()
    script.press("k")
    #expect(script.item == 1)
    script.press("G")
    script.answer(rows: 5, next: .end)
    script.press("G", "j")
    #expect(script.item == 1)
    #expect(script.window.footer == nil)
    #expect(script.window.position == .counted(1, of: 25))
  }

  @Test("F on a paged source says what it is for and does nothing")
  func follow() {
    var script = BrowserScript(.feed(.stop), rows: 12)
    script.answer()
    #expect(script.press("F").isEmpty)
    #expect(script.message == "F follows files and pipes")
    #expect(script.item == 1)
    var settings = WindowSettings()
    settings.follows = true
    script = BrowserScript([.feed(.stop, settings)], rows: 12)
    script.answer()
    #expect(script.item == 1)
    #expect(!script.effects.contains(.follow(window: 0, true)))
  }

  @Test("G on a paged source goes to the last loaded row, which asks for one page")
  func end() {
    var script = BrowserScript(.feed(), rows: 12)
    script.answer()
    script.press("G")
    #expect(script.item == 20)
    #expect(script.requestCount() == 2)
    #expect(script.open().map(\.size) == [20])
    script.answer()
    #expect(script.item == 20)
    #expect(script.requestCount() == 2)
  }

  @Test("a window that lies hidden takes its answer and asks no more")
  func hiddenAnswer() {
    var script = BrowserScript([.feed(), .feed(), .feed()], columns: 40)
    script.resize(rows: 8, columns: 40)
    #expect(script.requestCount(0) == 1)
    script.press(.tab, .tab)
    script.answer(0, rows: 2)
    #expect(script.requestCount(0) == 1)
    #expect(script.browser.windows[0].viewport.knownCount == 2)
    script.press(.tab)
    #expect(script.requestCount(0) == 2)
  }

  @Test("rows below the view are told while a page comes, so that a command can be held")
  func rowsBelow() {
    var script = BrowserScript(.feed(), rows: 12)
    #expect(script.browser.rowsBelow(0) == 0)
    script.answer()
    #expect(script.browser.rowsBelow(0) == nil)
    script.press("G")
    #expect(script.browser.rowsBelow(0) == 0)
  }
}

extension ListPosition {
  fileprivate var isCounted: Bool { if case .counted = self { true } else { false } }
}
