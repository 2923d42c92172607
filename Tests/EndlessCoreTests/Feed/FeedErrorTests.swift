import EndlessCore
import Testing

@Suite("A feed whose pages fail")
struct FeedErrorTests {
  /// Forty rows, the view at the end, the third page has failed.
  private func failed(retryAfter: Duration? = nil) -> FeedScreen {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.answer(20..<40)
    screen.move { $0.scroll(by: 16) }
    screen.fail(retryAfter: retryAfter)
    return screen
  }

  @Test("F12, S13: the rows and the view stay, the footer says why")
  func stays() {
    let screen = failed()
    #expect(screen.numbers == Array(0..<40))
    #expect(screen.view.top == 16)
    #expect(screen.footer == .failed(SourceError("boom"), retryAt: nil))
    #expect(screen.status == .laterPageError)
  }

  @Test("F13, S13: moving about does not ask again")
  func sticky() {
    var screen = failed()
    for step in [-10, 10, -30, 40] { screen.move { $0.scroll(by: step) } }
    screen.now = .seconds(3600)
    screen.settle()
    #expect(screen.requests.count == 3)
    #expect(screen.feed.paging.wakeTime == nil)
  }

  @Test("F14, S13: a retry asks once, with the same key")
  func retry() {
    var screen = failed()
    let went = screen.retry()
    let again = screen.retry()
    #expect(went && !again)
    #expect(screen.requests.count == 4)
    #expect(screen.requests[3].key == screen.requests[2].key)
    #expect(screen.requests[3].key.offset == 40)
    screen.answer(40..<60)
    #expect(screen.numbers == Array(0..<60))
  }

  @Test("F15: there is nothing to retry while idle, loading or at the end")
  func nothingToRetry() {
    var screen = FeedScreen(height: 10)
    let whileLoading = screen.retry()
    screen.answer(0..<20)
    let whileIdle = screen.retry()
    screen.move { $0.goToEnd() }
    screen.answer([], next: .end)
    let atEnd = screen.retry()
    #expect(!whileLoading && !whileIdle && !atEnd)
    #expect(screen.requests.count == 2)
  }

  @Test(
    "F17: before the time that the source asks for a retry is refused",
    arguments: zip([0, 29, 30], [false, false, true]))
  func retryAfter(seconds: Int, isSent: Bool) {
    var screen = failed(retryAfter: .seconds(30))
    // The need does not stand, so that only the retry can ask.
    screen.move { $0.goHome() }
    screen.now = .seconds(seconds)
    let went = screen.retry()
    #expect(went == isSent)
    #expect(screen.requests.count == (isSent ? 4 : 3))
  }

  @Test("F17: nor is the list loaded anew before that time")
  func refreshWaits() {
    var screen = failed(retryAfter: .seconds(30))
    let early = screen.refresh()
    screen.move { $0.goHome() }
    screen.now = .seconds(30)
    let late = screen.refresh()
    #expect(!early && late)
  }

  @Test("when the time has come the feed asks by itself, if it needs the page")
  func asksByItself() {
    var screen = failed(retryAfter: .seconds(30))
    #expect(screen.feed.paging.wakeTime == .seconds(30))
    #expect(
      screen.footer == .failed(SourceError("boom", retryAfter: .seconds(30)), retryAt: .seconds(30))
    )
    screen.now = .seconds(29)
    screen.settle()
    #expect(screen.requests.count == 3)
    screen.now = .seconds(30)
    screen.settle()
    #expect(screen.requests.count == 4)
    #expect(screen.requests[3].key == screen.requests[2].key)
  }

  @Test("a time that has passed unused wakes nobody again; the page is asked for when it is needed")
  func timePasses() {
    var screen = failed(retryAfter: .seconds(30))
    screen.move { $0.goHome() }
    screen.now = .seconds(31)
    screen.settle()
    #expect(screen.requests.count == 3)
    #expect(screen.feed.paging.wakeTime == nil)
    screen.move { $0.goToEnd() }
    #expect(screen.requests.count == 4)
  }

  @Test("it asks by itself five times at most, then only the user does")
  func fiveTimes() {
    var screen = failed(retryAfter: .seconds(30))
    for _ in 0..<PagingPolicy.waitLimit {
      screen.now += .seconds(30)
      screen.settle()
      screen.fail(retryAfter: .seconds(30))
    }
    #expect(screen.requests.count == 3 + PagingPolicy.waitLimit)
    #expect(screen.feed.paging.wakeTime == nil)
    #expect(screen.footer == .failed(SourceError("boom", retryAfter: .seconds(30)), retryAt: nil))
    let early = screen.retry()
    screen.now += .seconds(30)
    screen.settle()
    #expect(screen.flying.isEmpty)
    let late = screen.retry()
    #expect(!early && late)
    screen.fail(retryAfter: .seconds(30))
    screen.now += .seconds(30)
    screen.settle()
    #expect(screen.flying.count == 1, "a retry gives it five more")
  }

  @Test("a source that wants to be left alone is, in every direction")
  func leftAlone() {
    var screen = FeedScreen(height: 10)
    screen.answer(0..<20)
    let went = screen.refresh()
    #expect(went)
    screen.fail(retryAfter: .seconds(30))
    screen.move { $0.goToEnd() }
    #expect(screen.flying.isEmpty)
    screen.now = .seconds(30)
    screen.settle()
    #expect(screen.flying.map(\.direction) == [.refresh], "and what waited is tried again")
    screen.answer(0..<20)
    #expect(screen.flying.map(\.direction) == [.append])
  }

  @Test("a first page that fails is an error of its own, and is retried")
  func firstPage() {
    var screen = FeedScreen(height: 10)
    screen.fail()
    #expect(screen.status == .firstPageError)
    #expect(screen.view.footerRow() == 0)
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.map(\.key.offset) == [0, 0])
    #expect(screen.status == .firstPageLoading)
  }

  @Test("the six states are six")
  func sixStates() {
    var states: [FeedStatus] = []
    var screen = FeedScreen(height: 10)
    states.append(screen.status)
    screen.fail()
    states.append(screen.status)
    _ = screen.retry()
    screen.answer(0..<5)
    states.append(screen.status)
    screen.fail()
    states.append(screen.status)
    _ = screen.retry()
    screen.answer([], next: .end)
    states.append(screen.status)
    var empty = FeedScreen(height: 10)
    empty.answer([], next: .end)
    states.append(empty.status)
    #expect(
      states == [
        .firstPageLoading, .firstPageError, .ongoing, .laterPageError, .complete, .empty,
      ])
  }

  @Test("S13: the rows of a page that fails half-way stay; the retry replaces them by position")
  func halfPage() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.partial([20, 21, 22])
    screen.fail()
    #expect(screen.numbers == Array(0..<23))
    let went = screen.retry()
    #expect(went)
    #expect(screen.flying.first?.key.offset == 20)
    #expect(screen.flying.first?.last?.number == 19, "the last item before the page")
    screen.partial([50])
    #expect(screen.numbers == Array(0..<20) + [50, 21, 22])
    screen.partial([51])
    #expect(screen.numbers == Array(0..<20) + [50, 51, 22])
    screen.answer([])
    #expect(screen.numbers == Array(0..<20) + [50, 51], "rows that no longer come go")
  }

  @Test("a page that fails half-way again keeps what both tries have brought")
  func halfPageTwice() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.partial([20, 21, 22])
    screen.fail()
    _ = screen.retry()
    screen.partial([20])
    screen.fail()
    #expect(screen.numbers == Array(0..<23))
    _ = screen.retry()
    screen.answer(20..<40)
    #expect(screen.numbers == Array(0..<40))
  }

  @Test("a row of half a page that is removed does not come back by itself")
  func removeFromHalfPage() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.partial([20, 21, 22])
    screen.fail()
    screen.remove(21)
    #expect(screen.numbers == Array(0..<21) + [22])
    _ = screen.retry()
    screen.partial([30])
    #expect(screen.numbers == Array(0..<20) + [30, 22])
  }

  @Test("^C stops what is under way; only a retry goes on, with the same key")
  func stop() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.stop()
    #expect(screen.footer == .stopped)
    #expect(screen.flying.isEmpty)
    screen.move { $0.goToEnd() }
    #expect(screen.requests.count == 2)
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.map(\.key.offset) == [0, 20, 20])
  }

  @Test("^C also stops for good what a refresh had cut off")
  func stopRefresh() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    _ = screen.refresh()
    screen.stop()
    #expect(screen.flying.isEmpty)
    #expect(screen.footer == .stopped)
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.last?.key.offset == 20)
  }
}
