/// Small moving pictures.
enum GIF {
  /// One pixel that is white, then black, to be shown once; each time 20 ms.
  static let twoFrames: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [255, 255, 255, 0, 0, 0]
    + frame([0x44, 0x01]) + frame([0x4C, 0x01]) + [0x3B]

  /// A delay and one pixel, whose colour stands in the compressed bytes.
  private static func frame(_ pixel: [UInt8]) -> [UInt8] {
    [0x21, 0xF9, 4, 0, 2, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
      + [2, UInt8(pixel.count)] + pixel + [0]
  }
}
