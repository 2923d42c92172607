extension Span<UInt8> {
  /// The length of the run of printable ASCII that begins at `start`, at most `limit`.
  ///
  /// Eight bytes a step, so that skipping far into a long row is bound by memory.
  func plainRun(at start: Int, limit: Int) -> Int {
    let end = start + Swift.min(limit, count - start)
    let raw = unsafe bytes
    var index = start
    while index + 8 <= end {
      let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
      guard word.isPrintable else { break }
      index += 8
    }
    while index < end, 0x20...0x7E ~= self[index] { index += 1 }
    return index - start
  }
}

extension UInt64 {
  /// Whether all eight bytes are printable ASCII.
  ///
  /// Carries cross bytes only where a byte has its high bit set, and then the answer is no in any
  /// case.
  fileprivate var isPrintable: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    let reachesDelete = self &+ ones
    let belowSpace = (self | high) &- (ones << 5)
    return (self | reachesDelete | ~belowSpace) & high == 0
  }
}
