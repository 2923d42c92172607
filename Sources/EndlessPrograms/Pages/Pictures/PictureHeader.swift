package import EndlessCore

/// What a picture's file says of itself, read without decoding it.
///
/// `Bytes` gives the byte at a place, or nil behind the end; few places are looked at.
package enum PictureHeader {
  /// Gives the byte at a place, or nil behind the end.
  package typealias Bytes = (Int) -> UInt8?

  /// The size in pixels, or nil where it is not cheap to know.
  package static func pixels(of kind: PictureKind, _ bytes: Bytes) -> PixelSize? {
    switch kind {
    case .png:
      has("IHDR", bytes, at: 12)
        ? size(number(bytes, at: 16, 4, .big), number(bytes, at: 20, 4, .big)) : nil
    case .gif: size(number(bytes, at: 6, 2, .little), number(bytes, at: 8, 2, .little))
    case .bmp: bmp(bytes)
    case .jpeg: jpeg(bytes)
    case .webp: webp(bytes)
    case .pnm: PNMHeader.pixels(bytes)
    default: nil
    }
  }

  /// Bytes that end once nobody wants them any more, and so does whatever goes through them.
  package static func bytes(
    _ bytes: @escaping Bytes, unless isStopped: @escaping () -> Bool
  ) -> Bytes {
    { isStopped() ? nil : bytes($0) }
  }

  enum Order { case little, big }

  /// A number of several bytes.
  static func number(_ bytes: Bytes, at place: Int, _ count: Int, _ order: Order) -> Int? {
    var value = 0
    for step in 0..<count {
      guard let byte = bytes(place + step) else { return nil }
      value |= Int(byte) << (8 * (order == .big ? count - 1 - step : step))
    }
    return value
  }

  /// The oldest header has numbers of two bytes.
  private static func bmp(_ bytes: Bytes) -> PixelSize? {
    number(bytes, at: 14, 4, .little) == 12
      ? size(number(bytes, at: 18, 2, .little), number(bytes, at: 20, 2, .little))
      : size(number(bytes, at: 18, 4, .little), number(bytes, at: 22, 4, .little).map(magnitude))
  }

  /// Of a number with a sign in four bytes: a height below zero says that rows come from the top.
  private static func magnitude(_ number: Int) -> Int {
    Int(Int32(truncatingIfNeeded: number).magnitude)
  }

  /// Whether the bytes at a place are those of a text.
  static func has(_ text: String, _ bytes: Bytes, at place: Int) -> Bool {
    text.utf8.enumerated().allSatisfy { bytes(place + $0.offset) == $0.element }
  }

  static func size(_ width: Int?, _ height: Int?) -> PixelSize? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Goes from segment to segment until the one that begins the frame.
  private static func jpeg(_ bytes: Bytes) -> PixelSize? {
    var place = 2
    for _ in 0..<1000 {
      while bytes(place) == 0xFF, bytes(place + 1) == 0xFF { place += 1 }
      guard bytes(place) == 0xFF, let mark = bytes(place + 1) else { return nil }
      let beginsFrame = (0xC0...0xCF).contains(mark) && ![0xC4, 0xC8, 0xCC].contains(mark)
      if beginsFrame {
        return size(number(bytes, at: place + 7, 2, .big), number(bytes, at: place + 5, 2, .big))
      }
      guard let length = number(bytes, at: place + 2, 2, .big), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: Bytes) -> PixelSize? {
    if has("VP8X", bytes, at: 12) {
      guard let width = number(bytes, at: 24, 3, .little),
        let height = number(bytes, at: 27, 3, .little)
      else { return nil }
      return size(width + 1, height + 1)
    }
    if has("VP8L", bytes, at: 12) {
      guard let bits = number(bytes, at: 21, 4, .little) else { return nil }
      return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard has("VP8 ", bytes, at: 12), let width = number(bytes, at: 26, 2, .little),
      let height = number(bytes, at: 28, 2, .little)
    else { return nil }
    return size(width & 0x3FFF, height & 0x3FFF)
  }
}
