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

  /// Thirty rows whose end is known, the last pages dropped, the view on its way back to them.
  private func tailDropped() throws -> FeedScreen {
    var screen = FeedScreen(try PagingPolicy(pageSize: 5, keep: 15), height: 6)
    while !screen.feed.isComplete {
      serve(&screen, total: 30)
      screen.move { $0.goToEnd() }
    }
    screen.move { $0.goHome() }
    serve(&screen, total: 30)
    return screen
  }

  @Test("an end that a page takes back when it comes again is no end")
  func endTakenBack() throws {
    var screen = try tailDropped()
    #expect(screen.feed.extent == .counted(30))
    screen.move { $0.jump(to: 28) }
    screen.answer(20..<25)
    let request = try #require(screen.flying.first { $0.key.offset == 25 })
    screen.answer(request, (25..<30).map { Item($0) }, next: .more)
    #expect(screen.feed.extent == .growing(30))
    while let tail = screen.flying.first(where: { $0.direction == .append }) {
      let rows = tail.key.offset..<tail.key.offset + 5
      screen.answer(tail, rows.map { Item($0) }, next: rows.upperBound < 40 ? .more : .end)
      screen.move { $0.goToEnd() }
    }
    #expect(screen.feed.extent == .counted(40))
  }

  @Test("after a page that comes back otherwise nothing is known of what followed it")
  func comesBackOtherwise() throws {
    var screen = try tailDropped()
    screen.move { $0.jump(to: 18) }
    let request = try #require(screen.flying.first)
    #expect(request.key.offset == 15)
    #expect(screen.feed.extent == .counted(30))
    screen.answer(request, [15, 16, 17].map { Item($0) })
    #expect(screen.feed.extent == .growing(18))
    #expect(screen.flying.contains { $0.direction == .append })
  }

  @Test("a walk may begin anywhere in a list of random access, and go back from there")
  func beginsAnywhere() throws {
    var feed = Feed(policy: try PagingPolicy(pageSize: 5, allowsRandomAccess: true))
    let void = feed.relocate(to: 502...507)
    #expect(void == [])
    let first = feed.request(visible: 502...507, now: .zero)
    let request = try #require(first)
    #expect(request.key == PageKey(page: 101, offset: 500))
    _ = feed.receive((500..<505).map { Item($0) }, token: request.token)
    _ = feed.finish(request.token, next: .more, total: 1000)
    #expect(feed.base == 500)
    let back = feed.request(visible: 500...504, now: .zero)
    let both = [back, feed.request(visible: 500...504, now: .zero)].compactMap { $0 }
    #expect(Set(both.map(\.key.offset)) == [495, 505])
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
