import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

private let bold = TextStyle.Attributes.bold.rawValue

@Suite struct PaletteTests {
  typealias Match = ColorDepth.Match

  @Test(arguments: [
    (0, ColorDepth.none), (2, .none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .many),
    (16_777_216, .eight),
  ])
  func aDepthFollowsFromTheNumberOfColours(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors) == depth)
  }

  @Test(arguments: [
    (ColorDepth.none, TextColor.indexed(1), -1, false),
    (.none, .rgb(red: 9, green: 9, blue: 9), -1, false),
    (.eight, .standard, -1, false), (.eight, .indexed(1), 1, false), (.eight, .indexed(9), 1, true),
    (.eight, .indexed(196), 1, true), (.eight, .indexed(232), 0, false),
    (.eight, .rgb(red: 0, green: 0, blue: 0), 0, false),
    (.eight, .rgb(red: 255, green: 255, blue: 255), 7, true),
    (.sixteen, .indexed(9), 9, false), (.sixteen, .indexed(46), 10, false),
    (.sixteen, .rgb(red: 200, green: 10, blue: 0), 1, false),
    (.many, .indexed(200), 200, false), (.many, .rgb(red: 255, green: 0, blue: 0), 196, false),
    (.many, .rgb(red: 0, green: 0, blue: 0), 16, false),
    (.many, .rgb(red: 255, green: 255, blue: 255), 231, false),
    (.many, .rgb(red: 128, green: 128, blue: 128), 244, false),
    (.many, .rgb(red: 95, green: 135, blue: 175), 67, false),
  ])
  func theNearestColourIsTaken(depth: ColorDepth, color: TextColor, number: Int16, isBold: Bool) {
    #expect(depth.match(color) == Match(number: number, isBold: isBold))
  }

  /// The colours of the cube and the greys are their own nearest.
  @Test func aColourOfThe256IsItself() {
    for index in UInt8(16)...255 {
      let rgb = RGB(index)
      let nearest = RGB(UInt8(rgb.nearestOf256))
      #expect(nearest == rgb, "\(index)")
    }
  }

  @Test func noColoursLeavesTheAttributes() {
    var palette = Palette(colors: 0, pairs: 0, hasStandard: true) { _ in Issue.record("no pair") }
    let style = TextStyle(
      foreground: .indexed(1), background: .rgb(red: 1, green: 2, blue: 3),
      attributes: [.bold, .reverse])
    #expect(palette.pen(for: style) == Pen(pair: 0, attributes: style.attributes.rawValue))
    #expect(!palette.isExhausted)
  }

  @Test func equalColoursShareAPair() {
    var defined: [PairDefinition] = []
    withUnsafeMutablePointer(to: &defined) { defined in
      var palette = Palette(colors: 8, pairs: 64, hasStandard: true) { defined.pointee.append($0) }
      let red = palette.pen(for: TextStyle(foreground: .indexed(1)))
      let bright = palette.pen(for: TextStyle(foreground: .indexed(9)))
      #expect(red == Pen(pair: 1, attributes: 0))
      #expect(bright == Pen(pair: 1, attributes: bold))
      #expect(palette.pen(for: .plain) == .plain)
    }
    #expect(defined == [PairDefinition(pair: 1, foreground: 1, background: -1)])
  }

  @Test func withoutStandardColoursWhiteOnBlackStandsForThem() {
    var defined: [PairDefinition] = []
    withUnsafeMutablePointer(to: &defined) { defined in
      var palette = Palette(colors: 8, pairs: 64, hasStandard: false) { defined.pointee.append($0) }
      _ = palette.pen(for: TextStyle(background: .indexed(4)))
    }
    #expect(defined == [PairDefinition(pair: 1, foreground: 7, background: 4)])
  }

  @Test func pastTheLastPairOnlyTheForegroundIsKept() {
    var palette = Palette(colors: 8, pairs: 4, hasStandard: true) { #expect($0.pair < 4) }
    let red = palette.pen(for: TextStyle(foreground: .indexed(1)))
    for background in UInt8(2)...3 {
      _ = palette.pen(for: TextStyle(background: .indexed(background)))
    }
    #expect(!palette.isExhausted)
    let style = TextStyle(foreground: .indexed(1), background: .indexed(4))
    #expect(palette.pen(for: style) == red)
    #expect(palette.isExhausted)
    #expect(palette.pen(for: TextStyle(foreground: .indexed(5))).pair == 0)
    palette.startOver()
    #expect(palette.pen(for: style).pair == 1)
  }

  @Test(arguments: [
    (["TERM": "xterm"], ["xterm", "xterm-256color"], true),
    (
      ["TERM": "xterm", "COLORTERM": "truecolor"], ["xterm-256color", "xterm", "xterm-256color"],
      true
    ),
    (["TERM": "xterm-direct"], ["xterm-256color", "xterm-direct", "xterm-256color"], true),
    (["TERM": "tmux-256color", "COLORTERM": "24bit"], ["tmux-256color", "xterm-256color"], true),
    (["TERM": "vt100", "NO_COLOR": "1"], ["vt100", "xterm-256color"], false),
    (["TERM": "vt100", "NO_COLOR": ""], ["vt100", "xterm-256color"], true),
    ([:], ["xterm-256color"], true),
  ])
  func theEnvironmentChooses(
    environment: [String: String], candidates: [String], usesColor: Bool
  ) {
    let options = TerminalOptions(environment: environment)
    #expect(options.candidates == candidates)
    #expect(options.usesColor == usesColor)
  }

  @Test(arguments: [("100", 100), ("", 25), ("soon", 25)])
  func theEnvironmentSaysHowLongAnEscapeMayTake(value: String, delay: Int) {
    #expect(TerminalOptions(environment: ["ESCDELAY": value]).escapeDelay == delay)
    #expect(TerminalOptions(environment: [:]).escapeDelay == 25)
  }

  @Test(
    "pictures are drawn as the terminal's variables say it can",
    arguments: [
      ([:], PictureMode.symbols),
      (["TERM": "xterm-256color"], .symbols),
      (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM": "foot-extra"], .sixel),
      (["TERM": "screen-256color", "KITTY_WINDOW_ID": "3"], .symbols),
      (["TERM": "xterm-kitty", "TERM_PROGRAM": "tmux"], .symbols),
    ] as [([String: String], PictureMode)])
  func pictures(environment: [String: String], mode: PictureMode) {
    #expect(TerminalOptions(environment: environment).pictures == mode)
  }
}
