import EndlessPrograms
import Testing

/// What a WebP file says of how it lies.
@Suite struct OrientationTests {
  /// A file with nothing but the header, one odd chunk, and a directory of two entries.
  static func file(_ value: UInt8, isBig: Bool, mark: String) -> [UInt8] {
    let number = { (value: UInt8, count: Int) -> [UInt8] in
      let rest = [UInt8](repeating: 0, count: count - 1)
      return isBig ? rest + [value] : [value] + rest
    }
    let tag: [UInt8] = isBig ? [1, 0x12] : [0x12, 1]
    var exif = Array(mark.utf8) + Array((isBig ? "MM" : "II").utf8) + number(42, 2)
    exif += number(8, 4) + number(2, 2)
    exif += number(9, 2) + number(3, 2) + number(1, 4) + number(5, 2) + [0, 0]
    exif += tag + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
    var bytes = Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0] + [UInt8](repeating: 0, count: 10)
    bytes += Array("ODD ".utf8) + [3, 0, 0, 0] + [1, 2, 3, 0]
    return bytes + Array("EXIF".utf8) + [UInt8(exif.count), 0, 0, 0] + exif
  }

  @Test(arguments: 0...10, [("", true), ("", false), ("Exif\0\0", true), ("Exif\0\0", false)])
  func `the number of EXIF is found in either order`(
    value: Int, form: (mark: String, isBig: Bool)
  ) {
    let bytes = Self.file(UInt8(value), isBig: form.isBig, mark: form.mark)
    for length in bytes.indices {
      let cut = Orientation(webp: { $0 < length ? bytes[$0] : nil })
      #expect(cut == .upright || cut.rawValue == value)
    }
    let whole = Orientation(webp: { bytes.indices.contains($0) ? bytes[$0] : nil })
    #expect(whole == Orientation(rawValue: value) ?? .upright)
  }
}
