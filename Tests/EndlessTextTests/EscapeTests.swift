import EndlessText
import Testing

@Suite("Escape sequences")
struct EscapeTests {
  @Test(
    "C17: an OSC title disappears whole, ended by BEL or by ST",
    arguments: ["\u{7}", "\u{1B}\\", "\u{9C}"])
  func title(end: String) {
    #expect(shown("ab\u{1B}]0;a title — ü\(end)cd") == "abcd")
    #expect(shown("ab\u{9D}2;t\(end)cd") == "abcd")
  }

  @Test(
    "complete sequences are swallowed whole",
    arguments: [
      "\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}[10;20H", "\u{1B}[>4;2m", "\u{1B}[ q", "\u{9B}2J",
      "\u{1B}P1;2q#0;2;0;0;0~~\u{1B}\\", "\u{90}q~\u{9C}", "\u{1B}_Gf=100;AAAA\u{1B}\\",
      "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\", "\u{9F}a\u{9C}", "\u{1B}c", "\u{1B}7",
      "\u{1B}(B", "\u{1B}#8", "\u{1B}%G", "\u{1B}\\", "\u{1B}]52;c;aGk=\u{7}",
    ])
  func swallowed(sequence: String) {
    #expect(shown("ab" + sequence + "cd") == "abcd")
  }

  @Test(
    "what is not complete is shown, and nothing behind it is lost",
    arguments: [
      ("a\u{1B}]0;title", "a«^[»]0;title"),
      ("a\u{1B}Pq~~", "a«^[»Pq~~"),
      ("a\u{1B}[31", "a«^[»[31"),
      ("a\u{1B}[3\u{1}m", "a«^[»[3«^A»m"),
      ("a\u{1B}[3é", "a«^[»[3é"),
      ("a\u{1B}", "a«^[»"),
      ("a\u{1B}é", "a«^[»é"),
      ("a\u{1B}\u{1B}[1mb", "a«^[»b"),
      ("a\u{9B}", "a«<U+009B>»"),
      ("a\u{9D}0;t", "a«<U+009D>»0;t"),
      ("a\u{9C}b", "a«<U+009C>»b"),
      ("a\u{1B}]0;t\u{18}b\u{7}", "a«^[»]0;t«^X»b«^G»"),
      ("a\u{1B}_G\u{7}b", "a«^[»_G«^G»b"),
    ])
  func unfinished(row: String, expected: String) {
    #expect(shown(row) == expected)
  }

  @Test("links are understood, and a broken one does not eat the text after it")
  func links() {
    let link = "\u{1B}]8;;https://example.org/\u{1B}\\"
    let end = "\u{1B}]8;;\u{1B}\\"
    #expect(shown("see \(link)here\(end) now") == "see here now")
    #expect(
      shown("see \u{1B}]8;;https://x here\(end) now") == "see «^[»]8;;https://x here now")
  }

  @Test("a string longer than 64 KiB is shown")
  func longString() {
    let short = "\u{1B}]0;" + String(repeating: "t", count: 60_000) + "\u{7}x"
    #expect(shown(short) == "x")
    let long = "\u{1B}]0;" + String(repeating: "t", count: 70_000) + "\u{7}x"
    #expect(picture(TextLayout().clip(utf8(long), columns: 0..<6).cells) == "«^[»]0;t")
  }
}

@Suite("Select graphic rendition")
struct GraphicRenditionTests {
  private func style(_ sequences: String) -> TextStyle? {
    layOut(utf8(sequences + "x")).first?.style
  }

  @Test(
    "attributes on and off",
    arguments: [
      ("1", [.bold]), ("2", [.dim]), ("3", [.italic]), ("4", [.underline]), ("7", [.reverse]),
      ("21", [.underline]), ("1;3;4", [.bold, .italic, .underline]), ("1;22", []), ("2;22", []),
      ("3;23", []), ("4;24", []), ("7;27", []), ("4:3", [.underline]), ("4:3;4:0", []),
      ("1;", []), ("1;0", []), ("1;", []), ("5;8;9;10;51", []), ("1;99999999999999999999", [.bold]),
    ] as [(String, TextStyle.Attributes)])
  func attributes(parameters: String, expected: TextStyle.Attributes) {
    #expect(style("\u{1B}[\(parameters)m") == TextStyle(attributes: expected))
    #expect(style("\u{9B}\(parameters)m") == TextStyle(attributes: expected))
  }

  @Test(
    "colours",
    arguments: [
      ("31", TextStyle(foreground: .indexed(1))), ("97", TextStyle(foreground: .indexed(15))),
      ("44", TextStyle(background: .indexed(4))), ("100", TextStyle(background: .indexed(8))),
      ("31;39", .plain), ("44;49", .plain),
      ("38;5;208", TextStyle(foreground: .indexed(208))),
      ("48;5;0", TextStyle(background: .indexed(0))),
      ("38:5:208", TextStyle(foreground: .indexed(208))),
      ("38;2;1;2;3", TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3))),
      ("48:2:1:2:3", TextStyle(background: .rgb(red: 1, green: 2, blue: 3))),
      ("38:2::1:2:3", TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3))),
      (
        "38:2:0:1:2:3:7;1",
        TextStyle(
          foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .bold)
      ),
      ("38;5;300", .plain), ("38;2;1;2", .plain), ("38", .plain),
      ("38;7;31", TextStyle(foreground: .indexed(1))),
      ("58;5;1", .plain), ("58:2::1:2:3;1", TextStyle(attributes: .bold)),
      (
        "38;5;1;48;5;2;1",
        TextStyle(
          foreground: .indexed(1), background: .indexed(2), attributes: .bold)
      ),
    ] as [(String, TextStyle)])
  func colours(parameters: String, expected: TextStyle) {
    #expect(style("\u{1B}[\(parameters)m") == expected)
  }

  @Test("an empty one resets, and a private one does nothing")
  func resets() {
    #expect(style("\u{1B}[1;31m\u{1B}[m") == .plain)
    #expect(style("\u{1B}[1m\u{1B}[>0m\u{1B}[?0m") == TextStyle(attributes: .bold))
  }

  @Test("a style reaches to its end, over tabs too, and the next row starts plain")
  func extent() {
    let red = TextStyle(foreground: .indexed(1))
    let cells = layOut(utf8("a\u{1B}[31mb\tc\u{1B}[0md"), TextOptions(tabs: 4))
    #expect(cells.map(\.style) == [.plain, red, red, red, red, .plain])
    #expect(layOut(utf8("a")).map(\.style) == [.plain])
  }
}

@Suite("Overstrike as man writes it")
struct OverstrikeTests {
  private func styled(_ text: String) -> [(String, TextStyle.Attributes)] {
    layOut(utf8(text)).filter { $0.content != .continuation }.map {
      (picture([$0]), $0.style.attributes)
    }
  }

  @Test(
    "bold and underlined",
    arguments: [
      ("N\u{8}N", "N", .bold), ("_\u{8}N", "N", .underline), ("N\u{8}_", "N", .underline),
      ("_\u{8}N\u{8}N", "N", [.bold, .underline]), ("N\u{8}N\u{8}N\u{8}N", "N", .bold),
      ("漢\u{8}漢", "漢", .bold), ("漢\u{8}\u{8}漢", "漢", .bold), ("_\u{8}漢", "漢", .underline),
      ("__\u{8}\u{8}漢", "漢", .underline), ("__\u{8}\u{8}漢\u{8}\u{8}漢", "漢", [.bold, .underline]),
      ("é\u{8}é", "é", .bold), ("e\u{301}\u{8}e\u{301}", "e\u{301}", .bold),
      ("_\u{8}é", "é", .underline),
      ("_\u{8}_", "_", .bold),
    ] as [(String, String, TextStyle.Attributes)])
  func single(text: String, expected: String, attributes: TextStyle.Attributes) {
    let found = styled(text)
    #expect(found.map(\.0) == [expected])
    #expect(found.first?.1 == attributes)
  }

  @Test("an underscore struck over itself goes on with what was before")
  func underscore() {
    #expect(styled("_\u{8}f_\u{8}__\u{8}o").map(\.1) == [.underline, .underline, .underline])
    #expect(styled("f\u{8}f_\u{8}_o\u{8}o").map(\.1) == [.bold, .bold, .bold])
    #expect(styled("x_\u{8}_").map(\.1) == [[], .bold])
  }

  @Test("words", arguments: [("N\u{8}NA\u{8}AM\u{8}ME\u{8}E", "NAME"), ("a_\u{8}bc", "abc")])
  func words(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(
    "other backspaces are shown",
    arguments: [
      ("\u{8}a", "«^H»a"), ("a\u{8}b", "a«^H»b"), ("a\u{8}", "a«^H»"), ("a\u{8}\u{8}a", "a«^H^H»a"),
      ("__\u{8}\u{8}ab", "__«^H^H»ab"), ("a\u{8}\u{1}", "a«^H^A»"),
    ])
  func others(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test("it adds to the colours that are on")
  func coloured() {
    #expect(
      layOut(utf8("\u{1B}[31mN\u{8}N")).first?.style
        == TextStyle(foreground: .indexed(1), attributes: .bold))
  }
}
