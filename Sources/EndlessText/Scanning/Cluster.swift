/// A character with everything behind it that takes no column of its own.
struct Cluster {
  var glyph: Glyph
  /// The index behind it.
  var end: Int
  /// Whether it was closed for its length: what joins it further on is dropped.
  var isCut = false

  /// The bytes behind the base character that are looked through for marks.
  static let tailLimit = 64

  /// What stands at a place where a cluster is looked for.
  enum Reading {
    case cluster(Cluster)
    /// No character with columns: a control, a mark, an ill-formed byte.
    case none
    /// Bytes that are not here yet decide.
    case incomplete
  }
}

extension Cluster {
  /// Reads the cluster at `index`.
  static func read(
    in bytes: Span<UInt8>, at index: Int, isLast: Bool, ambiguousWide: Bool
  ) -> Reading {
    guard index < bytes.count else { return isLast ? .none : .incomplete }
    switch bytes.decode(at: index, isLast: isLast) {
    case .incomplete: return .incomplete
    case .illFormed: return .none
    case .scalar(let base, let length):
      let kind = ScalarClass(base)
      guard let columns = kind.columns(ambiguousWide: ambiguousWide), columns > 0 else {
        return .none
      }
      let cluster = Cluster(glyph: Glyph(base, width: UInt8(columns)), end: index + length)
      return cluster.readingTail(in: bytes, isLast: isLast, takesModifier: kind.takesModifier)
    }
  }

  /// The cluster with the marks behind it.
  ///
  /// Selectors and joiners are left out, and so are skin tones behind an emoji and tags behind a
  /// black flag: terminals disagree about the width of what they make, and agree about the parts.
  func readingTail(in bytes: Span<UInt8>, isLast: Bool, takesModifier: Bool) -> Reading {
    var result = self
    var marks = 0
    while true {
      guard result.end < bytes.count else { return isLast ? .cluster(result) : .incomplete }
      if bytes[result.end] < 0x80 { return .cluster(result) }
      guard result.end - end < Self.tailLimit else {
        result.isCut = true
        return .cluster(result)
      }
      switch bytes.decode(at: result.end, isLast: isLast) {
      case .incomplete: return .incomplete
      case .illFormed: return .cluster(result)
      case .scalar(let scalar, let length):
        switch ScalarClass(scalar) {
        case .mark:
          if marks < 4 { result.glyph.marks[marks] = scalar.value }
          marks += 1
        case .dropped: break
        case .modifier where takesModifier: break
        case .tag where glyph.base == "\u{1F3F4}": break
        default: return .cluster(result)
        }
        result.end += length
      }
    }
  }
}
