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
  /// The first styles that were asked for: looking through a few is quicker than a dictionary, which
  /// also takes long to make its first entry.
  private var first: [Known] = []
  /// All others.
  private var pens: [TextStyle: Pen] = [:]
  /// The colours of the pairs from number 1 on, each pair in one number.
  private var pairs: [Int] = []
  private struct Known {
    let style: TextStyle
    let pen: Pen
  }
  private static let few = 16
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
    if let known = first.first(where: { $0.style == style }) { return known.pen }
    if first.count == Self.few, let pen = pens[style] { return pen }
    let foreground = depth.match(style.foreground)
    let background = depth.match(style.background)
    let attributes = style.attributes.union(foreground.isBold ? .bold : [])
    let pen = Pen(
      pair: pair(foreground.number, background.number), attributes: attributes.rawValue)
    if first.count < Self.few {
      first.append(Known(style: style, pen: pen))
    } else {
      pens[style] = pen
    }
    return pen
  }

  /// Forgets all pairs.
  ///
  /// Everything on the screen has to be put again afterwards.
  package mutating func startOver() {
    first = []
    pens = [:]
    pairs = []
    isExhausted = false
  }

  private mutating func pair(_ foreground: Int16, _ background: Int16) -> Int16 {
    if foreground < 0, background < 0 { return 0 }
    let foreground = foreground < 0 && !hasStandard ? 7 : foreground
    let background = background < 0 && !hasStandard ? 0 : background
    if let known = number(of: foreground, background) { return known }
    guard pairs.count < capacity else {
      isExhausted = true
      return number(of: foreground, hasStandard ? -1 : 0) ?? 0
    }
    pairs.append(Self.key(foreground, background))
    let number = Int16(pairs.count)
    define(PairDefinition(pair: number, foreground: foreground, background: background))
    return number
  }

  private func number(of foreground: Int16, _ background: Int16) -> Int16? {
    pairs.firstIndex(of: Self.key(foreground, background)).map { Int16($0 + 1) }
  }

  private static func key(_ foreground: Int16, _ background: Int16) -> Int {
    Int(foreground) << 16 | Int(UInt16(bitPattern: background))
  }
}
