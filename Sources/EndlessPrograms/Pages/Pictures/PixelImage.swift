internal import EndlessCore

/// Decoded pixels, four bytes each: red, green, blue, opacity.
struct PixelImage {
  let size: PixelSize
  let pixels: [UInt8]

  /// The picture as it is meant to be seen.
  func upright(from orientation: Orientation) -> PixelImage {
    let isSwapped = orientation.swapsSides
    let turned = PixelSize(
      width: isSwapped ? size.height : size.width, height: isSwapped ? size.width : size.height)
    var out: [UInt8] = []
    out.reserveCapacity(pixels.count)
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let source = orientation.source(x: x, y: y, width: size.width, height: size.height)
        let place = (source.y * size.width + source.x) * 4
        out += pixels[place..<place + 4]
      }
    }
    return PixelImage(size: turned, pixels: out)
  }

  /// The picture as a PNG file, not compressed.
  var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + size.height)
    for y in 0..<size.height {
      rows.append(0)
      rows += pixels[y * size.width * 4..<(y + 1) * size.width * 4]
    }
    let header = Self.big(UInt32(size.width)) + Self.big(UInt32(size.height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    var sum = CRC32()
    sum.add(named)
    return big(UInt32(contents.count)) + named + big(sum.value)
  }

  /// RFC 1950 and 1951: blocks of at most 65,535 bytes as they are, and Adler's sum.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let piece = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let length = UInt16(piece.count)
      out.append(rest.isEmpty ? 1 : 0)
      for half in [length, ~length] {
        out += [UInt8(truncatingIfNeeded: half), UInt8(half >> 8)]
      }
      out += piece
    } while !rest.isEmpty
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return out + big(high << 16 | low)
  }
}
