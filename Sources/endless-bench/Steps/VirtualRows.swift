internal import EndlessCore

/// A list of any length that takes no memory.
final class VirtualRows: RowStore {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  var extent: Extent { .counted(count) }

  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard (0..<count).contains(index) else { return nil }
    var bytes = Array("0000000000 the quick brown fox jumps over the lazy dog".utf8)
    var (rest, place) = (index, 9)
    while rest > 0 {
      bytes[place] += UInt8(rest % 10)
      (rest, place) = (rest / 10, place - 1)
    }
    let stretch = bytes.dropFirst(offset).prefix(limit)
    return RowBytes(bytes: Array(stretch), reachesEnd: offset + stretch.count >= bytes.count)
  }

  func id(ofRow index: Int) -> ItemID? {
    (0..<count).contains(index) ? .position(index) : nil
  }

  func fraction(ofRow index: Int) -> Double? {
    Double(index) / Double(max(1, count))
  }
}
