import EndlessCore
import Testing

@Suite("A view on a ring")
struct ViewportRingTests {
  @Test("L2: the seam lies in the middle of the view")
  func acrossTheSeam() {
    #expect(Viewport.ring(10, height: 5, top: 7).shown == [7, 8, 9, 0, 1])
  }

  @Test("L3: one row on, and the index is reported once")
  func scrollOn() {
    var view = Viewport.ring(10, height: 5, top: 7)
    let position = view.top
    var reports = Reports(view)
    view.scroll(by: 1)
    reports.note(view)
    #expect(view.shown == [8, 9, 0, 1, 2])
    #expect(view.top == position + 1)
    #expect(reports.indexes == [7, 8])
  }

  @Test("L4: one row back from the first shows the last on top")
  func scrollBack() {
    var view = Viewport.ring(10, height: 5)
    view.scroll(by: -1)
    #expect(view.topIndex == 9)
    #expect(view.shown == [9, 0, 1, 2, 3])
  }

  @Test("L6: ten on and ten back is the same state, and every row is among those seen before")
  func thereAndBack() {
    let before = Viewport.ring(10, height: 5, top: 3)
    var view = before
    view.scroll(by: 10)
    #expect(view.shown == before.shown)
    view.scroll(by: -10)
    #expect(view.shown == before.shown)
    #expect(view.top == before.top)
  }

  @Test("L11: down on the last row scrolls, the cursor keeps its row")
  func downOnLastRow() {
    var view = Viewport.ring(10, height: 5, top: 7, row: 4)
    #expect(view.cursorIndex == 1)
    view.moveCursor(by: 1)
    #expect(view.topIndex == 8)
    #expect(view.cursorRow() == 4)
    #expect(view.cursorIndex == 2)
  }

  @Test("L30: five fast steps count from the target")
  func fastSteps() {
    var view = Viewport.ring(10, height: 5, top: 2)
    for _ in 0..<5 { view.moveCursor(by: 1, press: .repeated) }
    #expect(view.cursorIndex == 7)
  }

  @Test("C1: one step past either end of eight shows the other end")
  func cycle() {
    var view = Viewport.ring(8, height: 4)
    view.moveCursor(by: -1)
    #expect(view.cursorIndex == 7)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 0)
  }

  @Test("laps: steps over the seam count, jumps do not")
  func laps() {
    var view = Viewport.ring(10, height: 5)
    view.moveCursor(by: -1)
    #expect(view.lap == -1)
    view.moveCursor(by: 1)
    #expect(view.lap == 0)
    view.moveCursor(by: 25)
    #expect(view.lap == 2)
    view.goHome()
    #expect(view.lap == 2)
    view.goToEnd()
    #expect(view.lap == 2)
    view.jump(to: 3)
    #expect(view.lap == 2)
    view.page(by: 9)
    #expect(view.lap == 3)
    view.scroll(by: -30)
    #expect(view.lap == 0)
  }

  @Test("Home puts the first item on the top row, End the last on the bottom row")
  func homeAndEnd() {
    var view = Viewport.ring(10, height: 4, top: 5)
    view.goHome()
    #expect(view.shown == [0, 1, 2, 3])
    #expect(view.cursorIndex == 0)
    view.goToEnd()
    #expect(view.shown == [6, 7, 8, 9])
    #expect(view.cursorIndex == 9)
  }

  @Test("page keys cross the seam with one row of overlap and keep the cursor's row")
  func pages() {
    var view = Viewport.ring(10, height: 4, top: 6, row: 2)
    view.page(by: 3)
    #expect(view.shown == [9, 0, 1, 2])
    #expect(view.cursorRow() == 2)
  }

  @Test("the wheel leaves the cursor on its item until that leaves the view")
  func wheel() {
    var view = Viewport.ring(10, height: 5, row: 3)
    view.scroll(by: 3)
    #expect(view.cursorIndex == 3)
    #expect(view.cursorRow() == 0)
    view.scroll(by: 3)
    #expect(view.cursorIndex == 6)
    view.scroll(by: -9)
    #expect(view.cursorIndex == 1)
    #expect(view.cursorRow() == 4)
  }

  @Test("steps of any size are bounded, not trapped upon", arguments: [Int.max, .min, 1 << 40])
  func hugeSteps(step: Int) {
    var view = Viewport.ring(7, height: 3)
    for _ in 0..<200 {
      view.moveCursor(by: step)
      view.scroll(by: step)
      view.page(by: step)
    }
    #expect(view.shown.count == 3)
    #expect(view.cursorRow() != nil)
  }

  @Test("property 1: what is visible is the source, shifted by the position")
  func shifted() {
    withEvery(2...6, 1...5) { count, height in
      guard count > height else { return }
      for step in -2 * count...2 * count {
        var view = Viewport.ring(count, height: height)
        view.scroll(by: step)
        #expect(view.top == step)
        #expect(view.shown == (0..<height).map { (step + $0).modulo(count) })
      }
    }
  }

  @Test("property 3: forwards and back is nothing, a whole turn is one lap")
  func turns() {
    withEvery(2...6, 1...5) { count, height in
      for row in 0..<min(count, height) {
        let before = Viewport.ring(count, height: height, row: row)
        var view = before
        view.moveCursor(by: 1)
        view.moveCursor(by: -1)
        #expect(view.cursorIndex == before.cursorIndex)
        #expect(view.lap == before.lap)
        for _ in 0..<count { view.moveCursor(by: 1) }
        #expect(view.cursorIndex == before.cursorIndex)
        #expect(view.lap == before.lap + 1)
        if count > height { #expect(view.cursor == before.cursor + count) }
      }
    }
  }
}
