import EndlessCore
import Testing

@Suite("Jumps")
struct JumpTests {
  @Test(
    "L23: a target out of range is rejected and changes nothing", arguments: Edge.allCases,
    [-1, 10, 17])
  func outOfRange(edge: Edge, target: Int) {
    var view = Viewport.list(10, edge, height: 4, top: 3, row: 1)
    let before = view
    let went1 = view.jump(to: target)
    #expect(!went1)
    #expect(view == before)
  }

  @Test(
    "L22: a jump to the current item changes nothing",
    arguments: [Route.forward, .backward, .shortest()])
  func toCurrent(route: Route) {
    var view = Viewport.ring(10, height: 4, top: 8, row: 3)
    let before = view
    let went2 = view.jump(to: 1, route: route)
    #expect(went2)
    #expect(view == before)
  }

  @Test("L22: among repeated copies the current one is current still")
  func toCurrentCopy() {
    var view = Viewport.ring(3, height: 7, row: 4, fill: .repeating)
    let before = view
    let went3 = view.jump(to: 1)
    #expect(went3)
    #expect(view == before)
  }

  @Test("C8: go to 1 and to 48 of 48; 49 and 50 leave the view alone")
  func jumpEnds() {
    var view = Viewport.list(48, .stop, height: 20)
    let went4 = view.jump(to: 47)
    #expect(went4)
    #expect(view.cursorIndex == 47)
    #expect(view.shown == Array(28..<48))
    let end = view
    let went5 = view.jump(to: 48)
    #expect(!went5)
    let went6 = view.jump(to: 49)
    #expect(!went6)
    #expect(view == end)
    let went7 = view.jump(to: 0)
    #expect(went7)
    #expect(view.shown == Array(0..<20))
  }

  @Test("C8: item 42 is current and visible")
  func startAt42() {
    var view = Viewport.list(48, .stop, height: 20)
    view.jump(to: 41)
    #expect(view.cursorIndex == 41)
    #expect(view.cursorRow() != nil)
  }

  @Test("a visible target scrolls nothing, another is put in the middle", arguments: Edge.allCases)
  func visibleOrMiddle(edge: Edge) {
    var view = Viewport.list(100, edge, height: 9, top: 50)
    view.jump(to: 58)
    #expect(view.topIndex == 50)
    #expect(view.cursorRow() == 8)
    view.jump(to: 70)
    #expect(view.topIndex == 66)
    #expect(view.cursorRow() == 4)
  }

  @Test("in a ring the shorter way is taken, or the one that is asked for")
  func routes() {
    var view = Viewport.ring(100, height: 5, top: 2)
    view.jump(to: 90)
    #expect(view.cursor == -10)
    view.jump(to: 20, route: .backward)
    #expect(view.cursor == -80)
    view.jump(to: 21, route: .forward)
    #expect(view.cursor == -79)
    view.jump(to: 15, route: .forward)
    #expect(view.cursor == 15)
    #expect(view.lap == 0)
  }

  @Test("near the seam of a ring the middle is the middle")
  func middleAtSeam() {
    var view = Viewport.ring(10, height: 5, top: 3)
    view.jump(to: 0)
    #expect(view.shown == [8, 9, 0, 1, 2])
  }

  @Test("near the ends of a list the view stops")
  func middleAtEnds() {
    var view = Viewport.list(100, .stop, height: 9, top: 50)
    view.jump(to: 1)
    #expect(view.shown == Array(0..<9))
    view.jump(to: 98)
    #expect(view.shown == Array(91..<100))
  }
}
