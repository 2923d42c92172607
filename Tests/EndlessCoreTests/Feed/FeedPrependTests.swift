import EndlessCore
import Testing

@Suite("A feed that also loads before its first row")
struct FeedPrependTests {
  private func screen() -> FeedScreen {
    var screen = FeedScreen(height: 6)
    screen.answer(100..<120, next: .more, previous: .cursor("p1"))
    return screen
  }

  @Test("the page before is asked for while the first row shows")
  func asks() {
    var screen = screen()
    #expect(screen.flying.map(\.direction) == [.prepend])
    #expect(screen.flying.first?.key.cursor == "p1")
    screen.settle()
    #expect(screen.requests.count == 2)
  }

  @Test("its rows go before, the view stays on its items")
  func staysPut() {
    var screen = screen()
    screen.move { $0.moveCursor(by: 2) }
    screen.answer(80..<100, previous: .cursor("p2"))
    #expect(screen.numbers == Array(80..<120))
    #expect(screen.shownNumbers == Array(100..<106))
    #expect(screen.view.cursorIndex == 22)
    #expect(screen.flying.isEmpty)
    #expect(screen.feed.index(of: Item(80).id) == 0)
    #expect(screen.feed.index(of: Item(119).id) == 39)
    screen.move { $0.goHome() }
    #expect(screen.flying.first?.key.cursor == "p2")
  }

  @Test("its end is an end")
  func ends() {
    var screen = screen()
    screen.answer(90..<100, previous: .end)
    screen.move { $0.goHome() }
    #expect(screen.flying.isEmpty)
    #expect(screen.feed.paging.prepend == .end)
  }

  @Test("both directions may be under way, each once")
  func both() {
    var screen = screen()
    screen.move { $0.goToEnd() }
    #expect(Set(screen.flying.map(\.direction)) == [.prepend, .append])
    screen.answer(screen.flying[0], (80..<100).map { Item($0) }, previous: .end)
    screen.answer(screen.flying[0], (120..<140).map { Item($0) }, next: .end)
    #expect(screen.numbers == Array(80..<140))
    #expect(screen.feed.extent == .counted(60))
  }

  @Test("rows that are there already take their new contents and no second place")
  func duplicates() {
    var screen = screen()
    screen.answer(screen.flying[0], [Item(99), Item(100, text: "new"), Item(99)], previous: .end)
    #expect(screen.numbers == Array(99..<120))
    #expect(screen.feed.item(at: 1)?.text == Array("new".utf8))
  }

  @Test("a failure waits for a retry; the list can be read on meanwhile")
  func fails() {
    var screen = screen()
    screen.fail()
    screen.settle()
    #expect(screen.flying.isEmpty)
    screen.move { $0.goToEnd() }
    #expect(screen.flying.map(\.direction) == [.append])
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.last?.key.cursor == "p1")
  }

  @Test("a failure with a time is tried again by itself")
  func failsWithTime() {
    var screen = screen()
    screen.fail(retryAfter: .seconds(5))
    #expect(screen.feed.paging.wakeTime == .seconds(5))
    screen.now = .seconds(5)
    screen.settle()
    #expect(screen.flying.map(\.direction) == [.prepend])
  }

  @Test("five empty pages in a row are the most before the first row too")
  func emptyPages() {
    var screen = screen()
    for page in 2...9 { screen.answer([], previous: .cursor("p\(page)")) }
    #expect(screen.requests.count == 6)
    #expect(screen.feed.paging.prepend == .stalled(.nothingNew(pages: 5)))
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.last?.key.cursor == "p6")
  }

  @Test("a page that points at itself stalls before the first row too")
  func pointsAtItself() {
    var screen = screen()
    screen.answer([], previous: .cursor("p1"))
    #expect(screen.feed.paging.prepend == .stalled(.sameKey(page: 0)))
    #expect(screen.requests.count == 2)
  }

  @Test("a list that is full is not filled before its first row either")
  func full() throws {
    var screen = FeedScreen(try PagingPolicy(maxItems: 25), height: 6)
    screen.answer(100..<120, previous: .cursor("p1"))
    screen.answer(80..<100, previous: .cursor("p2"))
    #expect(screen.numbers == Array(95..<120))
    screen.move { $0.goHome() }
    #expect(screen.flying.isEmpty)
  }
}
