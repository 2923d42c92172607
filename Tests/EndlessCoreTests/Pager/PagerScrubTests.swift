import EndlessCore
import Testing

@Suite("A slider that is dragged")
struct PagerScrubTests {
  private func scrubbed(to pages: [Int], in count: Int = 100) -> PagerScreen {
    var screen = PagerScreen(count)
    screen.answerAll()
    screen.requests = []
    for page in pages {
      screen.pager.scrub(to: page)
      screen.settle()
    }
    return screen
  }

  @Test("only the page under it is asked for until it settles")
  func currentOnly() {
    var screen = scrubbed(to: [50])
    #expect(screen.asked == [50])
    #expect(screen.shown == [50])
    screen.answerAll()
    #expect(screen.asked == [50])
    screen.pager.settle()
    screen.settle()
    #expect(screen.asked == [50, 51, 49])
    #expect(screen.shown == [49, 50, 51])
  }

  @Test("neighbours that are not there yet wait too, as long as it stays on its page")
  func waiting() {
    var pager = Pager<Int>(
      extent: .counted(100), edge: .stop,
      format: PageFormat(size: Size(rows: 2, columns: 2), pictures: .symbols))
    let current = pager.nextOrder(neighbours: false)
    pager.scrub(to: 0)
    let meanwhile = pager.nextOrder()
    pager.settle()
    let settled = pager.nextOrder()
    #expect(current != nil)
    #expect(meanwhile == nil)
    #expect(settled != nil)
  }

  @Test("passing over pages leaves nothing under way but what is stopped")
  func passing() {
    var screen = scrubbed(to: Array(stride(from: 10, through: 90, by: 4)))
    #expect(
      screen.requests.count == 3, "three are started, the others are passed before they can be")
    #expect(screen.cancelled.count == 3)
    screen.answerAll()
    #expect(screen.asked.last == 90)
    #expect(screen.contents(90) == Picture(90, screen.pager.format))
    #expect(screen.requests.count == 4)
  }

  @Test("neighbours that are there already stay")
  func neighbours() {
    var screen = scrubbed(to: [1])
    #expect(screen.shown == [0, 1])
    #expect(screen.asked.isEmpty)
    screen.pager.scrub(to: 2)
    screen.settle()
    #expect(screen.shown == [1, 2])
    #expect(screen.asked == [2])
  }

  @Test("settling where it began asks for nothing")
  func noMove() {
    var screen = scrubbed(to: [0])
    screen.pager.settle()
    screen.settle()
    #expect(screen.asked.isEmpty)
    #expect(screen.shown == [0, 1])
  }

  @Test("any other move settles it, so a button that is never let go of leaves no page bare")
  func otherMoves() {
    for move in 0..<2 {
      var screen = scrubbed(to: [50])
      if move == 0 { screen.advance(by: 1) } else { screen.go(to: 70) }
      screen.answerAll()
      #expect(!screen.pager.isScrubbing)
      #expect(screen.shown == (move == 0 ? [50, 51, 52] : [69, 70, 71]))
    }
  }

  @Test("pages that do not exist cannot be scrubbed to")
  func outOfRange() {
    var screen = scrubbed(to: [50])
    let taken = screen.pager.scrub(to: 100)
    #expect(taken == nil)
    #expect(screen.pager.index == 50)
  }
}
