import EndlessCore
import Testing

@Suite("Waking by itself")
struct ClockTests {
  private func loading(animates: Bool = true) -> BrowserScript {
    BrowserScript([.feed(.stop)], rows: 12, animates: animates)
  }

  @Test("an idle browser is never woken")
  func idle() {
    var script = BrowserScript([.numbered(100), .numbered(3)])
    #expect(script.browser.wakeTime(now: script.now) == nil)
    script.press("j", "f", .tab)
    #expect(script.wait(.seconds(1000)) == 0)
    script = loading()
    script.answer()
    #expect(script.wait(.seconds(1000)) == 0)
  }

  @Test("a spinner turns ten times a second while it is on the screen")
  func spinner() {
    var script = loading()
    #expect(script.wait(.seconds(2)) == 20)
    script.answer()
    script.press("G")
    #expect(script.wait(.seconds(1)) == 10)
    script.press("g")
    #expect(script.wait(.seconds(10)) == 0)
  }

  @Test("a spinner under the help or in a hidden window does not turn")
  func unseen() {
    var script = loading()
    script.press(.function(1))
    #expect(script.wait(.seconds(10)) == 0)
    script = BrowserScript([.feed(), .numbered(3)], rows: 8, columns: 40)
    script.press(.tab)
    #expect(script.wait(.seconds(10)) == 0)
  }

  @Test("nothing moves without animation")
  func still() {
    var script = loading(animates: false)
    #expect(script.wait(.seconds(10)) == 0)
    script.answer()
    script.press("G", "r")
    #expect(script.wait(.seconds(10)) == 0)
  }

  @Test("a wait that a source asked for counts down each second, then asks")
  func countdown() {
    var script = loading()
    script.answer()
    script.press("G")
    script.fail(0, "429", retryAfter: .seconds(30))
    #expect(script.wait(.milliseconds(29_999)) == 29)
    #expect(script.requestCount() == 2)
    script.wait(.milliseconds(1))
    #expect(script.requestCount() == 3)
  }

  @Test("the wait is over at its time and not before, without animation at one tick")
  func countdownStill() {
    var script = loading(animates: false)
    script.fail(0, "429", retryAfter: .seconds(30))
    #expect(script.wait(.milliseconds(29_999)) == 0)
    #expect(script.wait(.milliseconds(1)) == 1)
    #expect(script.requestCount() == 2)
  }

  @Test("a wait whose footer is out of sight wakes once, and not again while nothing is needed")
  func countdownUnseen() {
    var script = loading()
    script.answer()
    script.press("G")
    script.fail(0, "429", retryAfter: .seconds(30))
    script.press("g")
    #expect(script.wait(.seconds(3600)) == 1)
    #expect(script.requestCount() == 2)
    script.press("G")
    #expect(script.requestCount() == 3)
  }

  @Test("a wait that ends between an event and the question is not slept through")
  func between() {
    var script = loading()
    script.fail(0, "429", retryAfter: .seconds(30))
    script.now += .milliseconds(29_999)
    script.handle(.tick)
    let late = script.now + .seconds(1)
    let wake = script.browser.wakeTime(now: late)
    #expect(wake.map { $0 <= late } == true)
  }

  @Test("a reload that was told to wait counts down in the status line, then asks")
  func waitingReload() {
    var script = BrowserScript([.feed(.stop)])
    script.answer(rows: 60, next: .end)
    script.press("r")
    script.fail(0, "429", retryAfter: .seconds(10))
    #expect(script.wait(.milliseconds(9_999)) == 9)
    #expect(script.open().isEmpty)
    script.wait(.milliseconds(1))
    #expect(script.open().map(\.direction) == [.refresh])
  }

  @Test("a reload that was told to wait too often is left to the user")
  func exhausted() {
    var script = BrowserScript([.feed(.stop)])
    script.answer(rows: 60, next: .end)
    script.press("r")
    for _ in 0..<PagingPolicy.waitLimit + 1 {
      script.fail(0, "429", retryAfter: .seconds(10))
      script.wait(.seconds(10))
    }
    #expect(script.open().isEmpty)
    #expect(script.wait(.seconds(1000)) == 0)
  }

  @Test("a spinner under a message does not turn until that has gone")
  func underMessage() {
    var script = BrowserScript([.feed(.stop)])
    script.answer(rows: 60, next: .end)
    script.press("r", .escape)
    #expect(script.message == "q quits")
    #expect(script.wait(.milliseconds(3999)) == 0)
    #expect(script.wait(.milliseconds(1001)) == 11)
  }

  @Test("the spinner of a reload turns while it is said in the status line")
  func reloading() {
    var script = BrowserScript([.feed(.stop), .numbered(3)])
    script.answer(rows: 60, next: .end)
    script.press("r")
    #expect(script.wait(.seconds(1)) == 10)
    script.press(.tab)
    #expect(script.wait(.seconds(1)) == 0)
    script.press(.tab)
    script.answer(rows: 60, next: .end)
    #expect(script.wait(.seconds(100)) == 0)
  }
}
