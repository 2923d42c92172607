import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("Pictures of the demo")
struct DemoPictureTests {
  /// The demo's two windows, two rows before the seam, with one page of news.
  private func demo(_ rows: Int, _ columns: Int, ascii: Bool = false) -> Screen {
    var screen = Screen(
      [.texts(animals, title: "Animals") { $0.fill = .repeating }, .feed(title: "News")],
      rows: rows, columns: columns, text: TextOptions(asciiOnly: ascii))
    screen.answer(1, headlines(1...20))
    screen.press(.up, .up)
    return screen
  }

  @Test("80×24, as people see it first")
  func full() {
    #expect(
      demo(24, 80).lines == [
        " Animals                   15/16 lap 0 │ News                          1 of 20+",
        "▌ 🐴 ろば        donkey                │▌ 新聞標題1",
        "  👊 刃牙        Baki                  │  新聞標題2",
        "↻ 🦊 きつね      fox                   │  新聞標題3",
        "  🐱 ねこ        cat                   │  新聞標題4",
        "  🐨 こあら      koala                 │  新聞標題5",
        "  🐪 らくだ      camel                 │  新聞標題6",
        "  🐦 だちょう    ostrich               │  新聞標題7",
        "  🐮 うし        cow                   │  新聞標題8",
        "  🦌 しか        deer                  │  新聞標題9",
        "  🐹 かぴばら    capybara              │  新聞標題10",
        "  🐬 らっこ      sea otter             │  新聞標題11",
        "  🦇 こうもり    bat                   │  新聞標題12",
        "  🌰 りす        squirrel              │  新聞標題13",
        "  🐾 すかんく    skunk                 │  新聞標題14",
        "  🐻 くま        bear                  │  新聞標題15",
        "  🐟 まぐろ      tuna                  │  新聞標題16",
        "  🐴 ろば        donkey                │  新聞標題17",
        "  👊 刃牙        Baki                  │  新聞標題18",
        "↻ 🦊 きつね      fox                   │  新聞標題19",
        "  🐱 ねこ        cat                   │  新聞標題20",
        "  🐨 こあら      koala                 │  ⠋ loading …",
        "  🐪 らくだ      camel                 │",
        " ↑↓ move  PgUp PgDn page  Tab window  F1 help                            q quit",
      ])
  }

  @Test("the name with the focus has the accent, its row is reversed, the other one underlined")
  func styles() {
    let screen = demo(24, 80)
    let title = screen.frame.styles(row: 0)
    #expect(title.hasPrefix("·AAAAAAA·"))
    #expect(title.dropFirst(39).hasPrefix("d·dddd·"))
    #expect(
      screen.frame.styles(row: 1)
        == "A·" + String(repeating: "R", count: 36) + "·dd·"
        + String(repeating: "u", count: 37) + "·")
    #expect(
      screen.frame.styles(row: 2)
        == String(repeating: "·", count: 39) + "d" + String(repeating: "·", count: 40))
    #expect(screen.cursor?.row == 1)
    #expect(screen.cursor?.column == 0)
  }

  @Test("a lone window has the bar alone, and the whole row where there is no room for the bar")
  func lone() {
    var screen = Screen(.numbered(9, .stop), rows: 8, columns: 30)
    #expect(screen.frame.styles(row: 1) == "A" + String(repeating: "·", count: 29))
    screen.resize(rows: 8, columns: 19)
    #expect(screen.frame.styles(row: 1) == String(repeating: "R", count: 19))
    screen.press("j")
    screen.resize(rows: 3, columns: 30)
    #expect(screen.frame.styles(row: 1) == String(repeating: "R", count: 30))
  }

  @Test("59×20, stacked")
  func stacked() {
    #expect(
      demo(20, 59).lines == [
        " Animals                                       15/16 lap 0",
        "▌ 🐴 ろば        donkey                                   ┃",
        "  👊 刃牙        Baki                                     ┃",
        "↻ 🦊 きつね      fox                                      ┃",
        "  🐱 ねこ        cat                                      │",
        "  🐨 こあら      koala                                    │",
        "  🐪 らくだ      camel                                    │",
        "  🐦 だちょう    ostrich                                  │",
        "  🐮 うし        cow                                      ┃",
        " News                                             1 of 20+",
        "▌ 新聞標題1                                               ┃",
        "  新聞標題2                                               ┃",
        "  新聞標題3                                               ┃",
        "  新聞標題4                                               ┃",
        "  新聞標題5                                               │",
        "  新聞標題6                                               │",
        "  新聞標題7                                               │",
        "  新聞標題8                                               │",
        "  新聞標題9                                               │",
        " ↑↓ move  PgUp PgDn page  Tab window  F1 help       q quit",
      ])
  }

  @Test("40×10: one of two")
  func small() {
    #expect(
      demo(10, 40).lines == [
        " Animals 1/2                15/16 lap 0",
        "▌ 🐴 ろば        donkey                ┃",
        "  👊 刃牙        Baki                  ┃",
        "↻ 🦊 きつね      fox                   ┃",
        "  🐱 ねこ        cat                   │",
        "  🐨 こあら      koala                 │",
        "  🐪 らくだ      camel                 │",
        "  🐦 だちょう    ostrich               │",
        "  🐮 うし        cow                   ┃",
        " ↑↓ move  PgUp PgDn page         q quit",
      ])
  }

  @Test("40×10 in ASCII")
  func ascii() {
    #expect(
      demo(10, 40, ascii: true).lines == [
        " Animals 1/2                15/16 lap 0",
        "> ?? ????        donkey                #",
        "  ?? ????        Baki                  #",
        "@ ?? ??????      fox                   #",
        "  ?? ????        cat                   |",
        "  ?? ??????      koala                 |",
        "  ?? ??????      camel                 |",
        "  ?? ????????    ostrich               |",
        "  ?? ????        cow                   #",
        " Up Down move  PgUp PgDn page    q quit",
      ])
  }

  @Test("an ASCII screen has nothing but ASCII on it", arguments: [(24, 80), (10, 59), (4, 20)])
  func onlyASCII(rows: Int, columns: Int) {
    var screen = Screen(
      [.feed(title: "名前", .stop), .numbered(99, title: "b")], rows: rows, columns: columns,
      text: TextOptions(asciiOnly: true))
    var pictures = [screen.lines]
    screen.now += .seconds(9)
    pictures.append(screen.lines)
    screen.fail(0, "ブーム", retryAfter: .seconds(9))
    pictures.append(screen.lines)
    screen.now += .seconds(9)
    screen.handle(.tick)
    screen.answer(0, headlines(1...3), next: .end)
    pictures.append(screen.lines)
    screen.press("F")
    pictures.append(screen.lines)
    screen.press(.function(1))
    pictures.append(screen.lines)
    #expect(pictures.joined().allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test("where ambiguous characters are wide the marks are ASCII, so that they take one column")
  func ambiguous() {
    let screen = Screen(
      .numbered(40), rows: 4, columns: 44, text: TextOptions(ambiguousWide: true))
    #expect(
      screen.lines == [
        " list                                  1/40",
        "@ row 1                                    #",
        "  row 2                                    |",
        " Up Down move  PgUp PgDn page        q quit",
      ])
  }

  @Test(
    "the small ones: gutter, scroll bar and hints go first, then the title, never the current row",
    arguments: [
      (
        4, 20,
        [" Animals 1/2  15/16", "▌ 🐴 ろば        d…│", "  👊 刃牙        B…┃", " ↑↓ move     q quit"]
      ),
      (4, 19, ["Animals 1/2   15/16", "🐴 ろば        don…", "👊 刃牙        Baki", ""]),
      (3, 20, [" Animals 1/2  15/16", "🐴 ろば        donk…", ""]),
      (3, 10, ["An…  15/16", "🐴 ろば  …", ""]),
      (2, 10, ["🐴 ろば  …", ""]), (2, 3, ["🐴", ""]), (3, 2, ["1…", "🐴", ""]), (1, 1, [""]),
      (1, 12, ["🐴 ろば    …"]),
    ] as [(Int, Int, [String])])
  func tiny(rows: Int, columns: Int, lines: [String]) {
    #expect(demo(rows, columns).lines == lines)
  }

  @Test("on one cell the current row's first character is seen, reversed")
  func cell() {
    var screen = Screen(.texts(["alpha", "beta"]), rows: 1, columns: 1)
    #expect(screen.lines == ["a"])
    screen.press("j")
    #expect(screen.lines == ["b"])
    #expect(screen.frame.styles(row: 0) == "R")
  }
}
