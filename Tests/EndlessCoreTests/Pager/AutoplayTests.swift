import EndlessCore
import Testing

@Suite("Pages that turn by themselves")
struct AutoplayTests {
  @Test("A6: every four seconds a page")
  func forward() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 13)
    #expect(run.moves == [.init(4, 1), .init(8, 2), .init(12, 0)])
  }

  @Test("A7: backwards")
  func backward() {
    var run = AutoplayRun(pages: 3, Autoplay(interval: .seconds(4), direction: .backward))
    run.run(until: 9)
    #expect(run.moves == [.init(4, 2), .init(8, 1)])
  }

  @Test("A8: after a drag it goes on with the time that was left")
  func drag() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 3)
    run.autoplay.hold(.drag, now: run.now)
    run.run(until: 13)
    #expect(run.autoplay.state(now: run.now) == .held([.drag], remaining: .seconds(1)))
    run.autoplay.release(.drag, now: run.now)
    run.run(until: 17)
    #expect(run.moves == [.init(14, 1)])
  }

  @Test("A10: a page that the user turns to gets its full time")
  func manual() {
    var run = AutoplayRun(pages: 3, at: 1)
    run.run(until: 3)
    run.turn(by: 1)
    run.run(until: 10)
    #expect(run.moves == [.init(7, 0)])
  }

  @Test("A12: where it was off, a drag does not switch it on")
  func off() {
    var run = AutoplayRun(pages: 3)
    run.autoplay.stop(now: .zero)
    run.run(until: 3)
    run.autoplay.hold(.drag, now: run.now)
    #expect(run.autoplay.state(now: run.now) == .off)
    run.run(until: 5)
    run.autoplay.release(.drag, now: run.now)
    run.turn(by: 1)
    run.run(until: 60)
    #expect(run.moves.isEmpty && run.autoplay.state(now: run.now) == .off)
  }

  @Test("A13: at the end of pages that form no loop it stops, and no clock runs")
  func end() {
    var run = AutoplayRun(pages: 3, edge: .stop)
    run.run(until: 8)
    #expect(run.moves == [.init(4, 1), .init(8, 2)])
    #expect(run.autoplay.state(now: run.now) == .off && run.autoplay.wakeTime == nil)
    run.run(until: 60)
    #expect(run.moves.count == 2)
    run.turn(by: -1)
    run.run(until: 64)
    #expect(run.moves.last == .init(64, 2), "there is somewhere to go again")
  }

  @Test("A13: or it goes on from the other end", arguments: Travel.allCases)
  func rewind(direction: Travel) {
    let autoplay = Autoplay(interval: .seconds(4), direction: direction, atEnd: .rewind)
    var run = AutoplayRun(pages: 3, edge: .stop, autoplay)
    run.run(until: 16)
    #expect(run.moves.map(\.page) == (direction == .forward ? [1, 2, 0, 1] : [2, 1, 0, 2]))
  }

  @Test("A13: at the last page of a list that may grow it waits for the next one")
  func growing() {
    var run = AutoplayRun(pages: 2, isComplete: false)
    run.run(until: 10)
    #expect(run.moves == [.init(4, 1)] && run.autoplay.wakeTime == nil)
    run.pager.update(extent: .growing(3))
    run.run(until: 20)
    #expect(run.moves == [.init(4, 1), .init(14, 2)])
  }

  @Test("A14: an interval of nothing or less is off", arguments: [0, -4])
  func noInterval(seconds: Int) {
    var run = AutoplayRun(pages: 3, Autoplay(interval: .seconds(seconds)))
    run.run(until: 10)
    run.autoplay.start(now: run.now)
    run.autoplay.toggle(now: run.now)
    run.run(until: 20)
    #expect(run.moves.isEmpty && run.autoplay.state(now: run.now) == .off)
    run.autoplay.setInterval(.seconds(2), now: run.now)
    #expect(run.autoplay.state(now: run.now) == .off, "it was off")
    run.autoplay.start(now: run.now)
    run.run(until: 22)
    #expect(run.moves == [.init(22, 1)])
    run.autoplay.setInterval(.seconds(seconds), now: run.now)
    run.run(until: 60)
    #expect(run.moves.count == 1 && !run.autoplay.isOn)
  }

  @Test("A5, A4: without pages, or with one, nothing ever happens", arguments: [0, 1])
  func noPages(count: Int) {
    for edge in Edge.allCases {
      var run = AutoplayRun(pages: count, edge: edge)
      run.run(until: 60)
      #expect(run.moves.isEmpty && run.autoplay.wakeTime == nil)
      #expect(run.autoplay.state(now: run.now) == .off)
    }
  }

  @Test("A5: when pages come it begins, when they go it ends")
  func pagesComeAndGo() {
    var run = AutoplayRun(pages: 0)
    run.run(until: 10)
    run.pager.update(extent: .counted(3))
    run.run(until: 15)
    #expect(run.moves == [.init(14, 1)])
    run.pager.update(extent: .counted(1))
    run.run(until: 60)
    #expect(run.moves.count == 1 && run.autoplay.wakeTime == nil)
  }

  @Test("A16: what is due while a page is being turned is done once, after it")
  func whileTurning() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 3)
    run.autoplay.hold(.animation, now: run.now)
    #expect(run.autoplay.wakeTime == nil)
    run.run(until: 10)
    #expect(run.moves.isEmpty)
    #expect(run.autoplay.state(now: run.now) == .held([.animation], remaining: .zero))
    run.autoplay.release(.animation, now: run.now)
    run.run(until: 13)
    #expect(run.moves == [.init(10, 1)])
  }

  @Test("A6, A16: turning a page takes nothing from the interval and adds nothing to it")
  func noDrift() {
    var run = AutoplayRun(pages: 3)
    for second in 1...40 {
      run.run(until: second)
      run.autoplay.hold(.animation, now: run.now)
      run.autoplay.release(.animation, now: run.now + .milliseconds(150))
    }
    #expect(run.moves.map(\.second) == Array(stride(from: 4, through: 40, by: 4)))
  }

  @Test("however late it is, one page is turned, and the next has its full time")
  func late() {
    var run = AutoplayRun(pages: 5)
    run.run(until: 0)
    run.now = .seconds(1001)
    run.play()
    run.run(until: 1006)
    #expect(run.moves == [.init(1001, 1), .init(1005, 2)])
  }
}
