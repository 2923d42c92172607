import EndlessCore
import Testing

@Suite("A list that is not counted yet")
struct UncountedTests {
  private func view(_ edge: Edge = .ring, height: Int = 4) -> Viewport {
    Viewport(extent: .uncounted, edge: edge, height: height)
  }

  @Test("up from the first row shows the last at once")
  func upFromFirst() {
    var view = view()
    view.moveCursor(by: -1)
    #expect(view.shown == [-1, 0, 1, 2])
    #expect(view.cursorIndex == -1)
    #expect(view.lap == -1)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 0)
    #expect(view.lap == 0)
  }

  @Test("End shows the last rows, Home the first", arguments: Edge.allCases)
  func endAndHome(edge: Edge) {
    var view = view(edge)
    view.goToEnd()
    #expect(view.shown == [-4, -3, -2, -1])
    #expect(view.cursorIndex == -1)
    view.goHome()
    #expect(view.shown == [0, 1, 2, 3])
    #expect(view.cursorIndex == 0)
  }

  @Test("stop: neither side goes past its end")
  func stops() {
    var view = view(.stop)
    view.moveCursor(by: -1)
    view.scroll(by: -3)
    view.page(by: -3)
    #expect(view.shown == [0, 1, 2, 3])
    view.goToEnd()
    let end = view
    view.moveCursor(by: 1)
    view.scroll(by: 3)
    view.page(by: 3)
    #expect(view == end)
    view.moveCursor(by: -5)
    #expect(view.shown == [-6, -5, -4, -3])
  }

  @Test("pause: a fresh press goes round, a held key does not")
  func pause() {
    var view = view(.pause)
    view.moveCursor(by: -1, press: .repeated)
    #expect(view.cursorIndex == 0)
    view.moveCursor(by: -1)
    #expect(view.cursorIndex == -1)
    #expect(view.shown == [-4, -3, -2, -1])
    view.moveCursor(by: 1, press: .repeated)
    #expect(view.cursorIndex == -1)
    view.moveCursor(by: 2)
    #expect(view.cursorIndex == 1)
    #expect(view.shown == [0, 1, 2, 3])
    #expect(view.lap == 0)
  }

  @Test("jumps count from either end")
  func jumps() {
    var view = view(.stop, height: 5)
    view.jump(to: 100)
    #expect(view.shown == [98, 99, 100, 101, 102])
    view.jump(to: -50)
    #expect(view.shown == [-52, -51, -50, -49, -48])
    view.jump(to: 2)
    #expect(view.shown == [0, 1, 2, 3, 4])
    view.jump(to: -2)
    #expect(view.shown == [-5, -4, -3, -2, -1])
  }

  @Test("becoming counted keeps everything on screen", arguments: Edge.allCases, [-7, -4, 0, 5])
  func counted(edge: Edge, target: Int) {
    var view = view(edge)
    view.jump(to: target)
    let rows = view.shown.map { $0.modulo(100) }
    let (cursor, row) = (view.cursorIndex.map { $0.modulo(100) }, view.cursorRow())
    view.update(extent: .counted(100))
    #expect(view.shown == rows)
    #expect(view.cursorIndex == cursor)
    #expect(view.cursorRow() == row)
  }

  @Test("becoming counted keeps a ring's seam on screen")
  func countedAtSeam() {
    var view = view()
    view.scroll(by: -2)
    view.moveCursor(by: -1)
    #expect(view.cursorIndex == -1)
    view.update(extent: .counted(50))
    #expect(view.shown == [48, 49, 0, 1])
    #expect(view.cursorIndex == 49)
    view.moveCursor(by: 1)
    #expect(view.cursorIndex == 0)
    #expect(view.lap == 0)
  }

  @Test(
    "growth behind leaves the rows that were counted from the end where they are",
    arguments: [Edge.ring, .stop])
  func grows(edge: Edge) {
    var view = view(edge)
    view.goToEnd()
    view.moveCursor(by: -1)
    view.shiftFromEnd(by: 10)
    view.update(extent: .uncounted)
    #expect(view.shown == [-14, -13, -12, -11])
    #expect(view.cursorIndex == -12)
    view.goHome()
    let start = view
    view.shiftFromEnd(by: 10)
    #expect(view == start)
  }

  @Test("growth at a seam that is visible comes between; the current item stays visible")
  func growsAtSeam() {
    var view = view()
    view.scroll(by: -2)
    #expect(view.cursorIndex == 0)
    view.shiftFromEnd(by: 3)
    view.update(extent: .uncounted)
    #expect(view.cursorIndex == 0)
    #expect(view.shown == [-3, -2, -1, 0])
  }

  @Test("a ring that loses its ring in the middle of its seam shows the cursor's side")
  func losesRing() {
    var view = view()
    view.scroll(by: -2)
    view.setEdge(.stop)
    #expect(view.cursorIndex == 0)
    #expect(view.shown == [0, 1, 2, 3])
    var other = self.view()
    other.scroll(by: -2)
    other.moveCursor(by: -1)
    other.setEdge(.stop)
    #expect(other.cursorIndex == -1)
    #expect(other.shown == [-4, -3, -2, -1])
  }

  @Test("counted to fewer rows than the view has, each is shown once")
  func countedShort() {
    var view = view(height: 8)
    view.scroll(by: -3)
    view.update(extent: .counted(5))
    #expect(view.shown == [0, 1, 2, 3, 4])
    #expect(view.cursorRow() != nil)
  }

  @Test("a ring not yet counted moves as the counted one does, random schedules")
  func likeCounted() {
    let count = 1000
    for seed in 0..<2000 {
      var random = SplitMix(seed: seed)
      let height = 1 + random.below(6)
      var open = Viewport(extent: .uncounted, height: height)
      var closed = Viewport(extent: .counted(count), height: height)
      for _ in 0..<8 {
        let command = ViewCommand.random(&random, count: 40)
        command.run(on: &open, UniformHeights())
        command.run(on: &closed, UniformHeights())
        #expect(open.shown.map { $0.modulo(count) } == closed.shown, "seed \(seed), \(command)")
        #expect(open.cursorIndex?.modulo(count) == closed.cursorIndex, "seed \(seed), \(command)")
        #expect(open.lap == closed.lap, "seed \(seed), \(command)")
      }
    }
  }
}
