import EndlessCore
import Testing

@Suite("Counts before a command")
struct CountTests {
  @Test(
    "a count repeats a movement",
    arguments: [
      ("10j", 11), ("5j3k", 3), ("2f", 43), ("1d", 12), ("0j", 2), ("10j0k", 10), ("007j", 8),
    ])
  func repeats(keys: String, item: Int) {
    var script = BrowserScript(.numbered(1000, .stop))
    script.type(keys)
    #expect(script.item == item)
    #expect(script.browser.count == nil)
  }

  @Test("C4 110 times down on 100 items ends on item 100")
  func downPastTheEnd() {
    var script = BrowserScript(.numbered(100, .stop))
    script.press(Array(repeating: .down, count: 110))
    #expect(script.item == 100)
  }

  @Test("C6 with a stop edge 5j on 4 rows is row 4, 5k row 1")
  func clamps() {
    var script = BrowserScript(.numbered(4, .stop))
    script.type("5j")
    #expect(script.item == 4)
    script.type("5k")
    #expect(script.item == 1)
  }

  @Test(
    "N g, N G and N% go to a place",
    arguments: [("50g", 50), ("50G", 50), ("1g", 1), ("25%", 25), ("0%", 1), ("100%", 100)])
  func places(keys: String, item: Int) {
    var script = BrowserScript(.numbered(100, .stop))
    script.press("j", "j", "j")
    script.type(keys)
    #expect(script.item == item)
    #expect(script.message == nil)
  }

  @Test("C8 48 of 48 is there, 49 and 50 leave the view alone and say so", arguments: Edge.allCases)
  func outOfRange(edge: Edge) {
    var script = BrowserScript(.numbered(48, edge))
    script.type("48g")
    #expect(script.item == 48)
    script.type("1g")
    let before = script.window.viewport
    for keys in ["49g", "50G", "9999999999999999999999g"] {
      script.type(keys)
      #expect(script.window.viewport == before)
      #expect(script.message == "Only 48 items")
      script.press(.escape)
    }
  }

  @Test("C8 more than a hundred hundredths is out of range too")
  func percentOutOfRange() {
    var script = BrowserScript(.numbered(48))
    script.press("j")
    script.type("101%")
    #expect(script.item == 2)
    #expect(script.message == "Only 100 %")
  }

  @Test("% without a number goes nowhere and says what it wants")
  func barePercent() {
    var script = BrowserScript(.numbered(48))
    script.press("j", "%")
    #expect(script.item == 2)
    #expect(script.message == "25% goes a quarter of the way")
  }

  @Test("a single item is said as one, none as none")
  func fewItems() {
    var script = BrowserScript(.numbered(1))
    script.type("2g")
    #expect(script.message == "Only 1 item")
    script = BrowserScript(.numbered(0))
    script.type("2g")
    #expect(script.message == "No items")
  }

  @Test("what is visible is gone to without scrolling, else it is put in the middle")
  func middle() {
    var script = BrowserScript(.numbered(100, .stop))
    script.type("22g")
    #expect(script.top == 1)
    script.type("60g")
    #expect(script.row == 10)
  }

  @Test("Esc takes back a count and nothing else", arguments: [true, false])
  func escape(picks: Bool) {
    var script = BrowserScript(.numbered(100), picks: picks)
    script.type("12")
    #expect(script.browser.count == 12)
    #expect(script.press(.escape).isEmpty)
    #expect(script.browser.count == nil)
    #expect(script.message == nil)
    script.press("j")
    #expect(script.item == 2)
  }

  @Test("counts that nobody means do not overflow")
  func enormous() {
    for keys in ["99999999999999999999j", "99999999999999999999k", "99999999999999999999f"] {
      var script = BrowserScript(.numbered(100, .ring), rows: 60_000)
      for _ in 0..<20 { script.type(keys) }
      script.press(.function(1))
      script.type(keys)
      script.press(.escape)
      #expect(script.item != nil)
    }
  }

  @Test("a count goes to the windows and sideways too")
  func others() {
    var script = BrowserScript([.numbered(9), .numbered(9), .numbered(9)], columns: 120)
    script.type("2")
    script.press(.tab)
    #expect(script.browser.focus == 2)
    script.type("4")
    script.press(.backTab)
    #expect(script.browser.focus == 1)
    script = BrowserScript(.texts([String(repeating: "x", count: 1000)]))
    script.type("3l")
    #expect(script.window.leftColumn == 3 * 38)
    script.type("2h")
    #expect(script.window.leftColumn == 38)
  }
}
