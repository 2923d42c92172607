import EndlessCore
import Testing

@Suite("The edges of a view's list")
struct ViewportEdgeTests {
  @Test("C4: a hundred and ten steps down on a hundred items end on the last")
  func stopsAtLast() {
    var view = Viewport.list(100, .stop, height: 20)
    for _ in 0..<110 { view.moveCursor(by: 1) }
    #expect(view.cursorIndex == 99)
    #expect(view.shown == Array(80..<100))
  }

  @Test("C6: five down on four rows is the fourth, five up the first")
  func counts() {
    var view = Viewport.list(4, .stop, height: 10)
    view.moveCursor(by: 5)
    #expect(view.cursorIndex == 3)
    view.moveCursor(by: -5)
    #expect(view.cursorIndex == 0)
  }

  @Test("C6: the last page holds the remainder, next on it stays")
  func lastPage() {
    var view = Viewport.list(10, .stop, height: 4)
    view.page(by: 4)
    view.page(by: 4)
    #expect(view.shown == [6, 7, 8, 9], "no blank rows below")
    view.page(by: 4)
    #expect(view.cursorIndex == 9)
    let last = view
    view.page(by: 4)
    #expect(view == last)
  }

  @Test("C7: a page keeps one row of overlap, half a page is half")
  func overlap() {
    var view = Viewport.list(100, .stop, height: 20)
    view.page(by: 19)
    #expect(view.top == 19)
    view.page(by: 10)
    #expect(view.top == 29)
    view.page(by: -19)
    #expect(view.top == 10)
  }

  @Test("at an end first the view goes, then the cursor")
  func viewThenCursor() {
    var view = Viewport.list(10, .stop, height: 4, top: 4, row: 1)
    view.page(by: 3)
    #expect(view.top == 6)
    #expect(view.cursorRow() == 1, "the cursor keeps its screen row")
    view.page(by: 3)
    #expect(view.cursorIndex == 9)
    view.page(by: -3)
    view.page(by: -3)
    #expect(view.top == 0)
    #expect(view.cursorRow() == 3)
    view.page(by: -3)
    #expect(view.cursorIndex == 0)
  }

  @Test("pause: a held key stops at the edge, a new press goes round", arguments: [1, -1])
  func pause(direction: Int) {
    let (near, far) = direction > 0 ? (9, 0) : (0, 9)
    var view = Viewport.list(10, .pause, height: 4)
    view.jump(to: near)
    view.moveCursor(by: direction, press: .repeated)
    #expect(view.cursorIndex == near)
    #expect(view.lap == 0)
    view.moveCursor(by: direction, press: .fresh)
    #expect(view.cursorIndex == far)
    #expect(view.lap == direction)
    #expect(view.shown == (direction > 0 ? [0, 1, 2, 3] : [6, 7, 8, 9]))
  }

  @Test("pause: a count is one press that stops at the edge, unless it starts there")
  func pauseCounts() {
    var view = Viewport.list(10, .pause, height: 4, row: 3)
    view.moveCursor(by: 50)
    #expect(view.cursorIndex == 9)
    view.moveCursor(by: 3)
    #expect(view.cursorIndex == 2)
    view.moveCursor(by: -50)
    #expect(view.cursorIndex == 0)
    view.moveCursor(by: -3)
    #expect(view.cursorIndex == 7)
    view.moveCursor(by: 50)
    view.moveCursor(by: 50)
    #expect(view.cursorIndex == 9, "round, and no further than the other edge")
  }

  @Test("pause: the wheel and page keys always stop")
  func pauseWheel() {
    var view = Viewport.list(10, .pause, height: 4)
    view.goToEnd()
    let last = view
    view.scroll(by: 3)
    view.page(by: 3)
    #expect(view == last)
    view.goHome()
    let first = view
    view.scroll(by: -3)
    view.page(by: -3)
    #expect(view == first)
  }

  @Test(
    "pause: nothing goes round while the end is not known",
    arguments: [Extent.growing(10), .counted(1)])
  func pauseGrowing(extent: Extent) {
    var view = Viewport(extent: extent, edge: .pause, height: 4)
    view.goToEnd()
    let last = view
    view.moveCursor(by: 1)
    #expect(view == last)
    view.goHome()
    view.moveCursor(by: -1)
    #expect(view.cursorIndex == 0)
    #expect(view.lap == 0)
  }

  @Test("pause: goes round also when all items fit")
  func pauseFits() {
    var view = Viewport.list(3, .pause, height: 7)
    view.moveCursor(by: -1)
    #expect(view.cursorIndex == 2)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 0)
  }

  @Test("a footer is a row after the last item, shown with the cursor on it")
  func footer() {
    var view = Viewport.list(10, .stop, height: 4)
    view.setFooter(true)
    #expect(view.footerRow() == nil)
    view.moveCursor(by: 8)
    #expect(view.footerRow() == nil)
    view.moveCursor(by: 1)
    #expect(view.footerRow() == 3)
    #expect(view.shown == [7, 8, 9])
    #expect(view.cursorRow() == 2)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 9, "the footer cannot be selected")
    view.setFooter(false)
    #expect(view.shown == [6, 7, 8, 9])
  }

  @Test("F38: a footer that appears is brought into view if the cursor is on the last item")
  func footerAppears() {
    var view = Viewport.list(10, .stop, height: 4)
    view.goToEnd()
    view.setFooter(true)
    #expect(view.footerRow() == 3)
    #expect(view.shown == [7, 8, 9])
    view.scroll(by: -1)
    #expect(view.footerRow() == nil)
    #expect(view.cursorIndex == 9, "the wheel leaves the cursor on a visible item")
    view.update(extent: .counted(10))
    view.resize(height: 4)
    #expect(view.footerRow() == nil, "and nothing that changes nothing takes the view back")
  }

  @Test(
    "a footer stands below a short list, on the first row of an empty one, and never on a view of one row"
  )
  func footerPlaces() {
    var short = Viewport.list(3, .stop, height: 6)
    short.setFooter(true)
    #expect(short.footerRow() == 3)
    var empty = Viewport(extent: .growing(0), height: 6)
    empty.setFooter(true)
    #expect(empty.footerRow() == 0)
    var narrow = Viewport.list(3, .stop, height: 1)
    narrow.setFooter(true)
    narrow.goToEnd()
    #expect(narrow.shown == [2])
    #expect(narrow.footerRow() == nil)
  }

  @Test("a ring has no footer in its view")
  func ringFooter() {
    var view = Viewport.ring(10, height: 4)
    view.setFooter(true)
    view.goToEnd()
    #expect(view.shown == [6, 7, 8, 9])
    #expect(view.footerRow() == nil)
  }

  @Test("changing the edge keeps the items that can be kept")
  func changeEdge() {
    var view = Viewport.ring(10, height: 5, top: 27, row: 4)
    view.setEdge(.stop)
    #expect(view.cursorIndex == 1)
    #expect(view.cursorRow() == 1)
    view.setEdge(.ring)
    view.moveCursor(by: -2)
    #expect(view.cursorIndex == 9)
  }
}
