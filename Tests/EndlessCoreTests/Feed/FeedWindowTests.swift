import EndlessCore
import Testing

@Suite("A feed that keeps some of its rows")
struct FeedWindowTests {
  /// Pages of five, fifteen rows kept, six visible.
  private func screen(pages: Int) throws -> FeedScreen {
    let policy = try PagingPolicy(pageSize: 5, keep: 15)
    var screen = FeedScreen(policy, height: 6)
    for page in 0..<pages {
      screen.answer(page * 5..<page * 5 + 5)
      screen.move { $0.goToEnd() }
    }
    return screen
  }

  private func serve(_ screen: inout FeedScreen, total: Int = 1000) {
    for _ in 0..<100 {
      guard let key = screen.flying.first?.key else { return }
      let end = min(total, key.offset + 5)
      screen.answer(key.offset..<end, next: end == total ? .end : .more)
    }
  }

  @Test("pages far above are dropped, the rows keep their places")
  func dropsHead() throws {
    let screen = try screen(pages: 6)
    #expect(screen.feed.items.count <= 15)
    #expect(screen.feed.base > 0)
    #expect(screen.feed.count == 30)
    #expect(screen.feed.item(at: 29)?.number == 29)
    #expect(screen.feed.item(at: 0) == nil)
    #expect(screen.feed.index(of: Item(0).id) == nil)
    #expect(screen.shownNumbers == [25, 26, 27, 28, 29])
  }

  @Test("going back loads what was dropped, once, and nothing on screen moves")
  func goesBack() throws {
    var screen = try screen(pages: 6)
    serve(&screen)
    let before = screen.requests.count
    for _ in 0..<40 {
      screen.move { $0.moveCursor(by: -1) }
      serve(&screen)
      let index = screen.view.cursorIndex
      #expect(screen.feed.item(at: index ?? -1)?.number == index)
    }
    #expect(screen.view.cursorIndex == 0)
    #expect(screen.feed.items.count <= 15)
    #expect(screen.requests.count - before <= 8)
  }

  @Test(
    "a request follows a drop only when rows are wanted: no dropping and asking in turns",
    arguments: 0...4)
  func noThrashing(prefetch: Int) throws {
    let policy = try PagingPolicy(pageSize: 5, prefetch: prefetch, keep: 5 + 2 * prefetch)
    var screen = FeedScreen(policy, height: 6)
    for _ in 0..<60 {
      screen.move { $0.moveCursor(by: 1) }
      serve(&screen)
      let count = screen.requests.count
      for _ in 0..<5 { screen.settle() }
      serve(&screen)
      #expect(screen.requests.count == count)
    }
    #expect(screen.requests.count < 30)
  }

  @Test("the end stays known while rows before it are dropped, and the list is a ring still")
  func endStaysKnown() throws {
    let policy = try PagingPolicy(pageSize: 5, keep: 15)
    var screen = FeedScreen(policy, height: 6, edge: .ring)
    for _ in 0..<40 {
      serve(&screen, total: 30)
      screen.move { $0.moveCursor(by: 1) }
    }
    #expect(screen.feed.extent == .counted(30))
    #expect(screen.view.lap == 1)
    serve(&screen, total: 30)
    let index = try #require(screen.view.cursorIndex)
    #expect(screen.feed.item(at: index)?.number == index)
  }

  @Test("a jump to a place that was loaded once asks for its page, not for all between")
  func relocates() throws {
    var screen = try screen(pages: 10)
    let before = screen.requests.count
    screen.move { $0.goHome() }
    #expect(screen.flying.map(\.key.offset) == [0])
    serve(&screen)
    #expect(screen.shownNumbers == Array(0..<6))
    #expect(screen.requests.count - before <= 3)
    screen.move { $0.jump(to: 40) }
    serve(&screen)
    #expect(screen.shownNumbers.compactMap { $0 } == screen.view.shown)
  }

  @Test("a page longer than was asked for is waited for, not given up for itself")
  func longPage() throws {
    var screen = FeedScreen(try PagingPolicy(pageSize: 5, keep: 15), height: 6)
    for page in 0..<4 {
      screen.answer(page * 20..<page * 20 + 20)
      screen.move { $0.goToEnd() }
    }
    screen.move { $0.jump(to: 17) }
    let void = screen.void
    screen.settle()
    screen.settle()
    #expect(screen.void == void)
    #expect(screen.flying.map(\.key.offset) == [0])
    screen.answer(0..<20)
    #expect(screen.shownNumbers.prefix(5) == [15, 16, 17, 18, 19])
  }

  @Test("a jump into a list whose length is told goes straight there, and on in both directions")
  func randomAccess() throws {
    let policy = try PagingPolicy(pageSize: 5, keep: 15, allowsRandomAccess: true)
    var screen = FeedScreen(policy, height: 6)
    screen.answer(0..<5, total: 1000)
    serve(&screen)
    #expect(screen.feed.extent == .counted(1000))
    screen.move { $0.jump(to: 503) }
    #expect(screen.flying.map(\.key) == [PageKey(page: 101, offset: 500)])
    serve(&screen)
    #expect(screen.shownNumbers == screen.view.shown)
    for _ in 0..<30 {
      screen.move { $0.moveCursor(by: -1) }
      serve(&screen)
      #expect(screen.shownNumbers == screen.view.shown)
    }
    screen.move { $0.goToEnd() }
    serve(&screen)
    #expect(screen.shownNumbers == Array(995..<1000))
    #expect(screen.feed.extent == .counted(1000))
    #expect(screen.requests.count < 30)
  }

  @Test("nothing is dropped or left behind on a side that waits for a retry")
  func waitsForRetry() throws {
    var screen = try screen(pages: 6)
    screen.fail()
    let before = screen.requests.count
    screen.move { $0.goHome() }
    screen.move { $0.goToEnd() }
    #expect(screen.requests.dropFirst(before).allSatisfy { $0.direction == .prepend })
    #expect(screen.footer == .failed(SourceError("boom"), retryAt: nil))
  }

  @Test("a page that comes back shorter moves what follows, not what is visible")
  func comesBackShorter() throws {
    var screen = try screen(pages: 6)
    serve(&screen)
    while screen.flying.isEmpty { screen.move { $0.moveCursor(by: -1) } }
    let request = try #require(screen.flying.first)
    #expect(request.direction == .prepend)
    let cursor = screen.feed.item(at: try #require(screen.view.cursorIndex))?.number
    let rows = request.key.offset..<request.key.offset + 3
    screen.answer(request, rows.map { Item($0) })
    #expect(screen.feed.item(at: try #require(screen.view.cursorIndex))?.number == cursor)
    #expect(screen.numbers.first == request.key.offset)
  }
}
