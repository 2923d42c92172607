import EndlessText
import Testing

@Suite("Strings that are no rows")
struct LineTests {
  private let layout = TextLayout()

  @Test("no sequence is taken, every control is shown")
  func sanitized() {
    #expect(
      picture(layout.sanitized("a\u{1B}[31mb\tc\u{8}c\rd\n"))
        == "a«^[»[31mb«^I»c«^H»c«^M»d«\u{2424}»")
    #expect(picture(layout.sanitized("\u{9B}1m\u{202E}")) == "«<U+009B>»1m«<U+202E>»")
    #expect(picture(layout.sanitized(raw("caf\u{E9}.txt"))) == "caf«<E9>».txt")
    #expect(picture(layout.sanitized("漢e\u{301}👍🏽")) == "漢e\u{301}👍")
    #expect(layout.sanitized("").isEmpty)
  }

  @Test(
    "cut to a width",
    arguments: [
      ("title", 5, "title"), ("title", 4, "tit…"), ("title", 1, "…"), ("title", 0, ""), ("", 3, ""),
      ("漢字", 4, "漢字"), ("漢字", 3, "漢…"), ("漢字", 2, " …"), ("a\u{1}b", 3, "a«^»…"),
    ])
  func cut(text: String, width: Int, expected: String) {
    #expect(picture(layout.line(text, width: width)) == expected)
  }

  @Test("the cut mark has one column everywhere")
  func cutMark() {
    for options in [TextOptions(asciiOnly: true), TextOptions(ambiguousWide: true)] {
      #expect(picture(TextLayout(options).line("title", width: 3)) == "ti>")
    }
  }

  @Test("substitutes stand out in any style")
  func style() {
    let bar = TextStyle(foreground: .indexed(3), attributes: [.reverse, .bold])
    let cells = layout.sanitized("a\u{1}", style: bar)
    #expect(cells.map(\.style.attributes) == [[.reverse, .bold], .bold, .bold])
    #expect(cells.allSatisfy { $0.style.foreground == .indexed(3) })
  }
}
