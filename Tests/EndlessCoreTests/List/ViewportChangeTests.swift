import EndlessCore
import Testing

@Suite("A view whose list changes")
struct ViewportChangeTests {
  /// Rows named by letters, before and after.
  private struct Letters {
    var old: [Character]
    var new: [Character]

    init(_ old: String, _ new: String) { (self.old, self.new) = (Array(old), Array(new)) }

    var change: RowsChange {
      .moved(oldCount: old.count) { [old, new] in new.firstIndex(of: old[$0]) }
    }

    func shown(_ view: Viewport) -> String { String(view.shown.map { new[$0] }) }
    func cursor(_ view: Viewport) -> Character? { view.cursorIndex.map { new[$0] } }
  }

  @Test(
    "L25: when the top item goes, the following one takes its row", arguments: [Edge.ring, .stop])
  func removeTop(edge: Edge) {
    let letters = Letters("abcdefghijklmnopqrst", "abcdefgijklmnopqrst")
    var view = Viewport.list(20, edge, height: 5, top: 7, row: 2)
    view.apply(letters.change, extent: .counted(19))
    #expect(letters.shown(view) == "ijklm")
    #expect(letters.cursor(view) == "j")
  }

  @Test(
    "L25: when the current item goes, the following one is current; after the last, the one before")
  func removeCurrent() {
    let middle = Letters("abcdef", "abcef")
    var view = Viewport.list(6, .stop, height: 4, row: 3)
    view.apply(middle.change, extent: .counted(5))
    #expect(middle.cursor(view) == "e")
    let last = Letters("abcdef", "abcde")
    view = Viewport.list(6, .stop, height: 4)
    view.goToEnd()
    view.apply(last.change, extent: .counted(5))
    #expect(last.cursor(view) == "e")
    #expect(last.shown(view) == "bcde")
  }

  @Test("L27, C10: a list replaced by others starts at its first row")
  func replaced() {
    let letters = Letters("abcdefghij", "klmnopqrst")
    for change in [RowsChange.replaced, letters.change] {
      var view = Viewport.ring(10, height: 4, top: 17, row: 2)
      view.apply(change, extent: .counted(10))
      #expect(view.topIndex == 0)
      #expect(view.cursorIndex == 0)
    }
  }

  @Test("L28: emptied and filled again the list starts at its first row")
  func emptied() {
    var view = Viewport.ring(10, height: 4, top: 15, row: 3)
    view.apply(.replaced, extent: .counted(0))
    #expect(view.arrangement() == .empty)
    #expect(view.cursorIndex == nil)
    view.apply(.extended, extent: .counted(10))
    #expect(view.topIndex == 0)
    #expect(view.cursorIndex == 0)
    #expect(view.lap == 0)
  }

  @Test("L28: also when the rows are said to have moved")
  func emptiedByMove() {
    var view = Viewport.ring(10, height: 4, top: 5)
    view.apply(.moved(oldCount: 10) { _ in nil }, extent: .counted(0))
    #expect(view.cursorIndex == nil)
    view.apply(.moved(oldCount: 0) { _ in nil }, extent: .counted(3))
    #expect(view.cursorIndex == 0)
  }

  @Test(
    "rows put before the first leave the screen as it is, in any lap", arguments: Edge.allCases,
    [0, 3, 26])
  func prepended(edge: Edge, top: Int) {
    var view = Viewport.list(10, edge, height: 4, top: top, row: 2)
    let (shown, cursor) = (view.shown, view.cursorIndex)
    view.apply(.prepended(5), extent: .counted(15))
    #expect(view.shown == shown.map { $0 + 5 } || view.shown.contains(0))
    #expect(view.topIndex == shown[0] + 5)
    #expect(view.cursorIndex == cursor.map { $0 + 5 })
  }

  @Test("F27: two new rows at the head leave the items on their rows")
  func newHead() {
    let letters = Letters("abcdefghijklmnopqrst", "12abcdefghijklmnopqrst")
    var view = Viewport.list(20, .stop, height: 5, top: 10, row: 3)
    view.apply(letters.change, extent: .counted(22))
    #expect(view.topIndex == 12)
    #expect(letters.shown(view) == "klmno")
    #expect(letters.cursor(view) == "n")
  }

  @Test("where the items are parted the current one keeps its row")
  func parted() {
    let letters = Letters("abcdefghijklmnopqrst", "abcdefgimnopqrstjklh")
    var view = Viewport.list(20, .stop, height: 5, top: 7, row: 1)
    view.apply(letters.change, extent: .counted(20))
    #expect(letters.cursor(view) == "i")
    #expect(view.cursorRow() == 1 || view.topIndex == 7)
  }

  @Test("rows added after the last one do not move a ring in any lap")
  func extendedRing() {
    var view = Viewport.ring(10, height: 4, top: 32, row: 3)
    view.update(extent: .counted(25))
    #expect(view.shown == [2, 3, 4, 5])
    #expect(view.cursorIndex == 5)
  }

  @Test("rows added at a seam that is visible come between; the current item stays visible")
  func extendedAtSeam() {
    var view = Viewport.ring(10, height: 5, top: 8, row: 3)
    #expect(view.cursorIndex == 1)
    view.update(extent: .counted(12))
    #expect(view.cursorIndex == 1)
    #expect(view.shown == [9, 10, 11, 0, 1])
  }

  @Test("a list that grows stays where it is")
  func growing() {
    var view = Viewport(extent: .growing(10), height: 4)
    view.goToEnd()
    view.update(extent: .growing(30))
    #expect(view.shown == [6, 7, 8, 9])
    #expect(view.cursorIndex == 9)
  }

  @Test("a list whose end becomes known joins into a ring without a jump")
  func joins() {
    var view = Viewport(extent: .growing(10), height: 4)
    view.setFooter(true)
    view.moveCursor(by: 9)
    #expect(view.shown == [7, 8, 9])
    view.setFooter(false)
    view.update(extent: .counted(10))
    #expect(view.cursorIndex == 9)
    view.goHome()
    view.moveCursor(by: -1)
    #expect(view.shown == [9, 0, 1, 2])
  }

  @Test("a view that shrinks keeps the cursor on its row where it fits, else brings it to the last")
  func shrink() {
    var view = Viewport.list(100, .stop, height: 20, top: 40, row: 5)
    view.resize(height: 10)
    #expect(view.topIndex == 40)
    #expect(view.cursorRow() == 5)
    view.resize(height: 3)
    #expect(view.cursorIndex == 45)
    #expect(view.cursorRow() == 2)
  }

  @Test("a view that grows at the end shows more above, not blank rows")
  func growAtEnd() {
    var view = Viewport.list(100, .stop, height: 5)
    view.goToEnd()
    view.resize(height: 8)
    #expect(view.shown == Array(92..<100))
  }

  @Test("a ring that comes to fit shows each item once, and loops again when it does not")
  func comesToFit() {
    var view = Viewport.ring(6, height: 4, top: 5, row: 2)
    view.resize(height: 6)
    #expect(view.shown == [0, 1, 2, 3, 4, 5])
    #expect(view.cursorIndex == 1)
    view.resize(height: 2)
    #expect(view.cursorIndex == 1)
    #expect(view.shown == [0, 1])
  }

  @Test("a height of less than one counts as one", arguments: [0, -5])
  func noHeight(height: Int) {
    var view = Viewport.list(10, .stop, height: 5, top: 2, row: 3)
    view.resize(height: height)
    #expect(view.shown == [5])
  }

  @Test("the visible indexes are those on the cursor's side of the seam")
  func visibleIndexes() {
    var view = Viewport.ring(10, height: 5, top: 8)
    #expect(view.visibleIndexes() == 8...9)
    view.moveCursor(by: 3)
    #expect(view.visibleIndexes() == 0...2)
    #expect(Viewport.list(10, .stop, height: 5, top: 3).visibleIndexes() == 3...7)
  }
}
