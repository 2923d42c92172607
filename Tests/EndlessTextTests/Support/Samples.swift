/// A generator that gives the same numbers each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Rows made of everything that is hard.
enum Samples {
  private static let parts: [[UInt8]] = [
    "plain words", "x", "_", "\t", "\r", "\n", "\r\n", "\u{8}", "x\u{8}x", "_\u{8}x", "_\u{8}_",
    "漢\u{8}漢", "__\u{8}\u{8}漢", "漢字", "é", "e\u{301}", "\u{301}\u{302}\u{303}\u{304}\u{305}",
    "👩‍👩‍👧‍👦", "👍🏽", "❤️", "1️⃣", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "각", "\u{1100}\u{1161}\u{11A8}", "ｱ", "Ａ",
    "\u{E000}", "…", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{85}", "\u{9B}31m", "\u{9D}0;t\u{9C}",
    "\u{1B}[1m", "\u{1B}[38;2;1;2;3m", "\u{1B}[m", "\u{1B}[", "\u{1B}]8;;u\u{1B}\\",
    "\u{1B}]0;t\u{7}",
    "\u{1B}", "\u{1B}]0;open", "\u{1B}P1q\u{1B}\\", "\u{1B}(B", "\u{7F}", "\0", "\u{200D}", "🏽",
    "\u{10FFFF}", "\u{E0041}",
  ].map { Array($0.utf8) }
  private static let broken: [[UInt8]] = [
    [0xC2], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0x9B], [0xFF], [0xED, 0xA0, 0x80],
    [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80],
  ]

  /// A row of at most so many parts.
  static func row(parts count: Int, using generator: inout SeededGenerator) -> [UInt8] {
    var row: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: row.append(UInt8.random(in: 0...255, using: &generator))
      case 1: row += broken.randomElement(using: &generator) ?? []
      default: row += parts.randomElement(using: &generator) ?? []
      }
    }
    return row
  }
}
