/// A colour by its parts, and its neighbours among the colours of xterm.
///
/// The first sixteen are a theme's own, so they are only used where there is nothing else.
struct RGB: Hashable, Sendable {
  let red: Int
  let green: Int
  let blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = Int(red)
    self.green = Int(green)
    self.blue = Int(blue)
  }

  /// The colour of this number in xterm's own theme.
  init(_ index: UInt8) {
    switch index {
    case ..<16: self = Self.theme[Int(index)]
    case 232...:
      let grey = 8 + (index - 232) * 10
      self.init(grey, grey, grey)
    default:
      let place = Int(index) - 16
      self.init(Self.levels[place / 36], Self.levels[place / 6 % 6], Self.levels[place % 6])
    }
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
  private static let theme: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  /// The nearest of the colour cube and the greys; a grey wins if it is as near.
  var nearestOf256: Int16 {
    let cube = UInt8(16 + 36 * Self.level(red) + 6 * Self.level(green) + Self.level(blue))
    let mean = (red + green + blue) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return Int16(distance(to: RGB(grey)) <= distance(to: RGB(cube)) ? grey : cube)
  }

  var nearestOf16: Int16 {
    let nearest = (0..<16).min { distance(to: Self.theme[$0]) < distance(to: Self.theme[$1]) }
    return Int16(nearest ?? 7)
  }

  private static func level(_ part: Int) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  /// Squared, with the eye's weights for the three parts.
  private func distance(to other: RGB) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 3 * r * r + 6 * g * g + b * b
  }
}
