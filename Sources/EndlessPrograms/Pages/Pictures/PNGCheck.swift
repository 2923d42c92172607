/// The sums that tell whether a PNG file is as it was written.
///
/// What draws pictures looks at some of them only, and would show what is left of a damaged file.
package enum PNGCheck {
  /// Files that are longer are taken as they are.
  private static let longest = 64 << 20

  /// Whether every chunk that the picture needs is whole.
  ///
  /// - Parameters:
  ///   - size: the file's length.
  ///   - bytes: gives bytes of the file from a place on, at most so many.
  ///   - isStopped: whether nobody wants to know any more.
  /// - Returns: true for a sound file, one that is very long, and after stopping.
  package static func isSound(
    size: Int, bytes: (Int, Int) -> [UInt8], isStopped: () -> Bool = { false }
  ) -> Bool {
    var place = 8
    while place < min(size, longest), !isStopped() {
      let start = bytes(place, 8)
      guard start.count == 8 else { return false }
      let length = start[..<4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= size - place - 12 else { return false }
      guard place + length <= longest else { return true }
      let isNeeded = start[4] & 0x20 == 0
      if isNeeded, !isWhole(at: place + 4, length + 4, bytes, isStopped) { return false }
      if start[4...].elementsEqual("IEND".utf8) { return true }
      place += 12 + length
    }
    return place >= longest || isStopped()
  }

  /// Whether the sum of so many bytes stands behind them.
  private static func isWhole(
    at place: Int, _ count: Int, _ bytes: (Int, Int) -> [UInt8], _ isStopped: () -> Bool
  ) -> Bool {
    var sum = CRC32()
    var done = 0
    while done < count, !isStopped() {
      let piece = bytes(place + done, min(count - done, 256 * 1024))
      guard !piece.isEmpty else { return false }
      sum.add(piece)
      done += piece.count
    }
    let written = bytes(place + count, 4)
    return isStopped()
      || written.count == 4 && sum.value == written.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
