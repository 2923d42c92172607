extension Scanner {
  /// A character that may be a glyph by itself.
  private struct Candidate {
    var scalar: Unicode.Scalar
    var length: Int
    var columns: Int
  }

  /// Skips characters that are glyphs by themselves, at most so many columns of them.
  ///
  /// It ends before the first that may be more or less than that; `next` knows then.
  ///
  /// - Returns: the columns skipped.
  mutating func skipText(in bytes: Span<UInt8>, columns limit: Int) -> Int {
    let start = state.column
    takeText(in: bytes, columns: limit, run: { _ in }, glyph: { _, _, _ in })
    return state.column - start
  }

  /// Takes characters that are glyphs by themselves, at most so many columns of them.
  ///
  /// One is settled when what follows is seen to be no mark, selector or backspace. Printable ASCII is
  /// looked at eight bytes a step.
  ///
  /// - Parameters:
  ///   - bytes: the stretch.
  ///   - limit: the most columns.
  ///   - run: takes a run of printable ASCII by its places in the stretch.
  ///   - glyph: takes another character: its place in the stretch, what it is and its columns, 1 or 2.
  @inline(__always)
  mutating func takeText(
    in bytes: Span<UInt8>, columns limit: Int, run: (Range<Int>) -> Void,
    glyph: (Int, Unicode.Scalar, Int) -> Void
  ) {
    var place = index
    var columns = 0
    guard place < bytes.count, var current = candidate(in: bytes, at: place) else { return }
    while columns + current.columns <= limit {
      if current.length == 1 {
        // The last two of a run may be struck over, or take a mark.
        let length = bytes.plainRun(at: place, limit: limit - columns + 2) - 2
        if length > 0 {
          run(place..<place + length)
          place += length
          columns += length
          guard let next = candidate(in: bytes, at: place) else { break }
          current = next
          continue
        }
      }
      let next = place + current.length
      let following = next < bytes.count ? candidate(in: bytes, at: next) : nil
      guard
        following != nil
          ? !mayUnderline(in: bytes, at: place, next: next) : isBoundary(in: bytes, at: next)
      else { break }
      glyph(place, current.scalar, current.columns)
      columns += current.columns
      place = next
      guard let following else { break }
      current = following
    }
    guard place > index else { return }
    advance(by: place - index, columns: columns)
    state.overstrike = []
  }

  /// Whether what stands at `place`, no candidate, leaves the glyph before it as it is.
  @inline(__always)
  private func isBoundary(in bytes: Span<UInt8>, at place: Int) -> Bool {
    place < bytes.count ? bytes[place] < 0x80 && bytes[place] != 0x08 : isLast
  }

  /// Whether two underscores may be struck over by a wide character.
  @inline(__always)
  private func mayUnderline(in bytes: Span<UInt8>, at place: Int, next: Int) -> Bool {
    let underscore = UInt8(ascii: "_")
    guard bytes[place] == underscore, bytes[next] == underscore else { return false }
    return next + 1 == bytes.count || bytes[next + 1] == 0x08
  }

  /// The character at `place` if it is printable ASCII or takes columns whatever stands before it.
  @inline(__always)
  private func candidate(in bytes: Span<UInt8>, at place: Int) -> Candidate? {
    let byte = bytes[place]
    if byte < 0x80 {
      guard 0x20...0x7E ~= byte else { return nil }
      return Candidate(scalar: Unicode.Scalar(byte), length: 1, columns: 1)
    }
    guard !options.asciiOnly,
      case .scalar(let scalar, let length) = bytes.decode(at: place, isLast: isLast)
    else { return nil }
    let columns =
      switch ScalarClass(scalar) {
      case .narrow, .pictograph: 1
      case .wide, .widePictograph: 2
      case .ambiguous, .ambiguousPictograph: options.ambiguousWide ? 2 : 1
      default: 0
      }
    return columns > 0 ? Candidate(scalar: scalar, length: length, columns: columns) : nil
  }
}
