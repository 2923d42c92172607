import EndlessCore
import Testing

@Suite("A ring that fits its view")
struct ViewportStillTests {
  @Test("L12: nothing moves in an empty list", arguments: Edge.allCases)
  func empty(edge: Edge) {
    var view = Viewport(extent: .counted(0), edge: edge, height: 5)
    let before = view
    view.moveCursor(by: -1)
    view.moveCursor(by: 1)
    view.page(by: 4)
    view.scroll(by: 3)
    view.goHome()
    view.goToEnd()
    let went1 = view.jump(to: 3)
    #expect(!went1)
    #expect(view == before)
    view.resize(height: 9)
    #expect(view.cursorIndex == nil)
    #expect(view.topIndex == nil)
    #expect(view.cursorRow() == nil)
    #expect(view.visibleIndexes() == nil)
    #expect(view.shown.isEmpty)
    #expect(view.arrangement() == .empty)
  }

  @Test("L13: a single item stays on the first row and never goes round", arguments: Edge.allCases)
  func single(edge: Edge) {
    var view = Viewport(extent: .counted(1), edge: edge, height: 5)
    for _ in 0..<7 { view.moveCursor(by: 1) }
    view.moveCursor(by: -3)
    #expect(view.shown == [0])
    #expect(view.cursorIndex == 0)
    #expect(view.cursorRow() == 0)
    #expect(view.lap == 0)
  }

  @Test("L13: a single item is not repeated either")
  func singleRepeating() {
    let view = Viewport.ring(1, height: 5, fill: .repeating)
    #expect(view.shown == [0])
  }

  @Test("L14: down from the last of three goes to the first, the view stands")
  func goesRound() {
    var view = Viewport.ring(3, height: 7, row: 2)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 0)
    #expect(view.top == 0)
    #expect(view.lap == 1)
  }

  @Test("L15: the wheel does nothing, a page key goes to the last item and stays there")
  func wheelAndPage() {
    var view = Viewport.ring(3, height: 7)
    let before = view
    view.scroll(by: 1)
    view.scroll(by: -1)
    #expect(view == before)
    view.page(by: 6)
    #expect(view.cursorIndex == 2)
    view.page(by: 6)
    #expect(view.cursorIndex == 2)
    view.page(by: -6)
    #expect(view.cursorIndex == 0)
    #expect(view.lap == 0)
  }

  @Test("L16: repeated to fill the view if that is asked for")
  func repeating() {
    #expect(Viewport.ring(3, height: 7, fill: .repeating).shown == [0, 1, 2, 0, 1, 2, 0])
  }

  @Test("L7: without filling, ten items on twelve rows stand once")
  func staticTen() {
    #expect(Viewport.ring(10, height: 12).shown == Array(0..<10))
  }

  @Test("L17: as many items as rows hide nothing and do not scroll")
  func exactFit() {
    var view = Viewport.ring(5, height: 5)
    #expect(view.arrangement() == .still)
    view.moveCursor(by: -1)
    #expect(view.shown == [0, 1, 2, 3, 4])
    #expect(view.cursorIndex == 4)
    #expect(Viewport.ring(6, height: 5).arrangement() == .looping)
  }

  @Test("C2: down on the last of six is the first, up on the first is the last")
  func sixOptions() {
    var view = Viewport.ring(6, height: 10, row: 5)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 0)
    view.moveCursor(by: -1)
    #expect(view.cursorIndex == 5)
  }

  @Test("C1: page keys stop at the end in static mode")
  func pageStops() {
    var view = Viewport.ring(8, height: 10, row: 5)
    view.page(by: 9)
    #expect(view.cursorIndex == 7)
    view.page(by: 9)
    #expect(view.cursorIndex == 7)
  }

  @Test("property: a ring that fits shows each item once, in order, whatever is done")
  func alwaysOnce() {
    withEvery(1...5, sequences(of: ViewCommand.lines + ViewCommand.pages, upTo: 2)) {
      count, commands in
      var view = Viewport.ring(count, height: 5)
      for command in commands { command.run(on: &view, UniformHeights()) }
      #expect(view.shown == Array(0..<count))
      #expect(view.top == 0)
    }
  }
}
