import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("The footer row")
struct FooterTests {
  private func feed(_ edge: Edge = .stop, rows: Int = 6, columns: Int = 44, ascii: Bool = false)
    -> Screen
  {
    Screen(.feed(edge), rows: rows, columns: columns, text: TextOptions(asciiOnly: ascii))
  }

  @Test("the spinner turns with the clock, ten pictures a second")
  func spinner() {
    var screen = feed()
    var pictures: [Character?] = []
    for _ in 0..<11 {
      pictures.append(screen.lines[1].dropFirst(2).first)
      screen.now += .milliseconds(100)
    }
    #expect(pictures == Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋"))
    var ascii = feed(ascii: true)
    pictures = []
    for _ in 0..<5 {
      pictures.append(ascii.lines[1].dropFirst(2).first)
      ascii.now += .milliseconds(100)
    }
    #expect(pictures == Array("-\\|/-"))
  }

  @Test("after five seconds it says how long, and what stops it")
  func waiting() {
    var screen = feed()
    screen.answer(0, ["a"])
    #expect(screen.lines[2] == "  ⠋ loading …")
    screen.now += .milliseconds(4999)
    #expect(screen.lines[2].hasSuffix(" loading …"))
    screen.now += .milliseconds(1)
    #expect(screen.lines[2] == "  ⠋ loading … 5 s · ^C stops")
    screen.now += .seconds(7)
    #expect(screen.lines[2] == "  ⠋ loading … 12 s · ^C stops")
  }

  @Test("each page has its own seconds")
  func eachPage() {
    var screen = feed(rows: 30)
    screen.now += .seconds(4)
    screen.answer(0, ["a"])
    screen.now += .seconds(4)
    #expect(screen.lines[2] == "  ⠋ loading …")
  }

  @Test("nothing moves without animation")
  func still() {
    var screen = Screen([.feed(.stop)], rows: 6, columns: 44, animates: false)
    let before = screen.lines
    screen.now += .milliseconds(12_345)
    #expect(screen.lines == before)
  }

  @Test("what went wrong, in the error's colour, and what helps")
  func failed() {
    var screen = feed()
    screen.answer(0, ["a", "b"])
    screen.fail(0, "boom")
    #expect(screen.lines[3] == "  ✗ boom · r retries")
    #expect(screen.frame.styles(row: 3).hasPrefix("··eeeeeeeeeeeeeeeeee·"))
    screen.press("r")
    screen.fail(0, "429 from example.org", retryAfter: .seconds(12))
    #expect(screen.lines[3] == "  ✗ 429 from example.org · again in 12 s")
    screen.now += .milliseconds(1500)
    #expect(screen.lines[3] == "  ✗ 429 from example.org · again in 11 s")
  }

  @Test("a long error is cut, what helps is not, as long as there is room for both")
  func longError() {
    var screen = feed()
    screen.fail(0, "a message that is much too long for a narrow window")
    #expect(screen.lines[1] == "  ✗ a message that is much too… · r retries")
    screen.resize(rows: 6, columns: 15)
    #expect(screen.lines[1] == "✗ a message th…")
  }

  @Test("stopped, and what goes on")
  func stopped() {
    var screen = feed()
    screen.answer(0, ["a"])
    screen.press(.control("c"))
    #expect(screen.lines[2] == "  stopped · r goes on")
    #expect(screen.frame.styles(row: 2).hasPrefix("··ddddddd"))
  }

  @Test("C25 a source that makes no progress is told of")
  func stalled() {
    var screen = feed(rows: 30, columns: 60)
    screen.answer(0, ["a", "b"])
    screen.answer(0, ["a", "b"])
    #expect(screen.lines[3] == "  ✗ page 2 repeats page 1 · r goes on")
    screen = feed(rows: 30, columns: 60)
    screen.answer(0, ["a"])
    for _ in 0..<5 {
      screen.answer(0, [], next: .cursor("\(screen.now)")); screen.now += .seconds(1)
    }
    #expect(screen.lines[2] == "  ✗ nothing new in 5 pages · r goes on")
  }

  @Test("the end of a list with ends, of one item too; a ring has none")
  func end() {
    var screen = feed()
    screen.answer(0, ["a", "b"], next: .end)
    #expect(screen.lines[3] == "  ── end · 2 items ──")
    screen = feed(.pause)
    screen.answer(0, ["a"], next: .end)
    #expect(screen.lines[2] == "  ── end · 1 item ──")
    screen = feed(.ring)
    screen.answer(0, ["a", "b"], next: .end)
    #expect(screen.lines[3] == "")
    screen = feed(ascii: true)
    screen.answer(0, ["a", "b"], next: .end)
    #expect(screen.lines[3] == "  -- end - 2 items --")
  }

  @Test("an empty source says so in the middle of its window")
  func empty() {
    var screen = feed()
    screen.answer(0, [], next: .end)
    #expect(
      screen.lines == [
        " feed", "", "                nothing here", "", "",
        " ↑↓ move  PgUp PgDn page  F1 help    q quit",
      ])
    #expect(screen.cursor == nil)
    screen.resize(rows: 1, columns: 5)
    #expect(screen.lines == ["noth…"])
    let file = Screen(.texts([]), rows: 4, columns: 30)
    #expect(file.lines[1] == "         nothing here")
  }

  @Test("F38 exactly one footer row, never reversed")
  func notSelectable() {
    var screen = feed()
    screen.answer(0, ["a", "b"], next: .end)
    screen.press("G", "j", "j")
    #expect(screen.lines.filter { $0.contains("end ·") }.count == 1)
    #expect(!screen.frame.styles(row: 3).contains("R"))
    #expect(screen.frame.styles(row: 2).hasPrefix("A"))
  }
}

@Suite("The status line")
struct StatusTests {
  private func status(_ screen: Screen) -> String { screen.lines.last ?? "" }

  @Test(
    "hints that fit, the most useful first, quit at the right",
    arguments: [
      (80, " ↑↓ move  PgUp PgDn page  Tab window  F1 help                            q quit"),
      (54, " ↑↓ move  PgUp PgDn page  Tab window  F1 help  q quit"),
      (53, " ↑↓ move  PgUp PgDn page  Tab window          q quit"),
      (44, " ↑↓ move  PgUp PgDn page             q quit"),
      (33, " ↑↓ move  PgUp PgDn page  q quit"), (32, " ↑↓ move                 q quit"),
      (20, " ↑↓ move     q quit"), (19, ""), (1, ""),
    ])
  func hints(columns: Int, line: String) {
    let screen = Screen([.numbered(9), .numbered(9)], columns: columns)
    #expect(status(screen) == line)
  }

  @Test("a picker begins with Enter, one window has no Tab")
  func picker() {
    let picker = Screen([.numbered(9)], columns: 60, picks: true)
    #expect(status(picker) == " Enter pick  ↑↓ move  PgUp PgDn page  F1 help        q quit")
    let viewer = Screen(.numbered(9), columns: 60)
    #expect(status(viewer) == " ↑↓ move  PgUp PgDn page  F1 help                    q quit")
  }

  @Test("the count is shown while it is typed")
  func count() {
    var screen = Screen(.numbered(9))
    screen.type("25")
    #expect(status(screen) == " 25")
    screen.press(.escape)
    #expect(status(screen).hasPrefix(" ↑↓ move"))
  }

  @Test("a message takes the place of the hints, plain; an error in its colour")
  func messages() {
    var screen = Screen(.numbered(48))
    screen.type("50g")
    #expect(status(screen) == " Only 48 items")
    #expect(screen.frame.styles(row: 23).hasPrefix("····"))
    screen.handle(.store(window: 0, .failed(SourceError("Input/output error"))))
    #expect(status(screen) == " ✗ Input/output error")
    #expect(screen.frame.styles(row: 23).hasPrefix("·eeee"))
  }

  @Test("what the window does: a reload, following, reading to the end")
  func work() {
    var screen = Screen(.feed(.stop), rows: 6, columns: 44)
    screen.answer(0, ["a"], next: .end)
    screen.press("r")
    #expect(status(screen) == " ⠴ reloading …")
    screen.fail(0, "gone")
    #expect(status(screen) == " ✗ gone · r retries")
    #expect(screen.lines[1] == "▌ a")
    screen = Screen(.numbered(48))
    screen.press("F")
    #expect(status(screen) == " following · any movement stops")
    let pipe = ListWindow(
      title: "pipe", rows: .store(Pipe(), Paging()), settings: WindowSettings())
    screen = Screen(pipe)
    screen.press("G")
    #expect(status(screen) == " 1234 rows … ^C stops")
  }

  @Test("a message uses the whole of a narrow line, and is cut where it does not fit")
  func narrow() {
    var screen = Screen(.numbered(9), rows: 3, columns: 8)
    screen.press(.escape)
    #expect(status(screen) == "q quits")
    screen.resize(rows: 3, columns: 5)
    #expect(status(screen) == "q qu…")
  }
}

/// A pipe that has brought some rows.
private final class Pipe: RowStore {
  let extent = Extent.growing(1234)
  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    RowBytes(bytes: [], reachesEnd: true)
  }
  func id(ofRow index: Int) -> ItemID? { .position(index) }
  func fraction(ofRow index: Int) -> Double? { nil }
}
