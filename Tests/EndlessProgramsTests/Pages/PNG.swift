/// A writer of small pictures.
enum PNG {
  /// A red picture.
  static func picture(width: Int, height: Int, alpha: UInt8 = 255) -> [UInt8] {
    let pixel: [UInt8] = [255, 0, 0, alpha]
    let row = [0] + Array(repeatElement(pixel, count: width).joined())
    let data = Array(repeatElement(row, count: height).joined())
    return file(width: width, height: height, data: data)
  }

  /// A picture that is said to be this large and has no data.
  static func header(width: Int, height: Int) -> [UInt8] {
    file(width: width, height: height, data: [])
  }

  private static func file(width: Int, height: Int, data: [UInt8]) -> [UInt8] {
    let header = big(width) + big(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", stored(data)) + chunk("IEND", [])
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return big(contents.count) + named + big(Int(sum(named)))
  }

  /// Deflate without compression.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let piece = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let length = UInt16(piece.count)
      let low = { (value: UInt16) -> [UInt8] in
        [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
      }
      out.append(rest.isEmpty ? 1 : 0)
      out += low(length)
      out += low(~length)
      out += piece
    } while !rest.isEmpty
    var (one, two) = (1, 0)
    for byte in data {
      one = (one + Int(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return out + big(two << 16 | one)
  }

  /// Bit by bit, as the standard writes it.
  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    var state = UInt32.max
    for byte in bytes {
      state ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = state & 1 == 1
        state >>= 1
        if isOdd { state ^= 0xEDB8_8320 }
      }
    }
    return ~state
  }
}
