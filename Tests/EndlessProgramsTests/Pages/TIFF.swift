/// A writer of small pictures.
enum TIFF {
  /// A grey picture.
  static func picture(width: UInt32, height: UInt32) -> [UInt8] {
    let pixels = Array(repeating: UInt8(128), count: Int(width * height))
    // Width, height, bits, no compression, black is zero, where, samples, rows and bytes of the strip.
    let fields: [(tag: UInt16, value: UInt32)] = [
      (256, width), (257, height), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1),
      (278, height), (279, UInt32(pixels.count)),
    ]
    let directory = fields.flatMap {
      bytes($0.tag) + bytes(UInt16(4)) + bytes(UInt32(1)) + bytes($0.value)
    }
    return Array("II".utf8) + bytes(UInt16(42)) + bytes(UInt32(8 + pixels.count)) + pixels
      + bytes(UInt16(fields.count)) + directory + bytes(UInt32(0))
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
