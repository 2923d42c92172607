import EndlessCore
import Testing

@Suite("A pager whose pages form a loop")
struct PagerLoopTests {
  @Test("A1: next and previous turn the loop by one, five times next is where it began")
  func order() {
    var screen = PagerScreen(5, edge: .ring)
    #expect(screen.shown == [4, 0, 1])
    screen.advance(by: 1)
    #expect(screen.shown == [0, 1, 2])
    screen.advance(by: -1)
    #expect(screen.shown == [4, 0, 1])
    screen.advance(by: -1)
    #expect(screen.shown == [3, 4, 0])
    screen.advance(by: 1)
    for _ in 0..<5 { screen.advance(by: 1) }
    #expect(screen.shown == [4, 0, 1])
    #expect(screen.pager.position == 5 && screen.pager.lap == 1)
  }

  @Test("A2: of two pages the other one is both neighbours, in different views, and loaded once")
  func two() {
    var screen = PagerScreen(2, edge: .ring)
    #expect(screen.shown == [1, 0, 1])
    #expect(Set(screen.pager.slots.map(\.number)).count == 3)
    #expect(screen.pager.slots.map(\.offset) == [-1, 0, 1])
    #expect(screen.asked == [0, 1])
    screen.answerAll()
    #expect(screen.pager.slots.allSatisfy { $0.phase == .ready })
  }

  @Test("A3: next goes from one to the other, always forwards, and loads nothing again")
  func twoNext() {
    var screen = PagerScreen(2, edge: .ring)
    screen.answerAll()
    var pages: [Int?] = []
    var turn: PageTurn?
    for second in 0..<3 {
      let now = Duration.seconds(second)
      let taken = screen.advance(by: 1)
      turn = PageTurn(by: taken, after: turn, now: now)
      #expect(taken == 1)
      #expect(turn?.columns(at: now, width: 80) == 80, "it comes from the right")
      pages.append(screen.pager.index)
    }
    #expect(pages == [1, 0, 1])
    #expect(screen.requests.count == 2)
  }

  @Test("A4: one page has no neighbours, no dots and no autoplay", arguments: Edge.allCases)
  func one(edge: Edge) {
    var screen = PagerScreen(1, edge: edge)
    var autoplay = Autoplay(interval: .seconds(4))
    let moves = [screen.advance(by: 1), screen.advance(by: -1), screen.go(to: 0)]
    let played = screen.pager.play(&autoplay, now: .seconds(100))
    #expect(screen.shown == [0] && moves == [0, 0, 0] && played == 0)
    #expect(autoplay.state(now: .seconds(100)) == .off && autoplay.wakeTime == nil)
    #expect(PageControl(count: 1, current: 0, width: 80).pages.isEmpty)
    #expect(screen.pager.lap == 0)
  }

  @Test("three pages are all held, whatever is turned")
  func three() {
    var screen = PagerScreen(3, edge: .ring)
    screen.answerAll()
    for steps in [1, 1, 1, -1, 2, 7, -5] { screen.advance(by: steps) }
    #expect(screen.requests.count == 3)
    #expect(screen.pager.slots.allSatisfy { $0.phase == .ready })
  }

  @Test("the shortest way may cross the seam; a tie goes forwards")
  func shortest() {
    var screen = PagerScreen(5, edge: .ring)
    let taken = [screen.go(to: 4), screen.go(to: 0), screen.go(to: 2), screen.go(to: 4)]
    #expect(taken == [-1, 1, 2, 2])
    #expect(screen.pager.lap == 0, "jumps are no laps")
    var four = PagerScreen(4, edge: .ring)
    let ties = [four.go(to: 2), four.go(to: 0)]
    #expect(ties == [2, 2])
    let forced = [four.pager.go(to: 1, route: .backward), four.pager.go(to: 1, route: .forward)]
    #expect(forced == [-3, 0])
  }

  @Test("with pause a held key stops at the edge and a fresh press goes round")
  func pause() {
    var screen = PagerScreen(5, at: 4, edge: .pause)
    #expect(screen.shown == [3, 4, 0])
    let held = screen.advance(by: 1, press: .repeated)
    let fresh = screen.advance(by: 1)
    #expect(held == 0 && fresh == 1)
    #expect(screen.pager.index == 0 && screen.pager.lap == 1)
    let back = screen.advance(by: -1)
    #expect(back == -1)
    #expect(screen.pager.index == 4 && screen.pager.lap == 0)
    let count = screen.advance(by: -7)
    #expect(count == -4, "a count stops at the edge unless it starts there")
    #expect(screen.pager.index == 0)
    let beyond = screen.advance(by: -9)
    #expect(beyond == -5 && screen.pager.index == 0)
  }

  @Test("a list that grows joins into a loop only when it is complete")
  func growing() {
    var screen = PagerScreen(5, at: 4, edge: .ring, isComplete: false)
    #expect(screen.shown == [3, 4])
    let early = screen.advance(by: 1)
    screen.items = Array(0..<6)
    screen.pager.update(extent: .growing(6))
    screen.settle()
    #expect(early == 0 && screen.shown == [3, 4, 5])
    screen.pager.update(extent: .counted(6))
    let late = screen.advance(by: 2)
    #expect(late == 2 && screen.shown == [5, 0, 1])
  }

  @Test(
    "no move is too long",
    arguments: [Int.max, Int.min, Int.max - 1, 1 << 61, -(1 << 61), 1 << 60, -(1 << 60)])
  func farAway(steps: Int) {
    for edge in Edge.allCases {
      var screen = PagerScreen(7, at: 3, edge: edge)
      for _ in 0..<20 {
        screen.advance(by: steps)
        screen.advance(by: steps.signum())
      }
      #expect(screen.pager.slots.contains { $0.offset == 0 })
    }
    var loop = PagerScreen(7, at: 3, edge: .ring)
    loop.advance(by: steps)
    #expect(loop.pager.index == (3 + (steps % 7) + 7) % 7)
  }

  @Test("contents that change by themselves are loaded anew when their page comes round")
  func refreshes() {
    var screen = PagerScreen(3, edge: .ring, refreshes: true)
    screen.answerAll()
    screen.requests = []
    screen.advance(by: 1)
    #expect(screen.asked == [2], "the view that was on the left is on the right now")
    #expect(screen.pager.slots.allSatisfy { $0.contents != nil }, "what was there stays meanwhile")
    screen.answerAll()
    screen.advance(by: 1)
    #expect(screen.asked == [2, 0])
    screen.pager.go(to: 2)
    screen.settle()
    #expect(screen.asked == [2, 0], "a page that is turned to itself does not come round")
  }

  @Test("so are those of two pages, the one that was left")
  func refreshesTwo() {
    var screen = PagerScreen(2, edge: .ring, refreshes: true)
    screen.answerAll()
    screen.advance(by: 1)
    #expect(screen.asked == [0, 1, 0])
  }

  @Test("other contents are never loaded twice")
  func loadedOnce() {
    var screen = PagerScreen(3, edge: .ring)
    for _ in 0..<7 {
      screen.answerAll()
      screen.advance(by: 1)
    }
    #expect(screen.requests.count == 3)
  }
}
