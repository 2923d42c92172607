import EndlessCore
import Testing

@Suite("A pager whose pages change")
struct PagerChangeTests {
  @Test("P12: where the current page and all after it are gone, the last one is current")
  func shrink() {
    var screen = PagerScreen(10, at: 8)
    screen.answerAll()
    screen.remove(5..<10)
    #expect(screen.pager.index == 4)
    #expect(screen.pager.label == "5/5")
    #expect(screen.shown == [3, 4])
    screen.answerAll()
    #expect(screen.contents(4) == Picture(4, screen.pager.format))
  }

  @Test("P12: so it is when only the number is known", arguments: Edge.allCases)
  func fewer(edge: Edge) {
    var screen = PagerScreen(10, at: 8, edge: edge)
    screen.answerAll()
    screen.items = Array(0..<5)
    screen.pager.update(extent: .counted(5))
    #expect(screen.pager.label == "5/5")
    #expect(screen.pager.slots.allSatisfy { $0.index < 5 })
  }

  @Test(
    "P12: a page before the current one goes or comes: the same page is current, nothing is loaded",
    arguments: [Edge.stop, .ring])
  func before(edge: Edge) {
    var screen = PagerScreen(10, at: 5, edge: edge)
    screen.answerAll()
    screen.remove(0..<2)
    #expect(screen.pager.index == 3)
    #expect(screen.contents(3) == Picture(5, screen.pager.format))
    screen.insert(77, at: 1)
    #expect(screen.pager.index == 4)
    #expect(screen.shown == [3, 4, 5])
    #expect(screen.requests.count == 3)
    #expect(screen.pager.slots.allSatisfy { $0.phase == .ready })
  }

  @Test("of a current page that is gone the next one takes the place")
  func current() {
    var screen = PagerScreen(10, at: 5)
    screen.answerAll()
    screen.remove(5..<6)
    #expect(screen.pager.index == 5)
    #expect(screen.contents(5) == Picture(6, screen.pager.format))
    screen.settle()
    #expect(screen.asked == [5, 6, 4, 6])
  }

  @Test("a page put beside the current one is loaded, the one that it drives out is stopped")
  func beside() {
    var screen = PagerScreen(10, at: 5)
    let next = screen.flying[1]
    screen.insert(77, at: 6)
    #expect(screen.cancelled == [next.token])
    screen.answerAll()
    #expect(screen.contents(6) == Picture(77, screen.pager.format))
  }

  @Test("an answer finds its page wherever that has gone")
  func movedMeanwhile() {
    var screen = PagerScreen(10, at: 5)
    let request = screen.flying[0]
    screen.remove(1..<3)
    let isShown = screen.answer(request)
    #expect(isShown)
    #expect(screen.contents(3) == Picture(5, screen.pager.format))
  }

  @Test("pages before the first one move the others")
  func prepended() {
    var screen = PagerScreen(10, at: 0)
    screen.answerAll()
    screen.items = [90, 91] + screen.items
    screen.pager.apply(.prepended(2), extent: .counted(12))
    screen.settle()
    #expect(screen.pager.index == 2)
    #expect(screen.asked == [0, 1, 1])
    screen.answerAll()
    #expect(screen.contents(1) == Picture(91, screen.pager.format))
  }

  @Test("other pages begin at the first one, without anything that was held")
  func replaced() {
    var screen = PagerScreen(4, at: 3, edge: .ring)
    screen.answerAll()
    screen.advance(by: 1)
    screen.answerAll()
    screen.items = [50, 51, 52]
    screen.pager.apply(.replaced, extent: .counted(3))
    screen.settle()
    #expect(screen.pager.index == 0 && screen.pager.lap == 0)
    #expect(screen.pager.slots.allSatisfy { $0.contents == nil })
    screen.answerAll()
    #expect(screen.contents(2) == Picture(52, screen.pager.format))
  }

  @Test("pages that go and come begin at the first one")
  func emptied() {
    var screen = PagerScreen(10, at: 6, edge: .ring)
    screen.answerAll()
    screen.advance(by: 10)
    #expect(screen.pager.lap == 1)
    screen.remove(0..<10)
    #expect(screen.pager.index == nil && screen.pager.slots.isEmpty && screen.pager.lap == 0)
    screen.items = Array(20..<30)
    screen.pager.apply(.extended, extent: .counted(10))
    screen.settle()
    #expect(screen.pager.index == 0)
    #expect(screen.phase(0)?.token != nil)
  }

  @Test("pages that are only counted may go and come, too")
  func countedOut() {
    var screen = PagerScreen(4, edge: .ring)
    screen.advance(by: 6)
    screen.items = []
    screen.pager.update(extent: .counted(0))
    screen.settle()
    #expect(screen.pager.index == nil && screen.pager.slots.isEmpty && screen.pager.lap == 0)
  }

  @Test("pages after the last one give it a neighbour")
  func extended() {
    var screen = PagerScreen(3, at: 2, isComplete: false)
    screen.answerAll()
    screen.items = Array(0..<5)
    screen.pager.apply(.extended, extent: .growing(5))
    screen.settle()
    #expect(screen.shown == [1, 2, 3])
    #expect(screen.asked == [2, 1, 3])
  }

  @Test("what is held goes with its page, and only what is gone is given up")
  func held() {
    var screen = PagerScreen(10, at: 4)
    screen.answerAll()
    screen.remove(5..<6)
    screen.insert(99, at: 0)
    #expect(screen.pager.index == 5)
    #expect(screen.pager.slots.map(\.contents?.item) == [3, 4, nil])
    #expect(screen.asked.last == 5, "only the new neighbour was asked for, where it stood then")
  }

  @Test("another edge keeps the page, and gives or takes the neighbour over the seam")
  func edge() {
    var screen = PagerScreen(5, at: 4)
    screen.answerAll()
    screen.pager.setEdge(.ring)
    screen.settle()
    #expect(screen.shown == [3, 4, 0])
    screen.advance(by: 7)
    screen.pager.setEdge(.stop)
    #expect(screen.pager.index == 1 && screen.pager.position == 1)
    #expect(screen.shown == [0, 1, 2])
  }

  @Test("a feed behind it is asked while the last loaded page is the next one")
  func feed() {
    var feed = Feed()
    var pager = Pager<String>(
      extent: feed.extent, format: PageFormat(size: Size(rows: 9, columns: 9)))
    var asked: [Int] = []
    var request = feed.request(visible: pager.neededPages, now: .zero)
    for _ in 0..<60 {
      if let page = request {
        asked.append(pager.index ?? -1)
        let start = page.key.offset
        let rows = (start..<start + 20).map { Item(id: .position($0), text: Array("\($0)".utf8)) }
        var changes = feed.receive(rows, token: page.token).map { [$0] } ?? []
        changes += feed.finish(page.token, next: start < 40 ? .more : .end)
        for change in changes { pager.apply(change, extent: feed.extent) }
      }
      pager.advance(by: 1)
      request = feed.request(visible: pager.neededPages, now: .zero)
    }
    #expect(asked == [-1, 18, 38])
    #expect(pager.label == "1/60", "and once it has ended the end joins the start")
  }

  @Test("what is needed are the current page and its neighbours, not over the seam")
  func need() {
    #expect(PagerScreen(0).pager.neededPages == nil)
    #expect(PagerScreen(5, edge: .ring).pager.neededPages == 0...1)
    #expect(PagerScreen(5, at: 4, edge: .ring).pager.neededPages == 3...4)
    #expect(PagerScreen(5, at: 2).pager.neededPages == 1...3)
  }
}
