/// Bytes that have come through a pipe, in blocks that never move.
struct BlockList: ByteSource {
  private var blocks: [Block] = []
  /// How many bytes there are.
  private(set) var count = 0

  /// Adds blocks and says how many bytes there are now.
  mutating func grow(by fresh: [Block], to count: Int) {
    blocks += fresh
    self.count = count
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    let wanted = max(0, min(buffer.count, count - offset))
    var done = 0
    while done < wanted {
      let place = offset + done
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[done..<wanted])
      done += unsafe blocks[place / Block.size].copy(from: place % Block.size, into: rest)
    }
    return done
  }
}
