import EndlessCore
import Testing

@Suite("A page that is being turned")
struct PageTurnTests {
  @Test("it slides from the side to its place, slower and slower", arguments: [1, -1])
  func slides(steps: Int) throws {
    let turn = try #require(PageTurn(by: steps, now: .seconds(5)))
    let columns = (0...160).map {
      turn.columns(at: .seconds(5) + .milliseconds($0), width: 80) * steps
    }
    #expect(columns[0] == 80 && columns[150] == 0 && columns[160] == 0)
    #expect(columns == columns.sorted(by: >))
    #expect(columns[75] == 10, "an eighth of the way is left at half-time")
  }

  @Test("before it began it is where it begins, long after it is in its place")
  func outside() throws {
    let turn = try #require(PageTurn(by: 1, now: .seconds(5)))
    #expect(turn.offset(at: .zero) == 1)
    #expect(turn.offset(at: .seconds(9999)) == 0)
  }

  @Test("a second press goes on from where the page is, and is never more than a page away")
  func secondPress() throws {
    let first = try #require(PageTurn(by: 1, now: .zero))
    let now = Duration.milliseconds(75)
    let second = try #require(PageTurn(by: 1, after: first, now: now))
    #expect(second.offset(at: now) == 1)
    #expect(second.end == now + PageTurn.length)
    let back = try #require(PageTurn(by: -1, after: first, now: now))
    #expect(back.offset(at: now) == first.offset(at: now) - 1)
    #expect(back.columns(at: now, width: 80) == -70)
  }

  @Test("there and back at the same moment turns nothing")
  func nothing() {
    let first = PageTurn(by: 1, now: .zero)
    #expect(PageTurn(by: -1, after: first, now: .zero) == nil)
  }

  @Test("longer ways, and no way at all, are turned at once", arguments: [0, 2, -2, 17, .min])
  func atOnce(steps: Int) {
    #expect(PageTurn(by: steps, now: .zero) == nil)
    #expect(PageTurn(by: steps, after: PageTurn(by: 1, now: .zero), now: .zero) == nil)
  }

  @Test("pictures are due only while it moves")
  func wakeTime() throws {
    let turn = try #require(PageTurn(by: 1, now: .zero))
    #expect(turn.wakeTime(now: .zero) == PageTurn.frame)
    #expect(turn.wakeTime(now: turn.end - .milliseconds(1)) == turn.end)
    #expect(turn.wakeTime(now: turn.end) == nil)
  }

  @Test("L30: five fast presses during one animation count from the target")
  func fivePresses() {
    var screen = PagerScreen(10, at: 2)
    var turn: PageTurn?
    for press in 0..<5 {
      let now = Duration.milliseconds(20 * press)
      turn = PageTurn(by: screen.advance(by: 1), after: turn, now: now)
      let columns = turn?.columns(at: now, width: 80) ?? 0
      #expect(screen.pager.slots.contains { $0.offset == -1 } && columns > 0 && columns <= 80)
    }
    #expect(screen.pager.index == 7)
    #expect(turn?.end == .milliseconds(230))
  }
}
