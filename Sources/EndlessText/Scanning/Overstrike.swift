/// Characters struck over with backspaces, as `man` writes bold and underlined text.
struct Overstrike {
  var cluster: Cluster
  var attributes: TextStyle.Attributes = []

  private static let backspace: UInt8 = 0x08
  private static let underscore: Unicode.Scalar = "_"
  /// The most strikes over one character.
  private static let limit = 8
}

extension Overstrike {
  /// Strikes `cluster` over as often as the bytes behind it say; nil where bytes that are not here
  /// yet decide.
  ///
  /// The same character again is bold; with an underscore before or after it, underlined. `_^H_` is
  /// either: it goes on with what the glyph before had. Other pairs are no overstrike.
  init?(
    over cluster: Cluster, in bytes: Span<UInt8>, isLast: Bool, options: TextOptions,
    previous: TextStyle.Attributes
  ) {
    self.cluster = cluster
    for _ in 0..<Self.limit {
      let strikes = Self.backspaces(in: bytes, at: self.cluster.end)
      if self.cluster.end + strikes == bytes.count, !isLast { return nil }
      guard strikes > 0 else { return }
      let reading = Cluster.read(
        in: bytes, at: self.cluster.end + strikes, isLast: isLast,
        ambiguousWide: options.ambiguousWide)
      switch reading {
      case .incomplete: return nil
      case .none: return
      case .cluster(let next):
        guard strike(next, backspaces: strikes, previous: previous) else { return }
      }
    }
  }

  /// The backspaces at `index`, at most two: one more than that is never an overstrike.
  private static func backspaces(in bytes: Span<UInt8>, at index: Int) -> Int {
    var count = 0
    while count < 2, index + count < bytes.count, bytes[index + count] == backspace { count += 1 }
    return count
  }

  private mutating func strike(
    _ next: Cluster, backspaces: Int, previous: TextStyle.Attributes
  ) -> Bool {
    let (below, above) = (cluster.glyph, next.glyph)
    guard backspaces <= Int(below.width) else { return false }
    if below == above {
      let isUnderscore = above.base == Self.underscore
      attributes.formUnion(isUnderscore && !previous.isEmpty ? previous : .bold)
      cluster = next
    } else if above.base == Self.underscore {
      attributes.formUnion(.underline)
      cluster.end = next.end
    } else if below.base == Self.underscore {
      attributes.formUnion(.underline)
      cluster = next
    } else {
      return false
    }
    return true
  }
}

extension Overstrike {
  /// Whether two underscores and two backspaces stand at `index`, which underline a wide character;
  /// nil where bytes that are not here yet decide.
  static func underlinesWide(in bytes: Span<UInt8>, at index: Int, isLast: Bool) -> Bool? {
    let pattern: (UInt8, UInt8, UInt8) = (UInt8(ascii: "_"), backspace, backspace)
    guard index + 1 < bytes.count else { return isLast ? false : nil }
    guard bytes[index + 1] == pattern.0 else { return false }
    guard index + 2 < bytes.count else { return isLast ? false : nil }
    guard bytes[index + 2] == pattern.1 else { return false }
    guard index + 3 < bytes.count else { return isLast ? false : nil }
    return bytes[index + 3] == pattern.2
  }
}
