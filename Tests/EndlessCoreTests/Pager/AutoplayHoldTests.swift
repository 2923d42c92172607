import EndlessCore
import Testing

@Suite("What autoplay waits for")
struct AutoplayHoldTests {
  @Test("it waits until the last reason is gone")
  func reasons() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 1)
    run.autoplay.hold(.pointer, now: run.now)
    run.run(until: 2)
    run.autoplay.hold(.drag, now: run.now)
    run.run(until: 5)
    run.autoplay.release(.drag, now: run.now)
    #expect(run.autoplay.state(now: run.now) == .held([.pointer], remaining: .seconds(3)))
    run.run(until: 9)
    run.autoplay.release(.pointer, now: run.now)
    #expect(run.autoplay.state(now: run.now) == .armed(remaining: .seconds(3)))
    run.run(until: 12)
    #expect(run.moves == [.init(12, 1)])
  }

  @Test("each reason holds by itself, and time stands still but while a page is turned")
  func everyReason() {
    for reason in HoldReason.allCases {
      var run = AutoplayRun(pages: 3)
      run.run(until: 1)
      run.autoplay.hold(reason, now: run.now)
      run.autoplay.hold(reason, now: run.now)
      run.run(until: 30)
      #expect(run.moves.isEmpty, "\(reason)")
      run.autoplay.release(reason, now: run.now)
      run.run(until: 33)
      #expect(run.moves == [.init(reason == .animation ? 30 : 33, 1)], "\(reason)")
    }
  }

  @Test("no time left is no time, not the whole interval")
  func nothingLeft() {
    var run = AutoplayRun(pages: 3)
    run.play()
    run.now = .seconds(9)
    run.autoplay.hold(.popup, now: run.now)
    #expect(run.autoplay.state(now: run.now) == .held([.popup], remaining: .zero))
    run.run(until: 12)
    run.autoplay.release(.popup, now: run.now)
    run.play()
    #expect(run.moves == [.init(12, 1)])
  }

  @Test("a page that the user turns to while it is held has its full time afterwards")
  func manualWhileHeld() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 3)
    run.autoplay.hold(.heldKey, now: run.now)
    run.turn(by: 1)
    run.run(until: 5)
    run.autoplay.release(.heldKey, now: run.now)
    run.run(until: 9)
    #expect(run.moves == [.init(9, 2)])
  }

  @Test("p pauses it, resumes it, and switches it on where it was off")
  func toggle() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 1)
    run.autoplay.toggle(now: run.now)
    run.run(until: 10)
    #expect(run.autoplay.state(now: run.now) == .held([.user], remaining: .seconds(3)))
    run.autoplay.toggle(now: run.now)
    run.run(until: 13)
    #expect(run.moves == [.init(13, 1)])
    run.autoplay.stop(now: run.now)
    run.autoplay.toggle(now: run.now)
    #expect(run.autoplay.state(now: run.now) == .armed(remaining: .seconds(4)))
    run.autoplay.toggle(now: run.now)
    run.autoplay.stop(now: run.now)
    run.autoplay.start(now: run.now)
    #expect(run.autoplay.state(now: run.now) == .armed(remaining: .seconds(4)), "not paused")
  }

  @Test("A12: a drag does not resume what the user has paused")
  func paused() {
    var run = AutoplayRun(pages: 3)
    run.run(until: 1)
    run.autoplay.toggle(now: run.now)
    run.autoplay.hold(.drag, now: run.now)
    run.autoplay.release(.drag, now: run.now)
    run.run(until: 60)
    #expect(run.moves.isEmpty)
  }

  @Test("switched on while something is over it, it waits from the start")
  func startHeld() {
    var run = AutoplayRun(pages: 3)
    run.autoplay.stop(now: .zero)
    run.autoplay.hold(.popup, now: .zero)
    run.autoplay.start(now: .zero)
    run.run(until: 10)
    #expect(run.autoplay.state(now: run.now) == .held([.popup], remaining: .seconds(4)))
  }

  @Test("it can be set to stay off once the user turns or drags", arguments: [true, false])
  func stopsForGood(byDrag: Bool) {
    var run = AutoplayRun(pages: 3, Autoplay(interval: .seconds(4), afterInteraction: .stop))
    run.run(until: 5)
    if byDrag {
      run.autoplay.hold(.drag, now: run.now)
      run.autoplay.release(.drag, now: run.now)
    } else {
      run.turn(by: 1)
    }
    run.run(until: 60)
    #expect(run.moves == [.init(4, 1)] && !run.autoplay.isOn)
  }

  @Test("slower and faster count from the moment they are asked for")
  func interval() {
    var run = AutoplayRun(pages: 9)
    run.run(until: 3)
    run.autoplay.setInterval(.seconds(2), now: run.now)
    run.run(until: 8)
    run.autoplay.setInterval(.seconds(5), now: run.now)
    run.run(until: 14)
    #expect(run.moves == [.init(5, 1), .init(7, 2), .init(13, 3)])
  }

  @Test("it pauses at no edge: its turns are no held key")
  func pauseEdge() {
    var run = AutoplayRun(pages: 3, edge: .pause)
    run.run(until: 13)
    #expect(run.moves.map(\.page) == [1, 2, 0])
  }
}
