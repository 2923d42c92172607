import EndlessCore
import Testing

@Suite("A feed loaded anew")
struct FeedRefreshTests {
  private func loaded(pages: Int, height: Int = 10) -> FeedScreen {
    var screen = FeedScreen(height: height)
    for page in 0..<pages {
      screen.move { $0.goToEnd() }
      screen.answer(page * 20..<page * 20 + 20)
    }
    screen.move { $0.goHome() }
    return screen
  }

  @Test("F26: a refresh gives up the page under way, whose answer is dropped")
  func dropsAppend() throws {
    var screen = loaded(pages: 1)
    screen.move { $0.goToEnd() }
    let late = try #require(screen.flying.first)
    let went = screen.refresh()
    #expect(went)
    #expect(screen.void == [late])
    #expect(screen.flying.map(\.direction) == [.refresh])
    let before = screen.feed.snapshot
    screen.answer(late, [Item(99)])
    screen.fail(late, SourceError("late"))
    #expect(screen.feed.snapshot == before)
  }

  @Test("F27: two new rows at the head leave the view on its items")
  func newHead() {
    var screen = loaded(pages: 2)
    screen.move { $0.scroll(by: 10) }
    let shown = screen.shownNumbers
    _ = screen.refresh()
    screen.answer([100, 101] + Array(0..<18))
    #expect(screen.shownNumbers == shown, "the old rows stay until what was visible is covered")
    screen.answer(18..<38)
    #expect(screen.view.topIndex == 12)
    #expect(screen.shownNumbers == shown)
    #expect(screen.numbers.prefix(3) == [100, 101, 0])
  }

  @Test("old rows stay while new ones come; then all are replaced at once")
  func atomic() {
    var screen = loaded(pages: 2)
    _ = screen.refresh()
    screen.partial(200..<210)
    #expect(screen.numbers == Array(0..<40))
    screen.answer(210..<220)
    #expect(screen.numbers == Array(200..<220))
    #expect(screen.view.topIndex == 0)
    #expect(screen.view.cursorIndex == 0)
  }

  @Test("as many rows are loaded as were visible, not as many pages")
  func coversVisible() {
    var screen = loaded(pages: 3)
    screen.move { $0.goToEnd() }
    screen.stop()
    let shown = screen.shownNumbers
    _ = screen.refresh()
    screen.answer(0..<20)
    screen.answer(20..<40)
    #expect(screen.numbers.count == 60)
    screen.answer(40..<60)
    #expect(screen.numbers == Array(0..<60))
    #expect(screen.shownNumbers == shown)
  }

  @Test("a list that has shrunk does not ask for pages that are gone")
  func shrunk() {
    var screen = loaded(pages: 3)
    screen.move { $0.goToEnd() }
    _ = screen.refresh()
    screen.answer(0..<7, next: .end)
    #expect(screen.numbers == Array(0..<7))
    #expect(screen.flying.isEmpty)
    #expect(screen.view.cursorIndex == 6)
    #expect(screen.status == .complete)
  }

  @Test("empty first pages do not blank the list")
  func emptyFirst() {
    var screen = loaded(pages: 1)
    _ = screen.refresh()
    screen.answer([], next: .cursor("a"))
    #expect(screen.numbers.count == 20)
    screen.answer(0..<20, next: .cursor("b"))
    #expect(screen.numbers.count == 20)
    #expect(screen.requests.last?.key.cursor == "a")
  }

  @Test("nor where nobody looks at it")
  func emptyFirstUnseen() {
    var feed = Feed()
    _ = feed.request(visible: nil, now: .zero).map {
      _ = feed.receive((0..<20).map { Item($0) }, token: $0.token)
      return feed.finish($0.token, next: .more)
    }
    let began = feed.startRefresh(visible: nil, now: .zero).request
    _ = began.map { feed.finish($0.token, next: .cursor("a")) }
    #expect(feed.count == 20)
    #expect(feed.paging.refresh.request?.key.cursor == "a")
  }

  @Test("a refresh of nothing but empty pages ends")
  func onlyEmpty() {
    var screen = loaded(pages: 1)
    _ = screen.refresh()
    for page in 0..<40 where !screen.flying.isEmpty {
      screen.answer([], next: .cursor("\(page)"))
    }
    #expect(screen.flying.isEmpty)
    #expect(screen.requests.count <= 1 + 2 * PagingPolicy.emptyPageLimit)
  }

  @Test("F29: a refresh that fails leaves the old rows and the way on")
  func fails() {
    var screen = loaded(pages: 1)
    _ = screen.refresh()
    screen.fail()
    #expect(screen.numbers == Array(0..<20))
    #expect(screen.feed.paging.refresh == .failed(SourceError("boom"), retryAt: nil))
    screen.move { $0.goToEnd() }
    #expect(screen.flying.map(\.key.offset) == [20])
    screen.answer(20..<40)
    #expect(screen.numbers == Array(0..<40))
  }

  @Test("no page is asked for, nor retried, while a refresh is under way")
  func pagesWait() {
    var screen = loaded(pages: 1)
    screen.move { $0.goToEnd() }
    screen.fail()
    _ = screen.refresh()
    let went = screen.retry()
    #expect(!went)
    screen.move { $0.goHome() }
    screen.move { $0.goToEnd() }
    #expect(screen.flying.map(\.direction) == [.refresh])
  }

  @Test("several quick refreshes keep the last only")
  func quick() {
    var screen = loaded(pages: 1)
    for _ in 0..<3 { _ = screen.refresh() }
    #expect(screen.flying.count == 1)
    #expect(screen.void.count == 2)
    screen.answer(300..<320)
    #expect(screen.numbers == Array(300..<320))
  }

  @Test("a refresh of an empty, failed list looks like a first load")
  func afterFirstError() {
    var screen = FeedScreen(height: 10)
    screen.fail()
    _ = screen.refresh()
    #expect(screen.status == .firstPageLoading)
    #expect(screen.footer == .loading)
    screen.answer(0..<20)
    #expect(screen.status == .ongoing)
  }

  @Test("what a refresh says of the list's length counts")
  func total() {
    var screen = FeedScreen(height: 10)
    screen.answer(0..<20, total: 500)
    #expect(screen.feed.total == 500)
    _ = screen.refresh()
    screen.answer(0..<20, total: 30)
    #expect(screen.feed.total == 30)
  }

  @Test("a row that a cut-off page had brought is replaced by the page that comes after all")
  func halfPage() {
    var screen = loaded(pages: 1)
    screen.move { $0.goToEnd() }
    screen.partial([20, 21])
    _ = screen.refresh()
    #expect(screen.numbers == Array(0..<22))
    screen.fail()
    screen.move { $0.goToEnd() }
    #expect(screen.flying.map(\.key.offset) == [20])
    #expect(screen.flying.first?.last?.number == 19)
    screen.answer(20..<40)
    #expect(screen.numbers == Array(0..<40))
  }
}
