extension TextLayout {
  /// Finds the column at which a byte of a row is shown, as for a match that is to be scrolled to.
  ///
  /// - Parameters:
  ///   - target: the byte's offset in the row.
  ///   - state: a place at or before it.
  ///   - budget: the most bytes to read (and a little more).
  ///   - read: reads the row; see `Reader`.
  /// - Returns: the last place at or before the byte, or as near as the budget and the reader allow.
  package func place(
    ofOffset target: Int, from state: ScanState = ScanState(), budget: Int = .max, read: Reader
  ) -> ScanState {
    var place = state
    var pace = ReadingPace(columns: target - state.offset, budget: budget)
    while pace.budget > 0, let stretch = read(place.offset, pace.limit) {
      let before = place.offset
      var scanner = Scanner(from: place, options: options, isLast: stretch.reachesEnd)
      let isThere = scanner.advance(toOffset: target, in: stretch.bytes.span, place: &place)
      let isStuck = place.offset == before && stretch.bytes.count < pace.limit
      if isThere || isStuck { break }
      pace.grow(after: stretch.bytes.count)
    }
    return place
  }
}

extension Scanner {
  /// Moves towards an offset and keeps the last place at or before it.
  ///
  /// - Returns: whether nothing behind that place is at or before the offset, or the row is over.
  fileprivate mutating func advance(
    toOffset target: Int, in bytes: Span<UInt8>, place: inout ScanState
  ) -> Bool {
    while state.offset <= target {
      place = state
      // A column of text is four bytes at most: this many stay short of the target.
      if skipText(in: bytes, columns: (target - state.offset) / 4) > 0 { continue }
      switch next(in: bytes) {
      case .piece: break
      case .incomplete:
        place = state.offset <= target ? state : place
        return state.offset > target
      case .end: return true
      }
    }
    return true
  }
}
