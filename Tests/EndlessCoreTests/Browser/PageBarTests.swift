import EndlessCore
import Testing

@Suite("The row below a page")
struct PageBarTests {
  private static func row(_ script: BrowserScript) -> Int { script.browser.size.rows - 2 }

  @Test("a click on a dot goes to its page; between the dots and the edge nothing happens")
  func dots() {
    var script = BrowserScript(.album(7))
    // 13 columns of dots in the middle of 80.
    script.click(row: Self.row(script), column: 33 + 2 * 4)
    script.point(.release)
    #expect(script.page == 5)
    script.click(row: Self.row(script), column: 3)
    #expect(script.page == 5)
    script.click(row: Self.row(script) - 1, column: 33)
    #expect(script.page == 5)
  }

  @Test("while the slider is dragged only the page under it is asked for, then its neighbours")
  func drag() {
    var script = BrowserScript(.album(100, .stop))
    script.renderAll()
    let before = script.rendered().count
    script.click(row: Self.row(script), column: 1)
    script.point(.drag, row: Self.row(script), column: 40)
    #expect(script.page == 51)
    script.point(.drag, row: 3, column: 200)
    #expect(script.page == 100)
    script.renderAll()
    #expect(script.rendered().dropFirst(before) == ["row 51", "row 100"])
    script.point(.release, row: 3, column: 200)
    script.renderAll()
    #expect(script.rendered().last == "row 99")
    script.point(.drag, row: Self.row(script), column: 1)
    #expect(script.page == 100)
  }

  @Test(
    "a drag whose release nobody hears of ends with the focus, a stop, or the next press",
    arguments: 0..<3)
  func lostRelease(way: Int) {
    var script = BrowserScript(.album(100, .stop))
    script.renderAll()
    script.click(row: Self.row(script), column: 1)
    script.point(.drag, row: Self.row(script), column: 40)
    switch way {
    case 0: script.handle(.input(.focus(false)))
    case 1: script.handle(.suspended)
    default: script.click(row: Self.row(script), column: 1)
    }
    #expect(script.page == (way == 2 ? 1 : 51))
    script.renderAll()
    #expect(way == 2 || script.rendered().suffix(2) == ["row 52", "row 50"])
    #expect(script.pages?.autoplay.reasons.contains(.drag) == (way == 2))
  }

  @Test("one page has no row below it that leads anywhere")
  func single() {
    let script = BrowserScript(.album(1))
    #expect(script.pages?.bar == nil)
  }

  @Test(
    "the sign of autoplay takes its room from the slider, less of few columns",
    arguments: [
      (80, 78, 69), (40, 38, 29), (39, 37, 32), (20, 18, 13), (19, 19, 16), (6, 6, 3), (5, 5, 5),
    ])
  func sign(columns: Int, still: Int, playing: Int) {
    for (interval, width) in [(nil, still), (Duration.seconds(4), playing)] {
      let script = BrowserScript(.album(9, .stop, interval: interval), columns: columns)
      guard case .slider(let slider)? = script.pages?.bar?.kind else {
        Issue.record("no slider")
        return
      }
      #expect(slider.width == width)
    }
  }
}
