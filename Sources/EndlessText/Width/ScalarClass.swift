/// What a code point means to the layout.
///
/// The raw values are those of the generated table.
enum ScalarClass: UInt8 {
  /// One column.
  case narrow
  /// Two columns.
  case wide
  /// One column, or two with `TextOptions.ambiguousWide`.
  case ambiguous
  /// No column: joins the glyph before it.
  case mark
  /// Invisible, unassigned or able to reorder a line: shown by its number.
  case shown
  /// Joiners, the soft hyphen and variation selectors: left out.
  case dropped
  /// C0, C1 and delete.
  case control
  /// An emoji of one column.
  case pictograph
  /// An emoji of two columns.
  case widePictograph
  /// An emoji of ambiguous width.
  case ambiguousPictograph
  /// A skin tone: left out after an emoji, two columns elsewhere.
  case modifier
  /// One of the tags that spell the name of a region's flag: left out after a black flag.
  case tag
}

extension ScalarClass {
  /// Classifies a code point.
  ///
  /// Two array look-ups.
  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    guard value < ScalarTable.blocks.count << 7 else {
      self = ScalarClass(supplementary: scalar.value)
      return
    }
    let block = Int(ScalarTable.blocks[value >> 7])
    let word = ScalarTable.classes[block << 3 | (value >> 4) & 7]
    self =
      ScalarClass(rawValue: UInt8(truncatingIfNeeded: word >> ((value & 15) << 2)) & 15) ?? .shown
  }

  private init(supplementary value: UInt32) {
    switch value {
    case 0xE0020...0xE007F: self = .tag
    case 0xE0100...0xE01EF: self = .dropped
    case 0xF0000...0xFFFFD, 0x100000...0x10FFFD: self = .ambiguous
    default: self = .shown
    }
  }

  /// The columns taken, or nil where the character is never put on the screen as itself.
  func columns(ambiguousWide: Bool) -> Int? {
    switch self {
    case .narrow, .pictograph: 1
    case .wide, .widePictograph, .modifier: 2
    case .ambiguous, .ambiguousPictograph: ambiguousWide ? 2 : 1
    case .mark, .dropped: 0
    case .shown, .control, .tag: nil
    }
  }

  /// Whether a skin tone after this character belongs to it.
  var takesModifier: Bool {
    switch self {
    case .pictograph, .widePictograph, .ambiguousPictograph: true
    default: false
    }
  }
}

/// The columns a character takes: 0, 1 or 2.
///
/// A mark that joins the character before it and a character that is left out take none. The widths
/// are those of Unicode's East Asian Width property; each half of a flag takes one column, which is
/// what C libraries say and makes two for the pair, as terminals draw it.
///
/// - Returns: nil for a character that never reaches the screen as itself: controls, invisible format
///   characters, and code points that Unicode has not assigned.
package func columns(of scalar: Unicode.Scalar, ambiguousWide: Bool = false) -> Int? {
  0x20...0x7E ~= scalar.value
    ? 1 : ScalarClass(scalar).columns(ambiguousWide: ambiguousWide)
}
