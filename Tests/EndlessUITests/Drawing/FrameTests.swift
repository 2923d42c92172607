import EndlessText
import Testing

@testable import EndlessUI

@Suite("Frames")
struct FrameTests {
  private let layout = TextLayout()

  @Test("what does not fit is left out, a wide glyph that would cross the edge is a blank")
  func put() {
    var frame = Frame(rows: 1, columns: 4)
    #expect(frame.put(layout.sanitized("日本語"), row: 0, column: 0) == 4)
    #expect(frame.lines == ["日本"])
    #expect(frame.put(layout.sanitized("x日本"), row: 0, column: 0) == 4)
    #expect(frame.lines == ["x日"])
    #expect(frame[0, 3] == .blank)
    #expect(frame.fault == nil)
    #expect(frame.put(layout.sanitized("ab"), row: 0, column: 1) == 3)
    #expect(frame.lines == ["xab"])
  }

  @Test("a glyph outside the frame is left out")
  func outside() {
    var frame = Frame(rows: 1, columns: 2)
    let before = frame
    frame.put("x", row: 1, column: 0)
    frame.put("x", row: 0, column: 2)
    #expect(frame == before)
    frame.restyle(row: 0, columns: -3..<9) { $0.attributes = .bold }
    #expect(frame.styles(row: 0) == "bb")
  }

  @Test("the hardware cursor is kept as it was put")
  func cursor() {
    var frame = Frame(rows: 3, columns: 7)
    #expect(frame.cursor == nil)
    frame.cursor = (2, 5)
    #expect(frame.cursor?.row == 2)
    #expect(frame.cursor?.column == 5)
  }

  @Test("lines keep combining marks with their character and drop blanks at the end")
  func lines() {
    var frame = Frame(rows: 2, columns: 6)
    frame.put(layout.sanitized("e\u{301}日 x"), row: 0, column: 0)
    #expect(frame.lines == ["e\u{301}日 x", ""])
  }
}
