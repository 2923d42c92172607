import CNcurses
import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

/// A cell as curses believes the terminal shows it.
private func shown(_ row: Int, _ column: Int) -> cn_cell {
  cn_screen_get(Int32(row), Int32(column))
}

extension CursesTests {
  /// Compares all that curses believes with what was asked for.
  private func expectScreen(_ frame: Frame, row: Int, column: Int, usesColor: Bool) {
    for y in 0..<frame.rows {
      for x in 0..<frame.columns {
        let cell = shown(row + y, column + x)
        guard case .glyph(let glyph) = frame[y, x].content else {
          #expect(cell.width == 0)
          continue
        }
        let marks = Glyph.Marks(cell.marks.0, cell.marks.1, cell.marks.2, cell.marks.3)
        let style = frame[y, x].style
        let same =
          cell.base == glyph.base.value && marks == glyph.marks && cell.width == glyph.width
          && cell.attributes == style.attributes.rawValue
          && (usesColor || cell.pair == 0)
          && (cell.pair == 0)
            == (!usesColor || (style.foreground == .standard && style.background == .standard))
        if !same { Issue.record("row \(y), column \(x): \(cell) for \(frame[y, x])") }
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 7), (3, 20), (24, 80), (50, 211)], [true, false])
  func theScreenIsTheScene(size: (Int, Int), usesColor: Bool) throws {
    let size = Size(rows: size.0, columns: size.1)
    let recording = try Recording()
    var scroller = TerminalScroller(
      terminal: try openTerminal(recording, size: size, usesColor: usesColor))
    #expect(scroller.size == size)
    var random = RandomCells(state: UInt64(size.rows))
    for step in 0..<20 {
      let half = step.isMultiple(of: 5) ? max(1, size.columns / 2) : size.columns
      let bodies = [half, size.columns - half].filter { $0 > 0 }.map { columns in
        Frame((0..<size.rows).map { _ in random.cells(columns) })
      }
      scroller.show(
        Scene(
          panes: bodies.enumerated().map {
            Scene.Pane(row: 0, column: $0 * half, title: nil, body: $1)
          }))
      for (index, body) in bodies.enumerated() {
        expectScreen(body, row: 0, column: index * half, usesColor: usesColor)
      }
    }
  }

  @Test func aPaneHasItsTitleAboveItsBodyAndTheStatusLineLast() throws {
    let recording = try Recording()
    var scroller = TerminalScroller(
      terminal: try openTerminal(recording, size: Size(rows: 4, columns: 10)))
    let pane = { (column: Int, name: String) in
      Scene.Pane(
        row: 0, column: column, title: Frame([row(name, columns: 5)]),
        body: Frame([row("one", columns: 5), row("two", columns: 5)]))
    }
    scroller.show(
      Scene(
        panes: [pane(0, "left"), pane(5, "right")],
        status: Scene.Part(row: 3, column: 0, frame: Frame([row("q quit", columns: 10)]))))
    let lines = (0..<4).map { row in
      String(String.UnicodeScalarView((0..<10).compactMap { Unicode.Scalar(shown(row, $0).base) }))
    }
    #expect(lines == ["left right", "one  one  ", "two  two  ", "q quit    "])
  }

  @Test func halvesOfWideGlyphsAreBlank() throws {
    let recording = try Recording()
    var scroller = TerminalScroller(
      terminal: try openTerminal(recording, size: Size(rows: 1, columns: 4)))
    let wide = Cell(.glyph(Glyph("狐", width: 2)))
    let rows = [
      [wide, Cell(.glyph(Glyph("a"))), Cell(.continuation), wide],
      [Cell(.continuation), wide, Cell(.continuation), wide],
    ]
    for (cells, expected) in zip(rows, [" a  ", " 狐\u{72D0} "]) {
      scroller.show(Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: Frame([cells]))]))
      let text = (0..<4).compactMap { Unicode.Scalar(shown(0, $0).base) }
      #expect(String(String.UnicodeScalarView(text)) == expected)
    }
  }

  @Test func anotherArrangementLeavesNothingBehind() throws {
    let recording = try Recording()
    var scroller = TerminalScroller(
      terminal: try openTerminal(recording, size: Size(rows: 3, columns: 8)))
    let full = Frame(Array(repeating: row("xxxxxxxx", columns: 8), count: 3))
    scroller.show(Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: full)]))
    let small = Frame([row("yy", columns: 2)])
    scroller.show(Scene(panes: [Scene.Pane(row: 1, column: 3, title: nil, body: small)]))
    let text = (0..<24).compactMap { Unicode.Scalar(shown($0 / 8, $0 % 8).base) }
    #expect(String(String.UnicodeScalarView(text)) == "           yy           ")
  }

  @Test func partsBeyondTheScreenAreLeftOut() throws {
    let recording = try Recording()
    var scroller = TerminalScroller(
      terminal: try openTerminal(recording, size: Size(rows: 2, columns: 4)))
    let fits = Frame([row("abcd", columns: 4)])
    let tall = Frame(Array(repeating: row("xxxx", columns: 4), count: 5))
    scroller.show(
      Scene(
        panes: [Scene.Pane(row: 0, column: 0, title: nil, body: tall)],
        status: Scene.Part(row: 1, column: 0, frame: fits)))
    #expect(shown(0, 0).base == 32)
    #expect(shown(1, 3).base == UInt32(UInt8(ascii: "d")))
  }

  @Test(arguments: ["xterm", "vt100", "linux", "screen"])
  func fewColoursShowAllText(type: String) throws {
    let recording = try Recording()
    var scroller = TerminalScroller(terminal: try openTerminal(recording, type: type))
    // More pairs than the terminal has: each row a foreground, each column a background.
    let colors = (0..<8).map { TextColor.indexed(UInt8($0)) } + [.standard]
    let cells = (0..<9).map { y in
      (0..<80).map { x -> Cell in
        let style = TextStyle(foreground: colors[y], background: colors[x % 9])
        return Cell(.glyph(Glyph("a")), style: style)
      }
    }
    for _ in 0..<3 {
      scroller.show(Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: Frame(cells))]))
      let pairs = Set((0..<720).map { shown($0 / 80, $0 % 80).pair })
      #expect(pairs.count == (type == "vt100" ? 1 : 64))
      #expect((0..<720).allSatisfy { shown($0 / 80, $0 % 80).base == UInt32(UInt8(ascii: "a")) })
      scroller.repaint()
    }
  }

  @Test func aResizeTakesTheNewSize() throws {
    let recording = try Recording()
    var scroller = TerminalScroller(terminal: try openTerminal(recording))
    var random = RandomCells(state: 7)
    for _ in 0..<200 {
      let size = Size(rows: 1 + random.below(60), columns: 1 + random.below(200))
      scroller.terminal.resize(to: size)
      scroller.resize()
      let body = Frame((0..<size.rows).map { _ in random.cells(size.columns) })
      scroller.show(Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: body)]))
      expectScreen(body, row: 0, column: 0, usesColor: true)
    }
  }
}
