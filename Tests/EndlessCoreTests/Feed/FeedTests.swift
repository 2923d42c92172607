import EndlessCore
import Testing

@Suite("A feed")
struct FeedTests {
  /// A screen of so many rows on which two pages of twenty have come.
  private func fortyRows(height: Int = 24) -> FeedScreen {
    var screen = FeedScreen(height: height)
    screen.answer(0..<20)
    screen.answer(20..<40)
    return screen
  }

  @Test("F1, C21: the first page is asked for once, from the start")
  func start() {
    let screen = FeedScreen(height: 24)
    #expect(screen.requests.map(\.key) == [PageKey(page: 1, offset: 0)])
    #expect(screen.requests.map(\.direction) == [.append])
    #expect(screen.requests.map(\.size) == [20])
    #expect(screen.status == .firstPageLoading)
    #expect(screen.footer == .loading)
  }

  @Test("F2: the same event a hundred times asks for nothing more")
  func sameEvent() {
    var screen = FeedScreen(height: 24)
    for _ in 0..<100 { screen.settle() }
    #expect(screen.requests.count == 1)
  }

  @Test("F3, C21: a page shorter than the screen asks for the next at once")
  func firstPage() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    #expect(screen.numbers == Array(0..<20))
    #expect(screen.requests.map(\.key.offset) == [0, 20])
    #expect(screen.requests.last?.key.page == 2)
    #expect(screen.requests.last?.last?.number == 19)
    #expect(screen.status == .ongoing)
  }

  @Test("F4, C21: with more than a screen loaded nothing is asked for")
  func secondPage() {
    let screen = fortyRows()
    #expect(screen.numbers == Array(0..<40))
    #expect(screen.requests.count == 2)
    #expect(screen.feed.paging.append == .idle)
    #expect(screen.footer == nil)
  }

  @Test(
    "F5: the next page is asked for when the last row shows", arguments: zip([15, 16], [2, 3]))
  func lastRowShows(top: Int, requests: Int) {
    var screen = fortyRows()
    screen.move { $0.scroll(by: top) }
    #expect(screen.requests.count == requests)
    #expect(screen.requests[requests - 1].key.offset == (requests - 1) * 20)
  }

  @Test("F6: moving about while a page is on its way asks for nothing")
  func wiggle() {
    var screen = fortyRows()
    for step in [16, -6, 6, -6, 6] { screen.move { $0.scroll(by: step) } }
    #expect(screen.requests.count == 3)
  }

  @Test(
    "F7: as many pages as fill the view and one row more",
    arguments: zip([1, 19, 20, 39, 40, 59, 60, 100], [1, 1, 2, 2, 3, 3, 4, 6]))
  func filling(height: Int, requests: Int) {
    #expect(pagesAsked(FeedScreen(height: height)) == requests)
  }

  @Test("F8: a prefetch of five asks five rows earlier", arguments: zip([14, 15, 35], [1, 2, 3]))
  func prefetch(height: Int, requests: Int) throws {
    let policy = try PagingPolicy(prefetch: 5)
    #expect(pagesAsked(FeedScreen(policy, height: height)) == requests)
  }

  /// Answers until nothing is asked for.
  private func pagesAsked(_ screen: FeedScreen) -> Int {
    var screen = screen
    while let key = screen.flying.first?.key { screen.answer(key.offset..<key.offset + 20) }
    return screen.requests.count
  }

  @Test("F9: an end with the third page ends for good")
  func end() {
    var screen = FeedScreen(height: 50)
    screen.answer(0..<20)
    screen.answer(20..<40)
    screen.answer(40..<45, next: .end)
    #expect(screen.numbers.count == 45)
    #expect(screen.status == .complete)
    screen.move { $0.goToEnd() }
    let went = screen.retry()
    #expect(!went)
    #expect(screen.requests.count == 3)
    #expect(screen.feed.extent == .counted(45))
  }

  @Test("F10: an end that comes with the last full page needs no empty request")
  func exactEnd() {
    var screen = FeedScreen(height: 50)
    screen.answer(0..<20)
    screen.answer(20..<40, next: .end)
    #expect(screen.requests.count == 2)
    #expect(screen.footer == .end(count: 40))
  }

  @Test("F11: where only an empty page tells the end, the list never looks empty")
  func emptyLastPage() {
    var screen = FeedScreen(height: 50)
    screen.answer(0..<20)
    screen.answer(20..<40)
    #expect(screen.status == .ongoing)
    #expect(screen.footer == .loading)
    screen.answer([], next: .end)
    #expect(screen.requests.count == 3)
    #expect(screen.status == .complete)
    #expect(screen.footer == .end(count: 40))
    #expect(screen.numbers.count == 40)
  }

  @Test("F19, S6: empty pages with a key are asked on at once")
  func emptyPages() {
    var screen = FeedScreen(height: 10)
    screen.answer([], next: .cursor("a"))
    #expect(screen.status == .firstPageLoading, "empty so far is not empty")
    screen.answer([], next: .cursor("b"))
    screen.answer([7], next: .cursor("c"))
    #expect(screen.requests.count == 4)
    #expect(screen.requests.map(\.key.cursor) == [nil, "a", "b", "c"])
    #expect(screen.numbers == [7])
    screen.answer(8..<28, next: .cursor("d"))
    #expect(screen.requests.count == 4)
  }

  @Test("five empty pages in a row are the most, and a retry goes on behind them")
  func tooManyEmptyPages() {
    var screen = FeedScreen(height: 10)
    for page in 1...5 { screen.answer([], next: .cursor("\(page)")) }
    #expect(screen.requests.count == 5)
    #expect(screen.footer == .stalled(.nothingNew(pages: 5)))
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.last?.key.cursor == "5")
  }

  @Test("an empty source is empty, not complete")
  func emptySource() {
    var screen = FeedScreen(height: 10)
    screen.answer([], next: .end)
    #expect(screen.status == .empty)
    #expect(screen.footer == .empty)
    #expect(screen.view.footerRow() == 0)
  }

  @Test("F31: a view that grows loads until it is full")
  func grows() {
    var screen = FeedScreen(height: 10)
    screen.answer(0..<20)
    #expect(screen.requests.count == 1)
    screen.move { $0.resize(height: 60) }
    screen.answer(20..<40)
    screen.answer(40..<60)
    screen.answer(60..<80)
    #expect(screen.numbers.count == 80)
    #expect(screen.requests.count == 4)
  }

  @Test("F32: removed rows bring the last into view, which loads")
  func removed() {
    var screen = FeedScreen(height: 18)
    screen.answer(0..<20)
    #expect(screen.requests.count == 1)
    screen.remove(3)
    #expect(screen.requests.count == 1)
    screen.remove(5)
    #expect(screen.requests.count == 2)
    #expect(screen.requests.last?.key.offset == 20, "the offset counts raw rows")
    #expect(screen.numbers.count == 18)
  }

  @Test("F34: a source that answers within the call leads to the same, however many pages")
  func synchronous() {
    var feed = Feed()
    var requests = 0
    while let request = feed.request(visible: 0...9_999, now: .zero) {
      requests += 1
      let start = request.key.offset
      _ = feed.receive((start..<start + 20).map { Item($0) }, token: request.token)
      _ = feed.finish(request.token, next: .more)
    }
    #expect(requests == 501)
    #expect(feed.count == 10_020)
  }

  @Test("a list that may have so many items ends with them")
  func maxItems() throws {
    var screen = FeedScreen(try PagingPolicy(maxItems: 25), height: 50)
    screen.answer(0..<20)
    screen.partial(20..<40)
    #expect(screen.numbers.count == 25)
    #expect(screen.feed.isFull)
    let token = screen.flying.first?.token
    let void = screen.feed.endIfFull()
    screen.settle()
    #expect(void == token)
    #expect(screen.footer == .end(count: 25))
    #expect(screen.requests.count == 2)
    let again = screen.feed.endIfFull()
    #expect(again == nil)
  }

  @Test("rows appear as they come")
  func partial() {
    var screen = FeedScreen(height: 10)
    screen.partial(0..<5)
    #expect(screen.numbers == Array(0..<5))
    #expect(screen.footer == .loading)
    #expect(screen.view.footerRow() == 5)
    screen.answer(5..<20)
    #expect(screen.numbers == Array(0..<20))
  }

  @Test("F38: exactly one footer row, never selected, never counted")
  func footerRow() {
    var screen = FeedScreen(height: 10)
    #expect(screen.view.footerRow() == 0)
    #expect(screen.view.cursorIndex == nil)
    screen.answer(0..<5)
    #expect(screen.view.footerRow() == 5)
    screen.move { $0.moveCursor(by: 20) }
    #expect(screen.view.cursorIndex == 4)
    screen.fail()
    #expect(screen.footer == .failed(SourceError("boom"), retryAt: nil))
    #expect(screen.view.footerRow() == 5)
    #expect(screen.feed.count == 5)
  }

  @Test("a feed joins into a ring once its end is known, and up from the first row shows the last")
  func joinsRing() {
    var screen = FeedScreen(height: 4, edge: .ring)
    screen.answer(0..<5)
    screen.move { $0.moveCursor(by: -1) }
    #expect(screen.view.cursorIndex == 0, "no ring yet")
    screen.move { $0.goToEnd() }
    #expect(screen.view.footerRow() == 3)
    screen.answer(5..<8, next: .end)
    #expect(screen.footer == nil)
    #expect(screen.view.cursorIndex == 4)
    screen.move { $0.goHome() }
    screen.move { $0.moveCursor(by: -1) }
    #expect(screen.shownNumbers == [7, 0, 1, 2])
    #expect(screen.requests.count == 2)
  }
}
