package import EndlessCore

/// Pictures in sixels, let through only as what they must be.
package enum SixelFrame {
  /// One picture, or nil if the bytes are anything else, or if it draws outside its own size.
  package static func picture(in frame: ArraySlice<UInt8>, _ area: PixelArea) -> PixelPicture? {
    guard let strings = TerminalString.all(in: frame, introducer: UInt8(ascii: "P")),
      let string = strings.first, strings.count == 1,
      let start = string.firstIndex(where: { !isParameter($0) }),
      string[start] == UInt8(ascii: "q"), start - string.startIndex <= 16
    else { return nil }
    var data = string[(start + 1)...]
    guard let pixels = Raster(&data)?.pixels, pixels.width <= area.size.columns * area.cell.width,
      pixels.height <= area.size.rows * area.cell.height
    else { return nil }
    // A line feed after the last line could scroll the terminal.
    while let last = data.last, last == UInt8(ascii: "-") || last <= 0x20 { data.removeLast() }
    guard Self.stays(in: pixels, data) else { return nil }
    let picture = string.startIndex - 2..<data.endIndex
    return PixelPicture(
      bytes: Array(frame[picture]) + [0x1B, 0x5C], size: area.cells(covered: pixels))
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The size that a picture says it has.
  private struct Raster {
    let pixels: PixelSize

    /// Takes `"1;1;width;height` off the data.
    init?(_ data: inout ArraySlice<UInt8>) {
      guard data.first == UInt8(ascii: "\"") else { return nil }
      let attributes = data.dropFirst().prefix(while: isParameter)
      let numbers = attributes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 4, numbers[0] == 1, numbers[1] == 1, let width = numbers[2],
        let height = numbers[3], width > 0, height > 0
      else { return nil }
      data = data[attributes.endIndex...]
      pixels = PixelSize(width: width, height: height)
    }
  }

  /// Whether the data is sixels, colours and ways that never leave the size.
  private static func stays(in pixels: PixelSize, _ data: ArraySlice<UInt8>) -> Bool {
    var column = 0
    var bands = 1
    var count = 0
    var counts = false
    for byte in data {
      switch byte {
      case 0x3F...0x7E:
        // Terminals take a count of nothing for one.
        column += counts ? max(1, count) : 1
        counts = false
        guard column <= pixels.width else { return false }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count = min(count * 10 + Int(byte - 0x30), 1_000_000)
      case UInt8(ascii: "!"): (counts, count) = (true, 0)
      case UInt8(ascii: "#"), UInt8(ascii: ";"): (counts, count) = (false, 0)
      case UInt8(ascii: "$"): (counts, column) = (false, 0)
      case UInt8(ascii: "-"):
        (counts, column) = (false, 0)
        bands += 1
      case 0x0A, 0x0D: continue
      default: return false
      }
    }
    return bands * 6 <= pixels.height + 5
  }
}
