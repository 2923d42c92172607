/// A colour as data ask for it.
public enum TextColor: Hashable, Sendable {
  /// The terminal's own.
  case standard
  /// One of the 256; the first sixteen are the terminal's palette.
  case indexed(UInt8)
  /// A direct colour.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How characters are drawn.
public struct TextStyle: Hashable, Sendable {
  /// What is on besides colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public var rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Dim.
    public static let dim = Attributes(rawValue: 2)
    /// Italic.
    public static let italic = Attributes(rawValue: 4)
    /// Underline.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
  }

  /// The style in one number, another for each style: cells are compared by the ten thousand.
  @usableFromInline package private(set) var key: UInt64

  /// Makes a style; without arguments the plain one.
  @inlinable public init(
    foreground: TextColor = .standard, background: TextColor = .standard,
    attributes: Attributes = []
  ) {
    key =
      UInt64(foreground.key) << 34 | UInt64(background.key) << 8 | UInt64(attributes.rawValue)
  }

  /// Foreground.
  @inlinable public var foreground: TextColor {
    get { TextColor(key: UInt32(truncatingIfNeeded: key >> 34)) }
    set { self = TextStyle(foreground: newValue, background: background, attributes: attributes) }
  }

  /// Background.
  @inlinable public var background: TextColor {
    get { TextColor(key: UInt32(truncatingIfNeeded: key >> 8) & 0x3FF_FFFF) }
    set { self = TextStyle(foreground: foreground, background: newValue, attributes: attributes) }
  }

  /// Attributes.
  @inlinable public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: key)) }
    set { key = key & ~0xFF | UInt64(newValue.rawValue) }
  }

  /// The terminal's own colours, no attributes.
  public static let plain = TextStyle()
}

extension TextColor {
  /// The colour in 26 bits, others for each colour.
  @inlinable package var key: UInt32 {
    switch self {
    case .standard: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  /// The colour of a number; the inverse of `key`.
  @inlinable package init(key: UInt32) {
    self =
      switch key >> 24 {
      case 0: .standard
      case 1: .indexed(UInt8(truncatingIfNeeded: key))
      default:
        .rgb(
          red: UInt8(truncatingIfNeeded: key >> 16), green: UInt8(truncatingIfNeeded: key >> 8),
          blue: UInt8(truncatingIfNeeded: key))
      }
  }
}
