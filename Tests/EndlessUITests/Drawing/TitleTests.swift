import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("Title bars")
struct TitleTests {
  private func title(_ screen: Screen) -> String { screen.lines[0] }

  @Test("of windows that do not all fit it says which one it is, however long the name")
  func serial() {
    let windows = (1...30).map {
      ListWindow.numbered(60, title: "a rather long name of window \($0)")
    }
    var screen = Screen(windows)
    #expect(
      title(screen)
        == " a rather long name of win… 1/30  1/60 │ a rather long name of wind… 2/30  1/60")
    screen.press(.backTab)
    #expect(title(screen).contains(" 30/30  1/60"))
  }

  @Test("names and places of all kinds")
  func places() {
    #expect(title(Screen(.numbered(3), columns: 20)) == " list           1/3")
    var screen = Screen(.feed(), columns: 20)
    #expect(title(screen) == " feed")
    screen.answer(0, headlines(1...9))
    #expect(title(screen) == " feed       1 of 9+")
    screen.answer(0, [], next: .end)
    #expect(title(screen) == " feed           1/9")
  }

  @Test("the lap is told after the first one, both ways")
  func laps() {
    var screen = Screen(.numbered(30), columns: 30)
    #expect(!title(screen).contains("lap"))
    screen.press("k")
    #expect(title(screen) == " list             30/30 lap 0")
    screen.type("31j")
    #expect(title(screen) == " list              1/30 lap 2")
  }

  @Test(
    "where it gets narrow the lap goes first, then which window it is, then the name",
    arguments: [
      (40, " Animals 1/2                 2/30 lap 2"), (26, " Animals 1/2   2/30 lap 2"),
      (24, " Animals 1/2       2/30"),
      (20, " Animals 1/2   2/30"), (16, "Animals     2/30"), (10, "Ani…  2/30"),
    ])
  func narrow(columns: Int, line: String) {
    var screen = Screen(
      [.numbered(30, title: "Animals"), .numbered(3)], rows: 8, columns: columns)
    screen.type("31j")
    #expect(title(screen) == line)
  }

  @Test("the position is never cut for the name")
  func position() {
    for columns in 5...40 {
      let screen = Screen(
        .numbered(30, title: String(repeating: "名前", count: 30)), rows: 8, columns: columns)
      #expect(title(screen).contains("1/30"), "\(columns) columns")
      #expect(screen.frame.fault == nil)
    }
  }

  /// Strings that would steer a terminal if they reached it.
  private static let attacks = [
    "\u{1B}[2J\u{1B}]0;owned\u{07}", "\u{9B}31m\u{85}\u{00}\u{7F}", "a\nb\tc\rd",
    "\u{202E}txt.exe\u{2066}x", "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦",
    String(repeating: "\u{1B}P", count: 200),
  ]

  @Test("hostile names, errors and messages are shown, not obeyed", arguments: attacks)
  func hostile(text: String) {
    for columns in [80, 24, 11, 3] {
      var screen = Screen([.feed(title: text, .stop)], rows: 6, columns: columns)
      screen.answer(0, [text, text], finishes: false)
      screen.fail(0, text)
      #expect(screen.frame.fault == nil)
      screen.handle(.store(window: 0, .failed(SourceError(text))))
      #expect(screen.frame.fault == nil)
      screen.press("w", "#", "r")
      #expect(screen.frame.fault == nil)
    }
  }

  @Test("an escape in a name is seen as ^[, a bidirectional control by its number")
  func visible() {
    let screen = Screen(.numbered(3, title: "a\u{1B}[31mb\u{202E}c"), columns: 40)
    #expect(title(screen) == " a^[[31mb<U+202E>c                  1/3")
  }
}
