package import EndlessText

/// How many colours a terminal has, and which of them comes nearest to a wanted one.
package enum ColorDepth: Hashable, Sendable {
  case none, eight, sixteen, many

  /// The depth of a terminal that says it has this many.
  ///
  /// Beyond 256 the numbers mean something else.
  package init(colors: Int) {
    switch colors {
    case ..<8: self = .none
    case 8..<16: self = .eight
    case 16..<256: self = .sixteen
    case 256: self = .many
    default: self = .eight
    }
  }

  /// A colour's number, −1 for the terminal's own; of eight colours the bright ones are bold.
  package struct Match: Hashable, Sendable {
    package var number: Int16
    package var isBold: Bool
  }

  package func match(_ color: TextColor) -> Match {
    switch (self, color) {
    case (.none, _), (_, .standard): Match(number: -1, isBold: false)
    case (.many, .indexed(let index)): Match(number: Int16(index), isBold: false)
    case (.many, .rgb(let red, let green, let blue)):
      Match(number: RGB(red, green, blue).nearestOf256, isBold: false)
    case (_, .indexed(let index)):
      narrowed(index < 16 ? Int16(index) : RGB(index).nearestOf16)
    case (_, .rgb(let red, let green, let blue)): narrowed(RGB(red, green, blue).nearestOf16)
    }
  }

  private func narrowed(_ number: Int16) -> Match {
    self == .eight
      ? Match(number: number % 8, isBold: number >= 8) : Match(number: number, isBold: false)
  }
}
