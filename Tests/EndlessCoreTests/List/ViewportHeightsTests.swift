import EndlessCore
import Testing

@Suite("Items of different heights")
struct ViewportHeightsTests {
  /// One item higher than the view of three rows between two of one row.
  private let tall = Heights([1, 7, 1])

  private func list(_ heights: Heights, _ edge: Edge = .stop, height: Int) -> Viewport {
    Viewport(extent: .counted(heights.rows.count), edge: edge, height: height)
  }

  @Test(
    "C13: three items on exactly three rows never scroll and leave no blank row",
    arguments: Edge.allCases)
  func threeOnThree(edge: Edge) {
    let heights = Heights([1, 1, 1])
    var view = list(heights, edge, height: 3)
    view.moveCursor(by: 2, heights)
    #expect(view.screen(heights).map(\.item) == [0, 1, 2])
    #expect(view.cursorRow(heights) == 2)
  }

  @Test(
    "C14: pages over a high item keep the current one visible, down and up is the same screen",
    arguments: Edge.allCases)
  func pagesOverHighItem(edge: Edge) {
    var rows = Array(repeating: 1, count: 58)
    rows[25] = 4
    let heights = Heights(rows)
    var view = list(heights, edge, height: 35)
    for _ in 0..<3 {
      view.page(by: 34, heights)
      #expect(view.cursorRow(heights) != nil)
    }
    let before = view
    view.moveCursor(by: 1, heights)
    #expect(view.cursorRow(heights) != nil)
    view.moveCursor(by: -1, heights)
    #expect(view.screen(heights) == before.screen(heights) || edge == .pause)
    #expect(view.cursorRow(heights) != nil)
  }

  @Test(
    "the line keys go through an item that is higher than the view row by row, and back the same way"
  )
  func throughTallItem() {
    var view = list(tall, height: 3)
    var seen = [view.screen(tall).map(\.description)]
    for _ in 0..<6 {
      view.moveCursor(by: 1, tall)
      seen.append(view.screen(tall).map(\.description))
    }
    #expect(
      seen == [
        ["0.0", "1.0", "1.1"], ["1.0", "1.1", "1.2"], ["1.1", "1.2", "1.3"], ["1.2", "1.3", "1.4"],
        ["1.3", "1.4", "1.5"], ["1.4", "1.5", "1.6"], ["1.5", "1.6", "2.0"],
      ])
    #expect(view.cursorIndex == 2)
    for screen in seen.dropLast().reversed() {
      view.moveCursor(by: -1, tall)
      #expect(view.screen(tall).map(\.description) == screen)
    }
    #expect(view.cursorIndex == 0)
  }

  @Test("the last item may be higher than the view")
  func tallLast() {
    let heights = Heights([1, 6])
    var view = list(heights, height: 3)
    view.goToEnd(heights)
    #expect(view.screen(heights).map(\.description) == ["1.3", "1.4", "1.5"])
    let end = view
    view.moveCursor(by: 1, heights)
    #expect(view == end)
    view.moveCursor(by: -1, heights)
    #expect(view.screen(heights).map(\.description) == ["1.2", "1.3", "1.4"])
    view.setFooter(true, heights)
    for _ in 0..<4 { view.moveCursor(by: 1, heights) }
    #expect(view.screen(heights).map(\.description) == ["1.4", "1.5"])
    #expect(view.footerRow(heights) == 2)
  }

  @Test("a last item that just fits gives way to its footer when the cursor goes on")
  func footerUnderFullItem() {
    let heights = Heights([1, 3])
    var view = list(heights, height: 3)
    view.setFooter(true, heights)
    view.moveCursor(by: 1, heights)
    #expect(view.screen(heights).map(\.description) == ["1.0", "1.1", "1.2"])
    view.moveCursor(by: 1, heights)
    #expect(view.footerRow(heights) == 2)
    view.moveCursor(by: -1, heights)
    #expect(view.screen(heights).map(\.description) == ["1.0", "1.1", "1.2"])
  }

  @Test("C7: pages keep one screen row of overlap, inside a high item too")
  func overlapInside() throws {
    let heights = Heights([2, 9, 2, 2])
    var view = list(heights, height: 4)
    for _ in 0..<3 {
      let last = try #require(view.screen(heights).last)
      view.page(by: 3, heights)
      #expect(view.screen(heights).first == last)
    }
  }

  @Test("a single item higher than the view scrolls and does not go round")
  func singleTall() {
    let heights = Heights([5])
    var view = list(heights, .ring, height: 3)
    for _ in 0..<9 { view.moveCursor(by: 1, heights) }
    #expect(view.screen(heights).map(\.row) == [2, 3, 4])
    for _ in 0..<9 { view.moveCursor(by: -1, heights) }
    #expect(view.screen(heights).map(\.row) == [0, 1, 2])
    #expect(view.lap == 0)
  }

  @Test("heights of zero and less count as one, so that no walk stands still", arguments: [0, -1])
  func zeroHeights(height: Int) {
    let heights = Heights(Array(repeating: height, count: 9))
    var view = list(heights, .ring, height: 4)
    view.scroll(by: 7, heights)
    #expect(view.screen(heights).map(\.item) == [7, 8, 0, 1])
    view.page(by: -30, heights)
    view.goToEnd(heights)
    #expect(view.screen(heights).map(\.item) == [5, 6, 7, 8])
  }

  @Test("a ring of few high items loops when they do not fit")
  func highItemsLoop() {
    let heights = Heights([2, 2])
    var view = list(heights, .ring, height: 3)
    #expect(view.arrangement(heights) == .looping)
    #expect(view.screen(heights).map(\.description) == ["0.0", "0.1", "1.0"])
    view.moveCursor(by: -1, heights)
    #expect(view.screen(heights).map(\.description) == ["1.0", "1.1", "0.0"])
    #expect(list(heights, .ring, height: 4).arrangement(heights) == .still)
  }

  @Test("a high target of a jump begins on the first row")
  func jumpToHigh() {
    var rows = Array(repeating: 1, count: 30)
    rows[20] = 9
    let heights = Heights(rows)
    var view = list(heights, height: 5)
    view.jump(to: 20, heights)
    #expect(view.screen(heights).map(\.description) == ["20.0", "20.1", "20.2", "20.3", "20.4"])
  }

  @Test("another width keeps the cursor on its row when it is told where that was")
  func rewrap() throws {
    var view = list(Heights(Array(repeating: 1, count: 30)), height: 10)
    view.scroll(by: 12)
    view.moveCursor(by: 6)
    let row = try #require(view.cursorRow())
    let wrapped = Heights(Array(repeating: 2, count: 30))
    view.placeCursor(onRow: row, wrapped)
    #expect(view.cursorRow(wrapped) == row)
    #expect(view.cursorIndex == 18)
  }

  @Test("L25: the item that follows a high one that goes begins on its first row")
  func removeHighTop() {
    let heights = Heights([1, 6, 6, 1])
    var view = list(heights, height: 3)
    view.moveCursor(by: 1, heights)
    for _ in 0..<2 { view.moveCursor(by: 1, heights) }
    #expect(view.screen(heights).map(\.description) == ["1.2", "1.3", "1.4"])
    let rest = Heights([1, 6, 1])
    view.apply(
      .moved(oldCount: 4) { $0 == 1 ? nil : $0 > 1 ? $0 - 1 : $0 }, extent: .counted(3), rest)
    #expect(view.screen(rest).map(\.description) == ["1.0", "1.1", "1.2"])
  }

  @Test("the wheel goes on to the next item where none would be whole, and skips no row")
  func wheelOverFullItems() {
    let heights = Heights([3, 3, 3, 3])
    var view = list(heights, height: 3)
    view.scroll(by: 1, heights)
    #expect(view.screen(heights).map(\.description) == ["1.0", "1.1", "1.2"])
    #expect(view.cursorIndex == 1)
    view.scroll(by: -2, heights)
    #expect(view.screen(heights).map(\.description) == ["0.0", "0.1", "0.2"])
  }
}
