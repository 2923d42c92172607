import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

extension ListWindow {
  /// A list of files that are pages.
  fileprivate static func album(
    _ names: [String], _ edge: Edge = .ring, interval: Duration? = nil
  ) -> ListWindow {
    texts(names, title: "photos", edge) {
      var pages = PageSettings()
      pages.interval = interval
      pages.itemsArePaths = true
      $0.pages = pages
      $0.wraps = true
    }
  }
}

private let files = (1...7).map { "photos/p\($0).png" }

/// A picture of these lines.
private func picture(_ lines: String...) -> RenderAnswer {
  .ready(.symbols(SymbolPicture(lines: lines.map { Array($0.utf8) })))
}

private func text(_ lines: String...) -> RenderAnswer {
  .ready(.text(lines.map { Array($0.utf8) }))
}

@Suite("How pages look")
struct PagePictureTests {
  @Test("an album: a picture in the middle, the slider, the place")
  func album() {
    var screen = Screen(.album(files, .stop), rows: 8, columns: 40)
    screen.render { _ in picture("\u{1B}[31m####\u{1B}[0m", "####") }
    screen.press(.right)
    screen.now += .seconds(1)
    screen.handle(.tick)
    #expect(
      screen.lines == [
        " p2.png                          2 of 7",
        "",
        "                  ####",
        "                  ####",
        "",
        "",
        " ━━━━━━●━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━",
        " ←→ page  Home End  N g go to    q quit",
      ])
    #expect(screen.frame[2, 18].style.foreground == .indexed(1))
    #expect(
      screen.frame.styles(row: 6) == "·" + "AAAAAAA" + String(repeating: "d", count: 31) + "·")
  }

  @Test("a carousel: dots in the middle, the time that is left")
  func carousel() {
    var screen = Screen(.album(files, interval: .seconds(4)), rows: 6, columns: 50)
    screen.render { _ in picture("##") }
    screen.now += .milliseconds(1500)
    screen.handle(.tick)
    #expect(screen.lines[4] == "                  ● ○ ○ ○ ○ ○ ○             ▶ 3 s")
    #expect(screen.lines[5].contains("N g go to  p pause"))
    screen.press("p")
    #expect(screen.lines[4] == "                  ● ○ ○ ○ ○ ○ ○                ❚❚")
    #expect(screen.frame.styles(row: 4).contains("A"))
  }

  @Test(
    "the sign of autoplay is shorter where there are fewer columns",
    arguments: [
      (40, " ▶ 4 s"), (39, " ▶4s"), (20, " ▶4s"), (19, " ▶"), (6, " ▶"),
    ])
  func sign(columns: Int, playing: String) {
    var screen = Screen(
      .album(Array(files.prefix(2)), interval: .seconds(4)), rows: 6, columns: columns)
    screen.render { _ in picture("#") }
    #expect(screen.frame.fault == nil)
    #expect(screen.lines[4].hasSuffix(playing))
    screen.press("p")
    #expect(screen.lines[4].hasSuffix(" ❚❚"))
  }

  @Test("the hint of p is what it would do")
  func hintOfPlaying() {
    var screen = Screen(.album(files), rows: 6, columns: 60)
    screen.render { _ in picture("#") }
    #expect(screen.lines[5].contains("p play  F1 help"))
    screen.press("p")
    #expect(screen.lines[5].contains("p pause  F1 help"))
    screen.press("p")
    #expect(screen.lines[5].contains("p play  F1 help"))
  }

  @Test("p at an end that nothing follows says so")
  func playingAtTheEnd() {
    var screen = Screen(.album(files, .stop), rows: 6, columns: 60)
    screen.render { _ in picture("#") }
    screen.press(.end)
    screen.press("p")
    #expect(screen.lines[5] == " This is the last page")
    screen.press(.left)
    #expect(screen.lines[5].contains("p pause"))
  }

  @Test("more pages than dots have a mark where they are")
  func marks() {
    let names = (1...40).map { "p\($0)" }
    var screen = Screen(.album(names), rows: 6, columns: 21)
    screen.render { _ in picture("#") }
    #expect(screen.lines[4] == "   ● ○ ○ ○ ○ ○ ○ ○ ›")
    screen.press("2")
    screen.press("0")
    screen.press("g")
    screen.now += .seconds(1)
    screen.handle(.tick)
    #expect(screen.lines[4] == " ‹ ○ ○ ○ ○ ● ○ ○ ○ ›")
    screen.press(.end)
    screen.now += .seconds(1)
    screen.handle(.tick)
    #expect(screen.lines[4] == " ‹ ○ ○ ○ ○ ○ ○ ○ ●")
  }

  @Test(
    "a name that was given stands before each page's own, where there is room for both",
    arguments: [
      (40, " Animals 日本 · p1.png           1 of 7"), (32, " Animals 日本 · p1.png   1 of 7"),
      (31, " Animals 日本 · p1.png  1 of 7"), (30, " p1.png                1 of 7"),
    ])
  func album(columns: Int, title: String) {
    let window = ListWindow.texts(files, title: "x", .stop) {
      var pages = PageSettings()
      pages.itemsArePaths = true
      pages.album = "Animals 日本"
      $0.pages = pages
    }
    let screen = Screen(window, rows: 6, columns: columns)
    #expect(screen.lines[0] == title)
  }

  @Test(
    "a page slides in from the right; what is cut is cut between cells", arguments: [0, 50])
  func slide(milliseconds: Int) {
    var screen = Screen(.album(files), rows: 6, columns: 20)
    screen.render { $0.contains("p1") ? text("日本日本日本日本日本") : text("abcdefghij") }
    screen.press(.right)
    screen.now += .milliseconds(milliseconds)
    #expect(screen.frame.fault == nil)
    let line = screen.lines[1]
    if milliseconds == 0 {
      #expect(line == " 日本日本日本日本日")
    } else {
      #expect(line.hasSuffix("abcdefghij"))
      #expect(!line.hasPrefix(" 日本"))
    }
  }

  @Test("no frame of a slide cuts a wide character in two, whichever way it goes")
  func slidesAreWhole() {
    for key in [Key.left, .right] {
      var screen = Screen(.album(files), rows: 6, columns: 21)
      screen.render { text($0.contains("p1") ? "日本日本日本日本日本" : "x日本日本日本日本日") }
      screen.press(key)
      for _ in 0..<30 {
        #expect(screen.frame.fault == nil)
        screen.now += .milliseconds(5)
      }
    }
  }

  @Test("until it is there a page shows its name, and after a fifth of a second a spinner")
  func placeholder() {
    var screen = Screen(.album(files, .stop), rows: 8, columns: 40)
    #expect(screen.lines[3] == "                 p1.png")
    #expect(screen.lines[4].isEmpty)
    screen.now += .milliseconds(300)
    screen.handle(.tick)
    #expect(screen.lines[3] == "                 p1.png")
    #expect(screen.lines[4] == "                   ⠸")
  }

  @Test("a page that failed says what is wrong and how to go on")
  func failure() {
    var screen = Screen(.album(files, .stop), rows: 8, columns: 40)
    screen.render { _ in .failed(SourceError("not a PNG file\u{1B}[2J")) }
    #expect(
      screen.lines[2...4] == [
        "                ✗ p1.png",
        "          not a PNG file^[[2J",
        "               r retries",
      ])
    #expect(screen.frame.styles(row: 2).contains("e"))
  }

  @Test("a text is wrapped, scrolls, and shows how much there is")
  func scrolls() {
    var screen = Screen(.album(files, .stop), rows: 7, columns: 20)
    screen.render { _ in text("abcdefghijklmnopqrstuvwxyz", "2", "3", "4", "5") }
    #expect(
      screen.lines[1...4] == [
        " abcdefghijklmnopqr┃", " stuvwxyz          ┃", " 2                 │",
        " 3                 │",
      ])
    screen.press(.down, .down)
    #expect(screen.lines[1].hasPrefix(" 2"))
  }

  @Test("an empty list says so")
  func empty() {
    let screen = Screen(.album([], .stop), rows: 6, columns: 40)
    #expect(screen.lines[2] == "              nothing here")
    #expect(screen.lines[0] == " photos")
  }

  @Test("an ASCII terminal has other marks")
  func ascii() {
    var options = TextOptions()
    options.asciiOnly = true
    var screen = Screen(
      [.album(files, .stop, interval: .seconds(4))], rows: 6, columns: 40, text: options)
    screen.render { _ in picture("##") }
    #expect(screen.lines[4] == " O============================    > 4 s")
    screen = Screen([.album(files)], rows: 6, columns: 40, text: options)
    screen.render { _ in picture("##") }
    #expect(screen.lines[4] == "             * o o o o o o")
  }

  @Test("at every size there is a whole screen", arguments: [Edge.ring, .stop])
  func sizes(_ edge: Edge) {
    for rows in 1...8 {
      for columns in 1...44 {
        var screen = Screen(
          .album(files, edge, interval: .seconds(4)), rows: rows, columns: columns)
        #expect(screen.frame.fault == nil)
        screen.render { _ in text("日本日本日本日本日本日本", "abc") }
        screen.press(.right)
        screen.now += .milliseconds(60)
        let frame = screen.frame
        #expect(frame.fault == nil)
        #expect(!frame.lines.contains { $0.contains("¿") })
      }
    }
  }

  private static let pixels = PixelPicture(
    bytes: [1, 2, 3], size: Size(rows: 3, columns: 10), keeping: .byNumber)

  @Test("a picture of the terminal's own makes room for what went wrong when it was made anew")
  func failedPixels() throws {
    var screen = Screen(.album(files, .stop), rows: 8, columns: 40)
    screen.render { _ in
      .ready(.pixels(Self.pixels))
    }
    screen.press("r")
    screen.render { _ in .failed(SourceError("boom")) }
    let scene = screen.painter.scene(screen.browser, now: screen.now)
    #expect(scene.panes[0].pixels == nil)
    #expect(scene.panes[0].body.lines.contains { $0.contains("boom") })
  }

  @Test("a picture of the terminal's own is placed in the middle, over blank cells")
  func pixels() throws {
    var screen = Screen(.album(files, .stop), rows: 8, columns: 40)
    screen.render { _ in
      .ready(.pixels(Self.pixels))
    }
    let scene = screen.painter.scene(screen.browser, now: screen.now)
    let pixels = try #require(scene.panes[0].pixels)
    #expect(pixels == Scene.Pixels(row: 1, column: 15, picture: Self.pixels))
    #expect(screen.lines[1...5] == ["", "", "", "", ""])
    screen.press(.function(1))
    let help = screen.painter.scene(screen.browser, now: screen.now)
    #expect(!help.panes.contains { $0.pixels != nil })
  }

  @Test("only an opaque picture of sixels, at the same place and as large, hides another")
  func hides() {
    func pixels(
      _ width: Int, _ height: Int, isOpaque: Bool = true, column: Int = 3
    ) -> Scene.Pixels {
      let keeping = PixelPicture.Keeping.inCells(
        PixelSize(width: width, height: height), isOpaque: isOpaque)
      return Scene.Pixels(
        row: 1, column: column,
        picture: PixelPicture(bytes: [], size: Size(rows: 1, columns: 1), keeping: keeping))
    }
    let numbered = Scene.Pixels(row: 1, column: 3, picture: Self.pixels)
    #expect(pixels(20, 10).hides(pixels(20, 10)))
    #expect(pixels(20, 10).hides(pixels(19, 9, isOpaque: false)))
    #expect(!pixels(20, 10).hides(pixels(21, 10)))
    #expect(!pixels(20, 10).hides(pixels(20, 11)))
    #expect(!pixels(20, 10, isOpaque: false).hides(pixels(20, 10)))
    #expect(!pixels(20, 10, column: 2).hides(pixels(20, 10)))
    #expect(!pixels(20, 10).hides(numbered))
    #expect(!numbered.hides(pixels(20, 10)))
  }
}
