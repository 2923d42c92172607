/// Whether a picture moves, read from its file without decoding it.
package enum PictureFrames {
  /// How far a first frame is gone through; files whose first frame is longer stand still.
  private static let farthest = 64 << 20

  /// Whether there are at least two frames.
  package static func areSeveral(in kind: PictureKind, _ bytes: PictureHeader.Bytes) -> Bool {
    switch kind {
    case .gif: gif(bytes)
    case .webp: webp(bytes)
    default: false
    }
  }

  /// Goes from block to block until the second image.
  private static func gif(_ bytes: PictureHeader.Bytes) -> Bool {
    guard let flags = bytes(10) else { return false }
    var place = 13 + tableLength(flags)
    var images = 0
    while place < farthest, let block = bytes(place) {
      switch block {
      case 0x21:
        place += 2
      case 0x2C:
        images += 1
        guard images < 2 else { return true }
        guard let flags = bytes(place + 9) else { return false }
        place += 11 + tableLength(flags)
      default: return false
      }
      while let length = bytes(place), length > 0, place < farthest { place += 1 + Int(length) }
      place += 1
    }
    return false
  }

  /// The bytes of a colour table that flags announce.
  private static func tableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private static func webp(_ bytes: PictureHeader.Bytes) -> Bool {
    WebPChunks.places(of: "ANMF", bytes, atMost: 2).count == 2
  }
}
