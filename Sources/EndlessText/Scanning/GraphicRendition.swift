extension TextStyle {
  /// Applies the parameters of an SGR sequence: attributes and the 16, 256 and direct colours.
  ///
  /// Sub-parameters may be divided by `:` or, as most programs write them, by `;`. What is not known
  /// (blinking, concealing, fonts) changes nothing.
  mutating func apply(graphics bytes: Span<UInt8>, _ range: Range<Int>) {
    var parameters = GraphicParameters(bytes: range)
    repeat {
      let code = parameters.next(in: bytes)
      switch code {
      case 38, 48, 58:
        let color = parameters.color(in: bytes)
        if let color, code != 58 { set(color, foreground: code == 38) }
      case 4:
        let kind = parameters.subparameter(in: bytes)
        set(.underline, on: kind != 0)
      default:
        apply(code)
      }
      parameters.skipSubparameters(in: bytes)
    } while parameters.hasMore
  }

  private mutating func apply(_ code: Int) {
    switch code {
    case 0: self = .plain
    case 1: set(.bold, on: true)
    case 2: set(.dim, on: true)
    case 3: set(.italic, on: true)
    case 7: set(.reverse, on: true)
    case 21: set(.underline, on: true)
    case 22: set([.bold, .dim], on: false)
    case 23: set(.italic, on: false)
    case 24: set(.underline, on: false)
    case 27: set(.reverse, on: false)
    case 30...37: foreground = .indexed(UInt8(code - 30))
    case 39: foreground = .standard
    case 40...47: background = .indexed(UInt8(code - 40))
    case 49: background = .standard
    case 90...97: foreground = .indexed(UInt8(code - 82))
    case 100...107: background = .indexed(UInt8(code - 92))
    default: break
    }
  }

  private mutating func set(_ attribute: Attributes, on: Bool) {
    if on { attributes.formUnion(attribute) } else { attributes.subtract(attribute) }
  }

  private mutating func set(_ color: TextColor, foreground isForeground: Bool) {
    if isForeground { foreground = color } else { background = color }
  }
}

/// A walk over the parameters of an SGR sequence.
private struct GraphicParameters {
  private var index: Int
  private let end: Int
  /// The byte before `index`: a separator, or 0 at the start and behind the end.
  private var separator: UInt8 = 0

  init(bytes range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
  }

  var hasMore: Bool { separator != 0 }

  /// Reads a number and the separator behind it; an empty one is 0.
  ///
  /// Numbers stop growing at 9999.
  mutating func next(in bytes: Span<UInt8>) -> Int {
    var value = 0
    separator = 0
    while index < end {
      let byte = bytes[index]
      index += 1
      guard 0x30...0x39 ~= byte else {
        separator = byte
        break
      }
      value = Swift.min(9999, value * 10 + Int(byte & 15))
    }
    return value
  }

  /// Reads the next number if it is divided from the one before by a colon.
  mutating func subparameter(in bytes: Span<UInt8>) -> Int? {
    separator == UInt8(ascii: ":") ? next(in: bytes) : nil
  }

  mutating func skipSubparameters(in bytes: Span<UInt8>) {
    while subparameter(in: bytes) != nil {}
  }

  /// Reads what follows 38, 48 or 58; nil where it is no colour.
  mutating func color(in bytes: Span<UInt8>) -> TextColor? {
    let byColon = separator == UInt8(ascii: ":")
    guard hasMore else { return nil }
    switch next(in: bytes) {
    case 5:
      guard hasMore, let index = UInt8(exactly: next(in: bytes)) else { return nil }
      return .indexed(index)
    case 2:
      return byColon ? colonColor(in: bytes) : semicolonColor(in: bytes)
    default:
      return nil
    }
  }

  private mutating func semicolonColor(in bytes: Span<UInt8>) -> TextColor? {
    guard hasMore else { return nil }
    let red = next(in: bytes)
    guard hasMore else { return nil }
    let green = next(in: bytes)
    guard hasMore else { return nil }
    return Self.color(red, green, next(in: bytes))
  }

  /// With colons the colour space may stand before the three components.
  private mutating func colonColor(in bytes: Span<UInt8>) -> TextColor? {
    guard let first = subparameter(in: bytes), let second = subparameter(in: bytes),
      let third = subparameter(in: bytes)
    else { return nil }
    guard let fourth = subparameter(in: bytes) else { return Self.color(first, second, third) }
    return Self.color(second, third, fourth)
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> TextColor? {
    guard let red = UInt8(exactly: red), let green = UInt8(exactly: green),
      let blue = UInt8(exactly: blue)
    else { return nil }
    return .rgb(red: red, green: green, blue: blue)
  }
}
