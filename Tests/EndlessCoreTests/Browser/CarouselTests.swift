import EndlessCore
import Testing

@Suite("Pages that come by themselves")
struct CarouselTests {
  private static func script(_ count: Int = 5, _ edge: Edge = .ring) -> BrowserScript {
    var script = BrowserScript(.album(count, edge, interval: .seconds(4)))
    script.renderAll()
    return script
  }

  @Test("A6 they come every four seconds, and the seconds that are left are counted")
  func interval() {
    var script = Self.script(3)
    script.wait(.milliseconds(3999))
    #expect(script.page == 1)
    script.wait(.seconds(9))
    #expect(script.page == 1)
    #expect(script.window.pages?.pager.lap == 1)
  }

  @Test("between two pages the browser wakes once a second and for the frames of the slide")
  func wakes() {
    var script = Self.script()
    script.wait(.milliseconds(4000))
    #expect(script.wait(PageTurn.length) == 10)
    #expect(script.wait(.milliseconds(3800)) == 3)
  }

  @Test("A10 a page turned by hand gets its full time")
  func byHand() {
    var script = Self.script()
    script.wait(.milliseconds(2500))
    script.press(.right)
    script.wait(.milliseconds(3900))
    #expect(script.page == 2)
    script.wait(.milliseconds(200))
    #expect(script.page == 3)
  }

  @Test("a held key holds them, and 150 ms after its last repeat they go on")
  func heldKey() {
    var script = Self.script()
    script.hold("z", times: 3)
    #expect(script.pages?.autoplay.reasons.contains(.heldKey) == false, "z means nothing")
    script.hold(.up, times: 3)
    #expect(script.pages?.autoplay.reasons == [.heldKey])
    script.wait(.milliseconds(150))
    #expect(script.pages?.autoplay.reasons == [])
  }

  @Test("help, another program, another window's focus hold them; what was left is left")
  func held() {
    var script = Self.script()
    script.wait(.milliseconds(2500))
    script.press(.function(1))
    script.wait(.seconds(60))
    #expect(script.page == 1)
    script.press(.escape)
    script.handle(.input(.focus(false)))
    script.wait(.seconds(60))
    #expect(script.page == 1)
    script.handle(.input(.focus(true)))
    script.handle(.suspended)
    script.now += .seconds(1000)
    script.handle(.resumed)
    #expect(script.page == 1)
    script.wait(.milliseconds(1100))
    #expect(script.page == 2)
  }

  @Test("p pauses and goes on, + and - change the time")
  func pauses() {
    var script = Self.script()
    script.press("p")
    script.wait(.seconds(60))
    #expect(script.page == 1)
    script.press("p", "-", "-")
    #expect(script.message == "2 s a page")
    script.wait(.milliseconds(2100))
    #expect(script.page == 2)
    script.type("5")
    script.press("+")
    #expect(script.pages?.autoplay.interval == .seconds(7))
    script.type("9")
    script.press("-")
    #expect(script.pages?.autoplay.interval == .seconds(1))
    script.press("-")
    #expect(script.pages?.autoplay.interval == .seconds(1))
  }

  @Test("the longest time is an hour, or what it was set to")
  func longest() {
    var script = Self.script()
    script.type("9999999")
    script.press("+", "+")
    #expect(script.pages?.autoplay.interval == .seconds(3600))
    script = BrowserScript(.album(5, interval: .seconds(7200)))
    script.press("+")
    #expect(script.pages?.autoplay.interval == .seconds(7200))
    script.press("-")
    #expect(script.pages?.autoplay.interval == .seconds(7199))
  }

  @Test("a page turned by hand may switch them off, if that was wished for")
  func stopsAfterInteraction() {
    var script = BrowserScript(
      .album(5, interval: .seconds(4)) { $0.pages?.afterInteraction = .stop })
    script.press(.right)
    script.wait(.seconds(60))
    #expect(script.page == 2)
    #expect(script.pages?.autoplay.isOn == false)
  }

  @Test("at the end of pages that form no loop they may begin anew")
  func rewinds() {
    var script = BrowserScript(
      .album(3, .stop, interval: .seconds(4)) { $0.pages?.atEnd = .rewind })
    script.wait(.milliseconds(12_500))
    #expect(script.page == 1)
  }

  @Test("the pointer and a screen reader hold them", arguments: Attention.allCases)
  func attention(attention: Attention) {
    var script = Self.script()
    script.wait(.seconds(3))
    script.handle(.attention(attention, true))
    script.wait(.seconds(50))
    #expect(script.page == 1)
    script.handle(.attention(attention, false))
    script.wait(.milliseconds(900))
    #expect(script.page == 1)
    script.wait(.milliseconds(200))
    #expect(script.page == 2)
  }

  @Test("where there is no room for the seconds that are left nobody wakes to count them")
  func narrow() {
    var script = BrowserScript(.album(5, interval: .seconds(4)), columns: 19)
    script.renderAll()
    #expect(script.wait(.milliseconds(3999)) == 0)
  }

  @Test("p starts an album; without animation nothing starts by itself")
  func starts() {
    var script = BrowserScript(.album(5))
    script.wait(.seconds(60))
    #expect(script.page == 1)
    script.press("p")
    script.wait(.milliseconds(4100))
    #expect(script.page == 2)
    script = BrowserScript(.album(5, interval: .seconds(4)) { $0.animates = false })
    script.wait(.seconds(60))
    #expect(script.page == 1)
  }

  @Test("A13 at the end of pages that form no loop they stop")
  func end() {
    var script = Self.script(3, .stop)
    script.wait(.seconds(60))
    #expect(script.page == 3)
    script.renderAll()
    #expect(script.pages?.autoplay.state(now: script.now) == .off)
    #expect(script.browser.wakeTime(now: script.now) == nil)
  }

  @Test("a window that is not on the screen does not move")
  func hidden() {
    var script = BrowserScript([
      .album(5, interval: .seconds(4)), .numbered(9), .numbered(9),
    ])
    script.press(.tab, .tab)
    #expect(script.browser.layout.area(of: 0) == nil)
    script.wait(.seconds(60))
    #expect(script.browser.windows[0].currentIndex == 0)
    script.press(.backTab, .backTab)
    script.wait(.milliseconds(4200))
    #expect(script.browser.windows[0].currentIndex == 1)
  }

  @Test("a page that was turned to by hand has its full time")
  func turned() {
    var script = Self.script()
    script.wait(.milliseconds(3950))
    script.handle(.input(.key(.right)))
    script.wait(.milliseconds(3900))
    #expect(script.page == 2)
    script.wait(.milliseconds(700))
    #expect(script.page == 3)
  }
}
