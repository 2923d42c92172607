import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("The scroll bar")
struct ScrollBarTests {
  /// The last column of the body, from the top.
  private func bar(_ screen: Screen) -> String {
    let frame = screen.frame
    return String(
      (1..<frame.rows - 1).compactMap { row -> Character? in
        guard case .glyph(let glyph) = frame[row, frame.columns - 1].content else { return nil }
        return Character(glyph.base)
      })
  }

  @Test("a list with ends: at the top, on the way, at the bottom")
  func linear() {
    var screen = Screen(.numbered(40, .stop), rows: 12, columns: 30)
    #expect(bar(screen) == "┃┃┃│││││││")
    screen.type("20g")
    #expect(bar(screen) == "││││┃┃┃│││")
    screen.press("G")
    #expect(bar(screen) == "│││││││┃┃┃")
    screen.press("k", "k")
    #expect(bar(screen) == "│││││││┃┃┃")
  }

  @Test("it leaves the ends only when the view does, and reaches them with it")
  func ends() {
    for count in [11, 12, 40, 1000, 100_000] {
      var screen = Screen(.numbered(count, .stop), rows: 12, columns: 30)
      #expect(bar(screen).hasPrefix("┃"))
      screen.press("G")
      #expect(bar(screen).hasSuffix("┃"))
      #expect(bar(screen).contains("│"))
    }
  }

  @Test("a ring: its place within one copy, going on from the top")
  func ring() {
    var screen = Screen(.numbered(40), rows: 12, columns: 30)
    #expect(bar(screen) == "┃┃┃│││││││")
    screen.press("k", "k", "k", "k")
    #expect(bar(screen) == "┃┃│││││││┃")
    screen.press("G")
    #expect(bar(screen) == "│││││││┃┃┃")
  }

  @Test("none when everything fits, with blanks in its column")
  func fits() {
    for edge in Edge.allCases {
      #expect(bar(Screen(.numbered(10, edge), rows: 12)) == "          ")
    }
    let repeating = Screen(.numbered(3) { $0.fill = .repeating }, rows: 12)
    #expect(bar(repeating) == "          ")
  }

  @Test("items that are cut at the bottom do not fit")
  func cutItem() {
    let long = String(repeating: "word ", count: 40)
    var screen = Screen(.texts(["a", long], .stop) { $0.wraps = true }, rows: 6, columns: 30)
    #expect(bar(screen) == "┃┃┃│")
    screen.press("G")
    #expect(bar(screen) == "││┃┃")
    screen.press("w")
    #expect(bar(screen) == "    ")
  }

  @Test("the thumb is plain, the track dim")
  func styles() {
    let frame = Screen(.numbered(40, .stop), rows: 12, columns: 30).frame
    #expect(frame[1, 29].style == .plain)
    #expect(frame[9, 29].style == Theme.dim)
  }

  @Test("rows that are not counted: one row by the bytes")
  func uncounted() {
    let window = ListWindow(
      title: "big", rows: .store(Uncounted(), Paging(isOver: true)), settings: WindowSettings())
    var screen = Screen(window, rows: 12, columns: 30)
    #expect(bar(screen) == "┃│││││││││")
    #expect(screen.lines[0] == " big                  1 · 0 %")
    screen.press("G")
    #expect(bar(screen) == "│││││││││┃")
    #expect(screen.lines[0] == " big                −1 · 99 %")
    #expect(screen.lines[10].hasPrefix("▌ from the end 1"))
    screen.press("g")
    screen.type("500g")
    #expect(bar(screen) == "││││┃│││││")
  }
}

/// A thousand rows of which only both ends are known.
private final class Uncounted: RowStore {
  let extent = Extent.uncounted
  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    let text = Array((index < 0 ? "from the end \(-index)" : "row \(index + 1)").utf8)
    return RowBytes(bytes: Array(text.dropFirst(offset).prefix(limit)), reachesEnd: true)
  }
  func id(ofRow index: Int) -> ItemID? { .position(index) }
  func fraction(ofRow index: Int) -> Double? { Double(index < 0 ? 1000 + index : index) / 1000 }
}
