import EndlessCore
import Testing

@Suite("Several windows")
struct WindowsTests {
  private func browser(_ count: Int, rows: Int = 24, columns: Int = 80) -> BrowserScript {
    BrowserScript(
      (0..<count).map { _ in ListWindow.numbered(50) }, rows: rows, columns: columns)
  }

  private func shown(_ script: BrowserScript) -> [Int] { script.browser.layout.areas.map(\.window) }

  @Test("Tab goes round the windows, S-Tab back")
  func tab() {
    var script = browser(3, columns: 120)
    var seen: [Int] = []
    for _ in 0..<4 {
      script.press(.tab)
      seen.append(script.browser.focus)
    }
    #expect(seen == [1, 2, 0, 1])
    script.press(.backTab, .backTab)
    #expect(script.browser.focus == 2)
  }

  @Test("keys go to the window with the focus only")
  func keys() {
    var script = browser(2)
    script.press("j", .tab, "j", "j")
    #expect(script.browser.windows.map(\.viewport.cursorIndex) == [1, 2])
  }

  @Test("windows that do not fit slide in, and no further than they have to")
  func sliding() {
    var script = browser(5)
    #expect(shown(script) == [0, 1])
    script.press(.tab)
    #expect(shown(script) == [0, 1])
    script.press(.tab)
    #expect(shown(script) == [1, 2])
    script.press(.backTab)
    #expect(shown(script) == [1, 2])
    script.press(.backTab)
    #expect(shown(script) == [0, 1])
    script.press(.backTab)
    #expect(shown(script) == [3, 4])
    script.press(.tab)
    #expect(shown(script) == [0, 1])
  }

  @Test("a click gives the focus without moving the windows")
  func click() {
    var script = browser(5)
    script.press(.tab, .tab)
    #expect(shown(script) == [1, 2])
    script.click(row: 6, column: 5)
    #expect(script.browser.focus == 1)
    #expect(shown(script) == [1, 2])
    #expect(script.item == 6)
  }

  @Test("a wider screen shows more of them, a narrower one keeps the one with the focus")
  func resizing() {
    var script = browser(5)
    script.press(.tab, .tab)
    script.resize(rows: 24, columns: 120)
    #expect(shown(script) == [1, 2, 3, 4])
    script.resize(rows: 24, columns: 62)
    #expect(shown(script).contains(2))
    script.resize(rows: 1, columns: 1)
    #expect(shown(script) == [2])
  }

  @Test(
    "as many side by side as get 30 columns, stacked below 60 as get 6 rows",
    arguments: [
      (24, 80, 2), (24, 90, 3), (24, 89, 2), (24, 60, 2), (24, 59, 3), (13, 59, 2), (12, 59, 1),
      (2, 80, 2), (1, 1, 1), (24, 300, 9),
    ])
  func fitting(rows: Int, columns: Int, count: Int) {
    let layout = Layout(count: 9, focus: 0, size: Size(rows: rows, columns: columns))
    #expect(layout.areas.count == count)
    #expect(layout.areas.allSatisfy { columns < 60 || $0.columns >= 29 })
  }

  @Test("areas and dividers cover the screen above the status line, each place once")
  func covering() {
    withEvery(1...6, [(24, 80), (20, 59), (7, 61), (3, 200), (2, 30), (1, 5)]) { count, size in
      withEvery(0..<count) { focus in
        let layout = Layout(count: count, focus: focus, size: Size(rows: size.0, columns: size.1))
        #expect(layout.area(of: focus) != nil)
        let bodyRows = size.0 >= 2 ? size.0 - 1 : 1
        withEvery(0..<bodyRows, 0..<size.1) { row, column in
          let areas = layout.areas.filter {
            ($0.row..<$0.row + $0.rows).contains(row)
              && ($0.column..<$0.column + $0.columns + ($0.hasDivider ? 1 : 0)).contains(column)
          }
          #expect(areas.count == 1)
        }
      }
    }
  }

  @Test("the wheel scrolls what it points at by three rows and leaves the focus")
  func wheel() {
    var script = browser(2)
    script.point(.wheelDown, row: 5, column: 60)
    #expect(script.browser.focus == 0)
    #expect(script.browser.windows.map(\.viewport.topIndex) == [0, 3])
    #expect(script.browser.windows[1].viewport.cursorIndex == 3)
    script.point(.wheelUp, row: 5, column: 60)
    #expect(script.browser.windows[1].viewport.topIndex == 0)
    #expect(script.browser.windows[1].viewport.cursorIndex == 3)
  }

  @Test("the wheel does not cross the seam of a list that fits, nor move it")
  func wheelStill() {
    var script = BrowserScript(.numbered(5))
    for _ in 0..<4 { script.point(.wheelUp) }
    #expect(script.top == 1)
    #expect(script.item == 1)
  }

  @Test("a click on the title or below the items gives the focus only")
  func clickBeside() {
    var script = BrowserScript([.numbered(50), .numbered(3)])
    script.click(row: 0, column: 60)
    #expect(script.browser.focus == 1)
    #expect(script.item == 1)
    script.click(row: 15, column: 60)
    #expect(script.item == 1)
    script.click(row: 3, column: 60)
    #expect(script.item == 3)
    script.click(row: 23, column: 2)
    #expect(script.browser.focus == 1)
  }

  @Test("a resize keeps the current item, and its row where it fits")
  func keepsItem() {
    var script = BrowserScript(.numbered(500, .stop))
    script.type("200g")
    script.type("5j")
    let row = script.row
    script.resize(rows: 40, columns: 33)
    #expect(script.item == 205)
    #expect(script.row == row)
    for size in [(10, 80), (1, 1), (3, 2), (2, 90), (24, 80)] {
      script.resize(rows: size.0, columns: size.1)
      #expect(script.item == 205)
      #expect(script.row != nil)
    }
  }

  @Test("windows that are not visible never load: 30 feeds on 80 columns")
  func hidden() {
    var script = BrowserScript((0..<30).map { _ in ListWindow.feed() })
    #expect((0..<30).map { script.requestCount($0) } == [1, 1] + Array(repeating: 0, count: 28))
    for _ in 0..<9 { script.handle(.tick) }
    script.press(.tab, .tab)
    #expect((0..<30).map { script.requestCount($0) }.reduce(0, +) == 3)
    #expect(script.requestCount(2) == 1)
  }
}
