import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("Random scenes")
struct RandomSceneTests {
  /// Random numbers that are the same for the same seed (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[below(elements.count)]
    }
  }

  private static let pieces = [
    "word ", "日本", "あ", "e\u{301}", "👨‍👩‍👧", "\t", "\u{1B}[31m", "\u{1B}[0m", "\u{1B}", "\n",
    "\u{202E}", "x", "─",
    "🦊", "\u{0}", "ﾊﾞ", "한", "́", "\u{FE0F}", "❤️",
  ]

  private static func text(_ random: inout Numbers, upTo count: Int) -> String {
    (0..<random.below(count + 1)).map { _ in random.pick(pieces) }.joined()
  }

  private static func windows(_ random: inout Numbers) -> [ListWindow] {
    (0..<1 + random.below(4)).map { _ in
      let title = text(&random, upTo: 12)
      let edge = random.pick(Edge.allCases)
      var settings = WindowSettings()
      settings.headerCount = random.below(3)
      settings.wraps = random.below(2) == 0
      settings.showsNumbers = random.below(2) == 0
      settings.fill = random.below(3) == 0 ? .repeating : .once
      let shown = settings
      let change = { (settings: inout WindowSettings) in
        let edge = settings.edge
        settings = shown
        settings.edge = edge
      }
      if random.below(2) == 0 { return .feed(title: title, edge, change) }
      let rows = (0..<random.below(40)).map { _ in text(&random, upTo: 30) }
      return .texts(rows, title: title, edge, change)
    }
  }

  private static let keys: [Key] =
    KeyMap.bindings.flatMap(\.keys).filter { $0 != "q" } + ["1", "3", .down, .right, .right]

  private static func step(_ screen: inout Screen, _ random: inout Numbers) {
    switch random.below(9) {
    case 0: screen.resize(rows: 1 + random.below(30), columns: 1 + random.below(110))
    case 1:
      let rows = (0..<random.below(25)).map { _ in text(&random, upTo: 30) }
      screen.answer(random.below(4), rows, next: random.below(4) == 0 ? .end : .more)
    case 2:
      screen.fail(
        random.below(4), text(&random, upTo: 20),
        retryAfter: random.below(2) == 0 ? .seconds(3) : nil)
    case 3:
      screen.now += .milliseconds(random.below(9000))
      screen.handle(.tick)
    default: screen.press(random.pick(keys))
    }
  }

  /// What is wrong with a scene, or nil.
  private static func fault(_ screen: Screen) -> String? {
    let scene = screen.painter.scene(screen.browser, now: screen.now)
    let size = screen.browser.size
    for part in scene.parts
    where part.row < 0 || part.column < 0 || part.row + part.frame.rows > size.rows
      || part.column + part.frame.columns > size.columns
    {
      return "a part outside the screen"
    }
    let frame = scene.flattened(size)
    if frame.cells.contains(where: { $0.content == .glyph("¿") }) { return "a hole" }
    if let cursor = scene.cursor, cursor.row >= size.rows || cursor.column >= size.columns {
      return "a cursor outside the screen"
    }
    let window = screen.browser.windows[screen.browser.focus]
    if screen.browser.mode == .viewing, !window.viewport.isEmpty, size.columns > 3 {
      guard let cursor = scene.cursor else { return "no cursor" }
      let styles = frame.styles(row: cursor.row).dropFirst(cursor.column)
      if !styles.hasPrefix("A"), !styles.contains("R"), !hasInverse(frame, cursor.row) {
        return "a current row that does not show"
      }
    }
    return frame.fault
  }

  /// Whether a row that was reversed by its own colours is plain now.
  private static func hasInverse(_ frame: Frame, _ row: Int) -> Bool {
    (0..<frame.columns).contains { frame[row, $0].style == .plain }
  }

  @Test("every frame of every state and size keeps its cells in order", arguments: 0..<8)
  func frames(part: Int) {
    for seed in 0..<10 {
      var random = Numbers(state: UInt64(part * 1000 + seed))
      let options = random.pick([
        TextOptions(), TextOptions(asciiOnly: true), TextOptions(ambiguousWide: true),
        TextOptions(tabs: 3),
      ])
      var screen = Screen(
        windows(&random), rows: 1 + random.below(30), columns: 1 + random.below(110),
        text: options, seam: random.pick(SeamStyle.allCases))
      for step in 0..<40 {
        Self.step(&screen, &random)
        if let fault = Self.fault(screen) {
          Issue.record("\(fault): seed \(part * 1000 + seed), step \(step), \(screen.browser.size)")
          break
        }
      }
    }
  }

  private func windows(_ random: inout Numbers) -> [ListWindow] { Self.windows(&random) }
}
