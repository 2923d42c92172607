import EndlessText
import Testing

@Suite("What a row must not hold is shown by a substitute")
struct SanitisingTests {
  @Test("C15: a broken character is one substitute and swallows nothing")
  func brokenCharacter() {
    #expect(shown(raw("abc\u{C2}def")) == "abc«<C2>»def")
  }

  @Test(
    "ill-formed bytes, each by its number",
    arguments: [
      (raw("\u{80}"), "«<80>»"),
      (raw("\u{BF}x"), "«<BF>»x"),
      (raw("caf\u{E9}"), "caf«<E9>»"),
      (raw("\u{E2}\u{82}x"), "«<E2><82>»x"),
      (raw("\u{F0}\u{9F}\u{98}é"), "«<F0><9F><98><E9>»"),
      (raw("\u{F0}\u{9F}\u{98}") + utf8("é"), "«<F0><9F><98>»é"),
      (raw("\u{C0}\u{AF}"), "«<C0><AF>»"),
      (raw("\u{ED}\u{A0}\u{80}"), "«<ED><A0><80>»"),
      (raw("\u{F4}\u{90}\u{80}\u{80}"), "«<F4><90><80><80>»"),
      (raw("\u{E0}\u{9F}\u{BF}z"), "«<E0><9F><BF>»z"),
      (raw("\u{FE}\u{FF}"), "«<FE><FF>»"),
      (raw("a\u{9B}31mb"), "a«<9B>»31mb"),
      (raw("a\u{9D}0;t\u{9C}b"), "a«<9D>»0;t«<9C>»b"),
    ])
  func illFormed(row: [UInt8], expected: String) {
    #expect(shown(row) == expected)
  }

  @Test("C24: control bytes come out as ^X")
  func controls() {
    #expect(shown(raw("a\0b\u{1}c\u{7F}d")) == "a«^@»b«^A»c«^?»d")
    for byte in UInt8(0)..<0x20 where ![0x09, 0x0A, 0x0D].contains(byte) {
      let letter = String(Unicode.Scalar(byte ^ 0x40))
      #expect(shown([0x61, byte, 0xFF]) == "a«^\(letter)<FF>»")
    }
    for value in UInt32(0x80)...0x9F {
      let scalar = Unicode.Scalar(value).map(String.init) ?? ""
      let number = String(value, radix: 16, uppercase: true)
      #expect(shown(scalar + "\u{1}") == "«<U+00\(number)>^A»")
    }
  }

  @Test(
    "characters that are invisible, reorder a line or are not assigned",
    arguments: [
      ("\u{202E}", "U+202E"), ("\u{2028}", "U+2028"), ("\u{2029}", "U+2029"), ("\u{85}", "U+0085"),
      ("\u{200B}", "U+200B"), ("\u{200E}", "U+200E"), ("\u{2066}", "U+2066"),
      ("\u{061C}", "U+061C"),
      ("\u{FEFF}", "U+FEFF"), ("\u{FFF9}", "U+FFF9"), ("\u{3164}", "U+3164"),
      ("\u{0378}", "U+0378"),
      ("\u{FFFF}", "U+FFFF"), ("\u{E0001}", "U+E0001"), ("\u{E0041}", "U+E0041"),
      ("\u{10FFFF}", "U+10FFFF"),
    ])
  func invisible(text: String, number: String) {
    #expect(shown("a" + text + "b") == "a«<\(number)>»b")
  }

  @Test("C16: a private-use character stays as it is")
  func privateUse() {
    for text in ["\u{E000}", "\u{F8FF}", "\u{F0000}", "\u{10FFFD}"] {
      #expect(shown("a" + text + "b") == "a" + text + "b")
      #expect(layOut(utf8(text)).count == 1)
    }
  }

  @Test("a carriage return is dropped before the row's end, and shown elsewhere")
  func carriageReturn() {
    #expect(shown("ab\r") == "ab")
    #expect(shown("\r") == "")
    #expect(shown("a\rb") == "a«^M»b")
    #expect(shown("a\r\r") == "a«^M»")
    #expect(shown("a\r\nb") == "a«\u{2424}»b")
  }

  @Test("C12: a line break inside a row is a visible mark")
  func lineBreak() {
    #expect(shown("one\ntwo") == "one«\u{2424}»two")
    #expect(shown("one\ntwo", TextOptions(asciiOnly: true)) == "one«^J»two")
  }

  @Test("tabs expand to the next stop")
  func tabs() {
    #expect(shown("\ta") == "        a")
    #expect(shown("1234567\ta") == "1234567 a")
    #expect(shown("12345678\ta") == "12345678        a")
    #expect(shown("漢\ta", TextOptions(tabs: 4)) == "漢  a")
    #expect(shown("\ta", TextOptions(tabs: 1)) == " a")
  }

  @Test("where only ASCII can be shown, one ? a column")
  func asciiOnly() {
    let options = TextOptions(asciiOnly: true)
    #expect(shown("né漢e\u{301}|\u{E000}👍🏽\u{202E}", options) == "n???e|???«<U+202E>»")
    #expect(layOut(utf8("漢"), options) == Array(repeating: Cell(.glyph(Glyph("?"))), count: 2))
  }
}
