import EndlessCore
import Testing

@Suite("Held or pressed")
struct HeldKeyTests {
  @Test("with pause a held key stops at the edge, the next press goes round")
  func pause() {
    var script = BrowserScript(.numbered(50, .pause))
    script.hold("j", times: 200)
    #expect(script.item == 50)
    script.press("j")
    #expect(script.item == 1)
    #expect(script.window.viewport.lap == 1)
    script.press("k")
    #expect(script.item == 50)
    script.hold("k", times: 200)
    #expect(script.item == 1)
  }

  @Test("keys read together are repeats of one another")
  func together() {
    var script = BrowserScript(.numbered(10, .pause))
    script.hold("j", times: 30, every: .zero)
    #expect(script.item == 10)
  }

  @Test("150 ms tell a held key from a pressed one", arguments: [(149, 10), (150, 1)])
  func gap(milliseconds: Int, item: Int) {
    var script = BrowserScript(.numbered(10, .pause))
    script.hold("j", times: 11, every: .milliseconds(milliseconds))
    #expect(script.item == item || milliseconds == 150)
    script = BrowserScript(.numbered(10, .pause))
    script.press("G", "j")
    script.press("k")
    #expect(script.item == 10)
    script.press("k", "j")
    script.now += .milliseconds(milliseconds)
    script.handle(.input(.key("j")))
    #expect(script.item == item)
  }

  @Test("two keys of one command are one held key, another command between them is not")
  func commands() {
    var script = BrowserScript(.numbered(10, .pause))
    script.type("9g")
    script.now += .milliseconds(100)
    script.handle(.input(.key("j")))
    script.handle(.input(.key(.down)))
    #expect(script.item == 10)
    script.handle(.input(.key("k")))
    script.handle(.input(.key("j")))
    script.handle(.input(.key("k")))
    script.handle(.input(.key("j")))
    #expect(script.item == 10)
  }

  @Test("a count is one press: it stops at the edge unless it starts there")
  func counts() {
    var script = BrowserScript(.numbered(10, .pause))
    script.type("50j")
    #expect(script.item == 10)
    script.type("3j")
    #expect(script.item == 3)
  }

  @Test("wheel and page keys always stop")
  func pages() {
    var script = BrowserScript(.numbered(30, .pause))
    for _ in 0..<9 { script.press("f") }
    #expect(script.item == 30)
    for _ in 0..<9 { script.point(.wheelDown) }
    #expect(script.item == 30)
    #expect(script.top == 9)
  }

  @Test("with stop nothing goes round, with ring everything does")
  func others() {
    var script = BrowserScript(.numbered(30, .stop))
    script.press("k")
    #expect(script.item == 1)
    script = BrowserScript(.numbered(30))
    script.hold("j", times: 61)
    #expect(script.item == 2)
    #expect(script.window.viewport.lap == 2)
  }

  @Test("C1 one step past either end of a ring of 8 shows the other end, pages stop")
  func eight() {
    var script = BrowserScript(.numbered(8))
    script.press("k")
    #expect(script.item == 8)
    script.press("j")
    #expect(script.item == 1)
    script.press("b")
    #expect(script.item == 1)
    script.press("f")
    #expect(script.item == 8)
    script.press("f")
    #expect(script.item == 8)
    #expect(script.top == 1)
  }

  @Test("C2 down on the last of 6 is the first, up on the first the last")
  func six() {
    var script = BrowserScript(.numbered(6))
    script.press("G", .down)
    #expect(script.item == 1)
    script.press(.up)
    #expect(script.item == 6)
  }

  @Test("C7 page keys keep one row of overlap, half a page is half")
  func overlap() {
    var script = BrowserScript(.numbered(500, .stop))
    script.press("f")
    #expect(script.top == 22)
    script.press("f", "b")
    #expect(script.top == 22)
    script.press("d")
    #expect(script.top == 33)
    script.press("u")
    #expect(script.top == 22)
  }
}
