package import EndlessCore

/// The header of a portable anymap: numbers as text, with white space and comments between them.
///
/// P1 to P6 have width and height, and all but P1 and P4 the greatest value of a sample; P7 has a line
/// for each and names it.
package enum PNMHeader {
  /// A header that is longer is none.
  private static let longest = 4096

  /// The size in pixels, or nil for anything that is no such header.
  package static func pixels(_ bytes: PictureHeader.Bytes) -> PixelSize? {
    guard bytes(0) == UInt8(ascii: "P"), let variant = bytes(1) else { return nil }
    switch variant {
    case UInt8(ascii: "1"), UInt8(ascii: "4"): return numbers(2, bytes)
    case UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "5"), UInt8(ascii: "6"):
      return numbers(3, bytes)
    case UInt8(ascii: "7"): return named(bytes)
    default: return nil
    }
  }

  /// So many numbers, the first two of which are the size.
  private static func numbers(_ count: Int, _ bytes: PictureHeader.Bytes) -> PixelSize? {
    var place = 2
    var numbers: [Int] = []
    while numbers.count < count {
      guard let number = number(&place, bytes) else { return nil }
      numbers.append(number)
    }
    // One byte divides the numbers from the samples.
    guard bytes(place).map(isSpace) == true else { return nil }
    return PictureHeader.size(numbers[0], numbers[1])
  }

  /// The number behind white space and comments, at least one of which must be there.
  private static func number(_ place: inout Int, _ bytes: PictureHeader.Bytes) -> Int? {
    let start = place
    while let byte = bytes(place), place < longest {
      if byte == UInt8(ascii: "#") {
        while let byte = bytes(place), byte != 0x0A, place < longest { place += 1 }
      } else if isSpace(byte) {
        place += 1
      } else {
        break
      }
    }
    guard place > start else { return nil }
    return digits(&place, bytes)
  }

  private static func digits(_ place: inout Int, _ bytes: PictureHeader.Bytes) -> Int? {
    var value: Int?
    while let byte = bytes(place), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (longer, isFar) = (value ?? 0).multipliedReportingOverflow(by: 10)
      guard !isFar, longer < 1 << 32 else { return nil }
      value = longer + Int(byte - UInt8(ascii: "0"))
      place += 1
    }
    return value
  }

  /// The size in lines of names and values, which end with one that says so.
  private static func named(_ bytes: PictureHeader.Bytes) -> PixelSize? {
    guard bytes(2) == 0x0A else { return nil }
    var place = 3
    var (width, height): (Int?, Int?)
    while place < longest {
      let start = place
      while let byte = bytes(place), byte != 0x0A, place - start < longest { place += 1 }
      guard bytes(place) == 0x0A else { return nil }
      if PictureHeader.has("ENDHDR", bytes, at: start) {
        return PictureHeader.size(width, height)
      }
      if PictureHeader.has("WIDTH", bytes, at: start) { width = value(start + 5, bytes) }
      if PictureHeader.has("HEIGHT", bytes, at: start) { height = value(start + 6, bytes) }
      place += 1
    }
    return nil
  }

  private static func value(_ place: Int, _ bytes: PictureHeader.Bytes) -> Int? {
    var place = place
    return number(&place, bytes)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
