/// How a picture lies in its file, by the numbers of EXIF.
///
/// Chafa turns JPEG and TIFF pictures by itself, and takes no notice of what a WebP file says.
package enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored, turnedRound, upsideDown, transposed, turnedLeft, transversed, turnedRight

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// What a WebP file says.
  package init(webp bytes: PictureHeader.Bytes) {
    self = .upright
    guard let chunk = WebPChunks.places(of: "EXIF", bytes, atMost: 1).first else { return }
    let start = chunk + 8
    // Some writers put the mark of JPEG's segment before the directory.
    let base = PictureHeader.has("Exif\0\0", bytes, at: start) ? start + 6 : start
    if let value = Self.value(bytes, at: base), let named = Self(rawValue: value) { self = named }
  }

  /// The number in the first directory of a TIFF header.
  private static func value(_ bytes: PictureHeader.Bytes, at base: Int) -> Int? {
    let order: PictureHeader.Order
    switch PictureHeader.number(bytes, at: base, 4, .big) {
    case 0x4949_2A00: order = .little
    case 0x4D4D_002A: order = .big
    default: return nil
    }
    guard let offset = PictureHeader.number(bytes, at: base + 4, 4, order),
      let count = PictureHeader.number(bytes, at: base + offset, 2, order)
    else { return nil }
    let entries = (0..<count).lazy.map { base + offset + 2 + $0 * 12 }
    guard
      let entry = entries.first(where: { PictureHeader.number(bytes, at: $0, 2, order) == 0x112 })
    else { return nil }
    return PictureHeader.number(bytes, at: entry + 8, 2, order)
  }

  /// Where the pixel of the upright picture lies in the file's, whose size this is.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .turnedRound: (width - 1 - x, height - 1 - y)
    case .upsideDown: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedLeft: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .turnedRight: (width - 1 - y, x)
    }
  }
}
