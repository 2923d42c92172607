import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("Rows on the screen")
struct BodyTests {
  @Test("C20 Japanese right up to the border: borders stay in their columns, also after moving")
  func border() {
    let rows = (0..<60).map { String(repeating: $0 % 2 == 0 ? "あ" : "aあ", count: 40 + $0) }
    withColumns(from: 60, to: 93) { columns in
      var screen = Screen(
        [.texts(rows, .stop), .texts(rows, .stop)], rows: 9, columns: columns)
      for key in ["", "j", "f", "l", "l", "h", "G", "k"] {
        screen.type(key)
        let frame = screen.frame
        #expect(frame.fault == nil)
        let divider = screen.browser.layout.areas[0].columns
        for row in 1..<8 {
          #expect(frame[row, divider].content == .glyph("│"))
          for bar in [divider - 1, columns - 1] {
            #expect(
              frame[row, bar].content == .glyph("│") || frame[row, bar].content == .glyph("┃"))
          }
        }
      }
    }
  }

  private func withColumns(from first: Int, to last: Int, _ body: (Int) -> Void) {
    for columns in first...last { body(columns) }
  }

  @Test("C9 a row exactly as wide as the text has no cut mark, one column more has")
  func cutMarks() {
    let rows = ["x123456789abcdefg", "x123456789abcdefgh", "日本日本日本日本x", "日本日本日本日本日", "日本日本日本日本x日"]
    let screen = Screen(.texts(rows, .stop), rows: 7, columns: 20)
    #expect(
      screen.lines.dropFirst().dropLast() == [
        "▌ x123456789abcdefg", "  x123456789abcdef…", "  日本日本日本日本x", "  日本日本日本日本…",
        "  日本日本日本日本…",
      ])
    #expect(screen.frame.styles(row: 2) == "··················d·")
  }

  @Test("a wide character that the cut mark would divide goes whole")
  func cutWide() {
    let screen = Screen(.texts(["x日本日本日本日本日本"], .stop), rows: 3, columns: 9)
    #expect(screen.lines[1] == "x日本日 …")
  }

  @Test("in three columns there is no cut mark")
  func noCutMark() {
    #expect(Screen(.texts(["abcdef"]), rows: 1, columns: 3).lines == ["abc"])
    #expect(Screen(.texts(["abcdef"]), rows: 1, columns: 4).lines == ["abc…"])
  }

  @Test("sideways the row goes on where it was cut")
  func sideways() {
    var screen = Screen(
      .texts(["0123456789abcdefghijklmnopqrstuvwxyz", "short"], .stop), rows: 5, columns: 23)
    screen.press(.right)
    #expect(screen.lines[1] == "▌ abcdefghijklmnopqrs…")
    #expect(screen.lines[2] == "")
    screen.press(.right)
    #expect(screen.lines[1] == "▌ klmnopqrstuvwxyz")
  }

  @Test("C12 line breaks in an item are marks in one row, several rows when wrapped it is not")
  func lineBreaks() {
    var screen = Screen(.feed(.stop), rows: 6, columns: 30)
    screen.answer(0, ["a\nb", "c\r\n\nd"], next: .end)
    let lines = screen.lines
    #expect(lines[1].hasPrefix("▌ a"))
    #expect(lines[1].hasSuffix("b"))
    #expect(lines[1].count > "▌ ab".count)
    #expect(lines[2].hasSuffix("d"))
    #expect(lines[3] == "  ── end · 2 items ──")
    screen.press("j")
    #expect(screen.lines[2].hasPrefix("▌ c"))
  }

  @Test(
    "numbers stand at the right of their column, dim, and count from the end where nothing is counted"
  )
  func numbers() {
    var screen = Screen(.numbered(12, .stop) { $0.showsNumbers = true }, rows: 12, columns: 24)
    #expect(screen.lines[1] == "▌  1 row 1             ┃")
    #expect(screen.lines[10] == "  10 row 10            │")
    #expect(screen.frame.styles(row: 2) == "···d····················")
    screen.press("#")
    #expect(screen.lines[1] == "▌ row 1                ┃")
  }

  @Test("wrapped rows stand below one another, the bar beside all of the current item's")
  func wrapped() {
    var screen = Screen(
      .texts(["short", String(repeating: "日本x", count: 9), "end"], .stop) {
        $0.wraps = true
        $0.showsNumbers = true
      }, rows: 8, columns: 23)
    screen.press("j")
    #expect(
      screen.lines == [
        " list              2/3", "  1 short", "▌ 2 日本x日本x日本x日",
        "▌   本x日本x日本x日本x", "▌   日本x日本x", "  3 end", "", " ↑↓ move        q quit",
      ])
    #expect(screen.cursor?.row == 2)
    let barred = (0..<8).filter { screen.frame.styles(row: $0).hasPrefix("A·") }
    #expect(barred == [2, 3, 4])
  }

  @Test(
    "an item higher than the screen is read row by row, downwards from its first, upwards from its last"
  )
  func tall() {
    var screen = Screen(
      .texts(["a", (10..<40).map { "line \($0)   " }.joined(), "z"], .stop) {
        $0.wraps = true
      },
      rows: 6, columns: 23)
    screen.press("j")
    #expect(screen.lines[1] == "▌ line 10   line 11   │")
    screen.press("j", "j")
    #expect(screen.lines[1] == "▌ line 14   line 15   │")
    screen.press("G")
    screen.press("k")
    #expect(screen.lines[1] == "▌ line 32   line 33   │")
  }

  @Test("C18 header rows are bold, stand still, and are cut like rows")
  func header() {
    var screen = Screen(
      .texts(["name and a title too long", "----"] + (1...30).map { "row \($0)" }, .stop) {
        $0.headerCount = 2
      }, rows: 7, columns: 24)
    screen.press("f")
    #expect(
      screen.lines == [
        " list              3/30", "  name and a title too…", "  ----",
        "▌ row 3                ┃", "  row 4                │", "  row 5                │",
        " ↑↓ move         q quit",
      ])
    #expect(screen.frame.styles(row: 1).hasPrefix("bbbbbbbb"))
    #expect(screen.cursor?.row == 3)
  }

  @Test("colours of a row are shown, the current row has them reversed")
  func colours() {
    var screen = Screen(
      [.texts(["\u{1B}[31mred\u{1B}[0m", "\u{1B}[7minverse\u{1B}[0m"], .stop), .numbered(1)],
      rows: 4)
    #expect(screen.frame[1, 2].style.foreground == .indexed(1))
    #expect(screen.frame[1, 2].style.attributes == .reverse)
    #expect(screen.frame[2, 2].style.attributes == .reverse)
    screen.press("j")
    #expect(screen.frame[2, 2].style.attributes == [])
    #expect(screen.frame[2, 12].style.attributes == .reverse)
    #expect(screen.frame[1, 2].style == TextStyle(foreground: .indexed(1)))
  }

  @Test("a row that is not loaded is an ellipsis")
  func placeholder() {
    let store = Holes()
    let window = ListWindow(title: "holes", rows: .store(store, Paging(isOver: true)))
    let screen = Screen(window, rows: 5, columns: 30)
    #expect(screen.lines[1...3] == ["▌ row 1", "  …", "  row 3"])
  }
}

/// Three rows, of which the second cannot be read yet.
private final class Holes: RowStore {
  let extent = Extent.counted(3)
  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    index == 1
      ? nil : StaticRows(["row 1", "", "row 3"]).bytes(ofRow: index, from: offset, limit: limit)
  }
  func id(ofRow index: Int) -> ItemID? { index == 1 ? nil : .position(index) }
  func fraction(ofRow index: Int) -> Double? { nil }
}

@Suite("The seam")
struct SeamTests {
  private func screen(_ seam: SeamStyle, _ edge: Edge = .ring) -> Screen {
    var screen = Screen(.numbered(30, edge), rows: 8, columns: 30, seam: seam)
    screen.type("28g")
    return screen
  }

  private func marks(_ screen: Screen) -> [String] {
    screen.lines.dropFirst().dropLast().map { String($0.prefix(2)) }
  }

  @Test("a mark stands before the first item of a ring, also on the current row")
  func mark() {
    var screen = screen(.mark)
    #expect(marks(screen) == ["  ", "  ", "▌ ", "  ", "  ", "↻ "])
    #expect(screen.frame.styles(row: 6).hasPrefix("d"))
    screen.press("j", "j", "j")
    #expect(marks(screen) == ["  ", "  ", "  ", "  ", "  ", "↻ "])
    #expect(screen.frame.styles(row: 6).hasPrefix("R·"))
    #expect(screen.lines[0] == " list              1/30 lap 2")
  }

  @Test("a line is drawn by underlining, none is none")
  func others() {
    let line = screen(.line)
    #expect(marks(line).last == "  ")
    #expect(line.frame.styles(row: 6) == String(repeating: "u", count: 29) + "·")
    let none = screen(.none)
    #expect(marks(none).last == "  ")
    #expect(!none.frame.styles(row: 6).contains("u"))
  }

  @Test("a list with ends has no seam, nor has a ring that fits")
  func absent() {
    var list = screen(.mark, .stop)
    list.press("g")
    #expect(marks(list).first == "▌ ")
    #expect(!list.lines.joined().contains("↻"))
    #expect(!Screen(.numbered(5), rows: 8).lines.joined().contains("↻"))
  }
}
