package import EndlessText

/// Turns styles into what curses draws with, and numbers the colour pairs that are needed.
///
/// A pair keeps its number as long as anything drawn with it may be on the screen. When all numbers
/// are taken a style keeps only its foreground, or else no colour, until `startOver()`.
package struct Palette {
  private let depth: ColorDepth
  private let hasStandard: Bool
  private let capacity: Int
  private let define: (PairDefinition) -> Void
  /// Of the styles that were asked for, by their keys.
  private var pens = Register<Pen>()
  /// The numbers of pairs, by their colours.
  private var pairs = Register<Int16>()
  /// Whether a style had to do without a pair since the last start.
  package private(set) var isExhausted = false

  /// A palette of so many colours and pairs.
  ///
  /// `hasStandard` says whether −1 can stand for the terminal's own colours; else white on black does.
  package init(
    colors: Int, pairs: Int, hasStandard: Bool, define: @escaping (PairDefinition) -> Void
  ) {
    depth = ColorDepth(colors: colors)
    self.hasStandard = hasStandard
    capacity = min(pairs - 1, Int(Int16.max))
    self.define = define
  }

  /// The pen for a style.
  ///
  /// Cheap for a style that was asked for before.
  package mutating func pen(for style: TextStyle) -> Pen {
    if style == .plain { return .plain }
    if let pen = pens[style.key] { return pen }
    let foreground = depth.match(style.foreground)
    let background = depth.match(style.background)
    let attributes = style.attributes.union(foreground.isBold ? .bold : [])
    let pen = Pen(
      pair: pair(foreground.number, background.number), attributes: attributes.rawValue)
    pens.add(pen, for: style.key)
    return pen
  }

  /// Forgets all pairs.
  ///
  /// Everything on the screen has to be put again afterwards.
  package mutating func startOver() {
    pens = Register()
    pairs = Register()
    isExhausted = false
  }

  private mutating func pair(_ foreground: Int16, _ background: Int16) -> Int16 {
    if foreground < 0, background < 0 { return 0 }
    let foreground = foreground < 0 && !hasStandard ? 7 : foreground
    let background = background < 0 && !hasStandard ? 0 : background
    if let known = pairs[Self.key(foreground, background)] { return known }
    guard pairs.count < capacity else {
      isExhausted = true
      return pairs[Self.key(foreground, hasStandard ? -1 : 0)] ?? 0
    }
    let number = Int16(pairs.count + 1)
    pairs.add(number, for: Self.key(foreground, background))
    define(PairDefinition(pair: number, foreground: foreground, background: background))
    return number
  }

  private static func key(_ foreground: Int16, _ background: Int16) -> UInt64 {
    UInt64(UInt16(bitPattern: foreground)) << 16 | UInt64(UInt16(bitPattern: background))
  }
}

/// Values by keys that never change.
///
/// The first few are looked through, which is quicker than a dictionary: that also takes long to make
/// its first entry.
private struct Register<Value> {
  private var keys: [UInt64] = []
  private var values: [Value] = []
  private var others: [UInt64: Value] = [:]
  private static var few: Int { 16 }

  var count: Int { values.count + others.count }

  subscript(key: UInt64) -> Value? {
    if let place = keys.firstIndex(of: key) { return values[place] }
    return keys.count < Self.few ? nil : others[key]
  }

  mutating func add(_ value: Value, for key: UInt64) {
    if keys.count < Self.few {
      keys.append(key)
      values.append(value)
    } else {
      others[key] = value
    }
  }
}
