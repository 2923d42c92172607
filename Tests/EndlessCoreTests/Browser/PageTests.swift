import EndlessCore
import Testing

@Suite("A list that is seen page by page")
struct PageTests {
  @Test("the current page is asked for first, its neighbours when it is there")
  func order() {
    var script = BrowserScript(.album(9))
    #expect(script.rendered() == ["row 1"])
    script.answer(script.rendering()[0], .ready(.text([])))
    #expect(script.rendered() == ["row 1", "row 2", "row 9"])
    #expect(script.rendering().map(\.purpose) == [.neighbour, .neighbour])
    script.renderAll()
    #expect(script.rendered().count == 3)
  }

  @Test("the neighbours of a page that takes long are asked for after half a second")
  func headStart() {
    var script = BrowserScript(.album(9))
    script.wait(.milliseconds(499))
    #expect(script.rendered() == ["row 1"])
    script.wait(.milliseconds(2))
    #expect(script.rendered() == ["row 1", "row 2", "row 9"])
    #expect(script.rendering().map(\.purpose) == [.current, .neighbour, .neighbour])
  }

  @Test(
    "contents are made for the body without its margins and the bar",
    arguments: [
      (24, 80, 21, 78), (24, 19, 21, 19), (5, 80, 2, 78), (4, 80, 2, 78), (3, 80, 1, 78),
      (1, 1, 1, 1),
    ])
  func size(rows: Int, columns: Int, pageRows: Int, pageColumns: Int) {
    let script = BrowserScript(.album(9), rows: rows, columns: columns)
    let size = Size(rows: pageRows, columns: pageColumns)
    #expect(script.rendering().first?.format.size == size)
  }

  @Test("a step to a page that is there asks for the next neighbour only")
  func step() {
    var script = BrowserScript(.album(9))
    script.renderAll()
    let asked = script.press(.right)
    #expect(script.page == 2)
    guard case .render(0, let request)? = asked.last, asked.count == 1 else {
      Issue.record("asked \(asked)")
      return
    }
    #expect(request.item == Array("row 3".utf8))
  }

  @Test("P3 at the last page of an album nothing happens")
  func clamped() {
    var script = BrowserScript(.album(3, .stop))
    script.press(.end)
    script.renderAll()
    #expect(script.press(.right).isEmpty)
    #expect(script.page == 3)
  }

  @Test("a held key stops at a pausing edge, a new press goes round")
  func pause() {
    var script = BrowserScript(.album(5, .pause))
    script.hold(.right, times: 9)
    #expect(script.page == 5)
    script.press(.right)
    #expect(script.page == 1)
  }

  @Test("page keys always stop at a pausing edge, as the wheel does; a ring they go round")
  func pageKeys() {
    var script = BrowserScript(.album(5, .pause))
    script.press(.pageUp)
    #expect(script.page == 1)
    script.press(.end, .pageDown)
    #expect(script.page == 5)
    script.press(" ")
    #expect(script.page == 5)
    script = BrowserScript(.album(5))
    script.press(.pageUp)
    #expect(script.page == 5)
    script.press(.pageDown)
    #expect(script.page == 1)
  }

  @Test("N g goes to page N; beyond the last one it says so", arguments: ["g", "G"])
  func jump(_ key: String) {
    var script = BrowserScript(.album(9))
    script.type("7" + key)
    #expect(script.page == 7)
    script.type("12" + key)
    #expect(script.page == 7)
    #expect(script.message == "Only 9 items")
    script.type("50%")
    #expect(script.page == 5)
  }

  @Test("a count turns so many pages with one rebind each side")
  func count() {
    var script = BrowserScript(.album(100))
    script.renderAll()
    script.type("10")
    script.press(.right)
    #expect(script.page == 11)
    script.renderAll()
    #expect(script.rendered().suffix(3) == ["row 11", "row 12", "row 10"])
    #expect(script.rendered().count == 6)
  }

  @Test("a single step slides, a jump does not")
  func slide() {
    var script = BrowserScript(.album(9))
    script.renderAll()
    script.press(.right)
    #expect(script.pages?.offset(now: script.now) == 80)
    #expect(script.browser.wakeTime(now: script.now) == script.now + PageTurn.frame)
    #expect(script.wait(PageTurn.length) == 10)
    #expect(script.pages?.turn == nil)
    script.type("7g")
    #expect(script.pages?.turn == nil)
  }

  @Test("a slide that is over by the time somebody asks is ended at once")
  func overdue() {
    var script = BrowserScript(.album(9, interval: .seconds(4)))
    script.renderAll()
    script.press(.right)
    let end = script.now + PageTurn.length
    #expect(script.browser.wakeTime(now: end + .milliseconds(1)) == end)
    script.now = end + .milliseconds(1)
    script.handle(.tick)
    #expect(script.pages?.autoplay.reasons == [])
  }

  @Test("a second press while a page slides counts from the target")
  func target() {
    var script = BrowserScript(.album(9))
    script.renderAll()
    script.hold(.right, times: 2)
    #expect(script.page == 3)
    #expect(script.pages?.offset(now: script.now) == 80)
  }

  @Test("nothing slides without animation, or when the terminal is slow")
  func still() {
    var script = BrowserScript(.album(9) { $0.animates = false })
    script.press(.right)
    #expect(script.pages?.turn == nil)

    script = BrowserScript(.album(9))
    script.press(.right)
    #expect(script.pages?.turn != nil)
    script.handle(.drawn(isLate: true))
    #expect(script.pages?.turn == nil)
    script.press(.right)
    #expect(script.pages?.turn == nil)
    script.handle(.drawn(isLate: false))
    script.press(.right)
    #expect(script.pages?.turn != nil)
  }

  @Test("pictures of the terminal's own kind do not slide")
  func pixels() {
    var script = BrowserScript(.album(9))
    script.renderAll { _ in
      .pixels(PixelPicture(bytes: [], size: Size(rows: 1, columns: 1), keeping: .byNumber))
    }
    script.press(.right)
    #expect(script.page == 2)
    #expect(script.pages?.turn == nil)
  }

  @Test("a failed page is tried again by r, and once when it is come back to")
  func failure() {
    var script = BrowserScript(.album(9))
    script.answer(script.rendering()[0], .failed(SourceError("boom")))
    script.renderAll()
    #expect(script.pages?.pager.current?.phase == .failed(SourceError("boom")))
    script.press("r")
    #expect(script.rendered().last == "row 1")
    script.answer(script.rendering()[0], .failed(SourceError("boom")))
    script.press(.right, .left)
    #expect(script.rendered().suffix(2).contains("row 1"))
  }

  @Test("^C stops the making of the current page; r has it made")
  func stop() {
    var script = BrowserScript(.album(9))
    let request = script.rendering()[0]
    script.press(.control("c"))
    #expect(script.stopped() == [request.token])
    #expect(script.message == nil)
    script.answer(request, .ended)
    #expect(script.pages?.pager.current?.phase == .failed(SourceError("Stopped")))
    script.press("r")
    #expect(script.rendered().last == "row 1")
    script.renderAll()
    script.press(.control("c"))
    #expect(script.message == "q quits")
  }

  @Test("r makes the current page anew, and what it shows stays until then")
  func reload() {
    var script = BrowserScript(.album(9))
    script.renderAll()
    script.press("r")
    #expect(script.rendered().last == "row 1")
    #expect(script.pages?.pager.current?.contents == .text([Array("row 1".utf8)]))
  }

  @Test("another size makes everything anew; the page stays")
  func resize() {
    var script = BrowserScript(.album(9))
    script.type("4g")
    script.renderAll()
    let before = script.rendered().count
    script.resize(rows: 30, columns: 100)
    script.renderAll()
    #expect(script.page == 4)
    #expect(script.rendered().dropFirst(before) == ["row 4", "row 5", "row 3"])
    #expect(script.pages?.pager.slots.allSatisfy { $0.phase == .ready } == true)
  }

  @Test("what the terminal can show is part of the format")
  func display() {
    var script = BrowserScript(.album(9))
    let display = Display(colors: 16, cell: PixelSize(width: 8, height: 16), isASCII: true)
    script.handle(.display(display))
    script.renderAll()
    #expect(script.pages?.pager.format.display == display)
    let before = script.rendered().count
    script.handle(.display(display))
    #expect(script.rendered().count == before)
  }

  @Test("a picker picks the page's item")
  func pick() {
    var script = BrowserScript([.album(9)], picks: true)
    script.press(.right)
    #expect(script.press(.enter).contains(.leave(.picked([Array("row 2".utf8)]))))
  }

  @Test("near the last loaded page of a feed the next ones are asked for")
  func feed() {
    var settings = WindowSettings()
    settings.pages = PageSettings()
    var script = BrowserScript(.feed(.ring, settings))
    script.answer(rows: 20)
    #expect(script.open().isEmpty)
    script.type("18g")
    #expect(script.open().isEmpty)
    script.press(.right)
    #expect(script.open().count == 1)
    script.answer(rows: 20, next: .end)
    #expect(script.page == 19)
    #expect(script.window.position == .counted(19, of: 40))
  }

  @Test("it is known since when the current page has been waited for")
  func waitingTime() {
    var script = BrowserScript(.album(9))
    #expect(script.pages?.waitingSince == .zero)
    script.renderAll()
    #expect(script.pages?.waitingSince == nil)
  }

  @Test("the browser wakes just when a spinner is due, and then for each of its pictures")
  func spinner() {
    var script = BrowserScript(.album(9))
    script.wait(.milliseconds(150))
    #expect(script.browser.wakeTime(now: script.now) == .milliseconds(200))
    script.wait(.milliseconds(50))
    #expect(script.browser.wakeTime(now: script.now) == .milliseconds(300))
  }

  @Test("nobody wakes for a spinner that has no place or lies under the help")
  func hiddenSpinner() {
    var script = BrowserScript(.album(9))
    script.wait(.seconds(1))
    script.press(.function(1))
    #expect(script.browser.wakeTime(now: script.now) == nil)
    script = BrowserScript([.album(9)], rows: 3, columns: 20)
    script.wait(.seconds(1))
    #expect(script.browser.wakeTime(now: script.now) == nil)
  }

  @Test("replaying the log gives the same requests")
  func replay() {
    var script = BrowserScript(.album(9, interval: .seconds(4)))
    script.renderAll()
    script.hold(.right, times: 5)
    script.wait(.seconds(9))
    script.renderAll()
    var again = BrowserScript(.album(9, interval: .seconds(4)))
    for entry in script.log.dropFirst() {
      again.now = entry.time
      again.handle(entry.event)
    }
    #expect(again.effects == script.effects)
  }
}
