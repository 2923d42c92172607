import EndlessCore
import Testing

@Suite("What a pager asks for")
struct PagerRequestTests {
  @Test("the current page first, then the neighbour in the direction of travel, then the other")
  func order() {
    var screen = PagerScreen(10, at: 4)
    #expect(screen.asked == [4, 5, 3])
    screen.answerAll()
    screen.requests = []
    screen.go(to: 8)
    #expect(screen.asked == [8, 9, 7])
    screen.answerAll()
    screen.requests = []
    screen.go(to: 4)
    #expect(screen.asked == [4, 3, 5])
  }

  @Test("a page that is waiting is passed over by the one that is turned to")
  func newOrder() {
    var screen = PagerScreen(10)
    screen.missing = [5, 6]
    screen.go(to: 5)
    screen.answerAll()
    screen.requests = []
    screen.pager.advance(by: 1)
    screen.missing = []
    screen.settle()
    #expect(screen.asked.first == 6)
  }

  @Test("one step asks for one page, the others stay as they are")
  func step() {
    var screen = PagerScreen(10, at: 4)
    screen.answerAll()
    screen.requests = []
    screen.advance(by: 1)
    #expect(screen.asked == [6])
    #expect(screen.phase(4) == .ready && screen.phase(5) == .ready)
    screen.answerAll()
    screen.advance(by: -1)
    #expect(screen.asked == [6, 3])
  }

  @Test("each request has a token of its own")
  func tokens() {
    var screen = PagerScreen(10, at: 4)
    for steps in [1, 1, -1, 3, -4] {
      screen.advance(by: steps)
      screen.answerAll()
    }
    #expect(Set(screen.requests.map(\.token)).count == screen.requests.count)
  }

  @Test("P5: back again before it has come, a page is still waited for, once")
  func thereAndBack() {
    var screen = PagerScreen(10, at: 4)
    let first = screen.flying[0]
    screen.advance(by: 1)
    screen.advance(by: -1)
    #expect(screen.asked.filter { $0 == 4 } == [4])
    let isShown = screen.answer(first)
    #expect(isShown)
    #expect(screen.pager.slots.filter { $0.index == 4 }.count == 1)
    #expect(screen.pager.current?.contents == Picture(4, screen.pager.format))
  }

  @Test("P5: of a page that was out of the window meanwhile the first answer is void")
  func farAndBack() {
    var screen = PagerScreen(10, at: 4)
    let first = screen.flying[0]
    screen.go(to: 8)
    screen.go(to: 4)
    let isShown = screen.answer(first)
    #expect(!isShown)
    #expect(screen.contents(4) == nil)
    screen.answerAll()
    #expect(screen.phase(4) == .ready)
    #expect(screen.asked.filter { $0 == 4 } == [4, 4])
  }

  @Test("P6: a page that has not come shows a placeholder at once, whatever its view showed")
  func placeholder() {
    var screen = PagerScreen(10, at: 4)
    screen.answerAll()
    screen.go(to: 7)
    #expect(screen.pager.slots.map(\.contents) == [nil, nil, nil])
    #expect(screen.pager.slots.map(\.number) == [0, 1, 2])
  }

  @Test("what comes too late reaches no view")
  func late() {
    var screen = PagerScreen(10, at: 4)
    let old = screen.flying
    screen.go(to: 7)
    #expect(screen.cancelled == old.map(\.token))
    let shown = old.map { screen.answer($0) }
    #expect(shown == [false, false, false])
    #expect(screen.pager.slots.allSatisfy { $0.contents == nil })
    screen.answerAll()
    let again = screen.pager.receive(Picture(-1, screen.pager.format), token: old[0].token)
    #expect(!again)
    #expect(
      screen.pager.slots.map(\.contents)
        == [6, 7, 8].map { Picture($0, screen.pager.format) })
  }

  @Test("three requests at most, those included that were cancelled and have not ended")
  func limit() {
    var screen = PagerScreen(10, at: 1)
    let old = screen.flying
    screen.go(to: 5)
    #expect(screen.requests.count == 3 && screen.pager.requestCount == 3)
    #expect(screen.phase(5) == .waiting)
    screen.end(old[0])
    #expect(screen.asked.dropFirst(3) == [5])
    screen.end(old[2])
    screen.end(old[1])
    #expect(screen.asked.dropFirst(3) == [5, 6, 4])
  }

  @Test("pages that are skipped are never asked for")
  func skipped() {
    var screen = PagerScreen(100)
    screen.answerAll()
    screen.go(to: 50)
    let busy = screen.flying
    screen.requests = []
    for _ in 0..<20 { screen.advance(by: 1) }
    #expect(screen.asked.isEmpty, "three were under way when they were passed")
    for request in busy { screen.end(request) }
    #expect(screen.asked == [70, 71, 69])
  }

  @Test("work that nobody has started to stop and that ends is not cancelled any more")
  func endsFirst() {
    var screen = PagerScreen(10)
    let first = screen.flying[0]
    screen.pager.go(to: 9)
    screen.pager.end(first.token)
    screen.settle()
    #expect(!screen.cancelled.contains(first.token))
    #expect(screen.cancelled.count == 1)
  }

  @Test("another size makes everything void and is asked for anew")
  func resize() {
    var screen = PagerScreen(10, at: 4)
    screen.answer(screen.flying[0])
    let old = screen.flying
    screen.pager.reformat(PageFormat(size: Size(rows: 10, columns: 30)))
    screen.settle()
    #expect(screen.cancelled == old.map(\.token))
    #expect(screen.contents(4) == nil)
    for request in old { screen.answer(request) }
    #expect(screen.pager.slots.allSatisfy { $0.contents == nil })
    screen.answerAll()
    #expect(screen.contents(4) == Picture(4, PageFormat(size: Size(rows: 10, columns: 30))))
    #expect(screen.requests.dropFirst(3).map(\.format.size.columns) == [30, 30, 30])
  }

  @Test("so does another way to show pictures, but not the same format again")
  func pictures() {
    var screen = PagerScreen(10, at: 4)
    screen.answerAll()
    screen.pager.reformat(screen.pager.format)
    screen.settle()
    #expect(screen.requests.count == 3)
    screen.pager.reformat(PageFormat(size: screen.pager.format.size, pictures: .sixel))
    screen.settle()
    #expect(screen.requests.count == 6)
    #expect(screen.requests[5].format.pictures == .sixel)
  }

  @Test("where no contents fit none are asked for", arguments: [(0, 10), (10, 0), (-1, 5)])
  func noRoom(rows: Int, columns: Int) {
    var screen = PagerScreen(3, at: 1)
    screen.answerAll()
    screen.pager.reformat(PageFormat(size: Size(rows: rows, columns: columns)))
    screen.settle()
    #expect(screen.requests.count == 3)
    screen.pager.reformat(PageFormat(size: Size(rows: 1, columns: 1)))
    screen.settle()
    #expect(screen.requests.count == 6)
  }

  @Test("a page whose item is not loaded waits for it")
  func itemMissing() {
    var screen = PagerScreen(10)
    screen.missing = [4, 5]
    screen.go(to: 4)
    screen.answerAll()
    #expect(screen.phase(4) == .waiting && screen.phase(3) == .ready)
    screen.missing = []
    screen.settle()
    screen.answerAll()
    #expect(screen.phase(4) == .ready && screen.phase(5) == .ready)
  }
}
