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
    guard let pixels = Raster(&data)?.pixels, area.holds(pixels) else { return nil }
    // A line feed after the last line could scroll the terminal.
    while let last = data.last, last == UInt8(ascii: "-") || last <= 0x20 { data.removeLast() }
    var canvas = Canvas(pixels)
    guard Self.draw(data, on: &canvas) else { return nil }
    let picture = string.startIndex - 2..<data.endIndex
    return PixelPicture(
      bytes: Array(frame[picture]) + [0x1B, 0x5C], size: area.cells(covered: pixels),
      keeping: .inCells(pixels, isOpaque: canvas.isFull))
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

  /// Draws sixels; says whether the data is nothing else but colours and ways, and stays on the canvas.
  private static func draw(_ data: ArraySlice<UInt8>, on canvas: inout Canvas) -> Bool {
    var count = 0
    var counts = false
    for byte in data {
      switch byte {
      case 0x3F...0x7E:
        // Terminals take a count of nothing for one.
        guard canvas.put(byte - 0x3F, counts ? max(1, count) : 1) else { return false }
        counts = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count = min(count * 10 + Int(byte - 0x30), 1_000_000)
      case UInt8(ascii: "!"): (counts, count) = (true, 0)
      case UInt8(ascii: "#"), UInt8(ascii: ";"): (counts, count) = (false, 0)
      case UInt8(ascii: "$"):
        counts = false
        canvas.goBack()
      case UInt8(ascii: "-"):
        counts = false
        guard canvas.goDown() else { return false }
      case 0x0A, 0x0D: continue
      default: return false
      }
    }
    return true
  }

  /// Which pixels have been drawn.
  private struct Canvas {
    private let size: PixelSize
    /// The pixels of the current band, a byte for each column, the lowest bit on top.
    private var band: [UInt8]
    private var column = 0
    /// The first row of the current band.
    private var top = 0
    private var isFullAbove = true

    init(_ size: PixelSize) {
      self.size = size
      band = [UInt8](repeating: 0, count: size.width)
    }

    /// Whether no pixel was left out.
    var isFull: Bool { isFullAbove && isBandFull && top + 6 >= size.height }

    private var isBandFull: Bool {
      let wanted: UInt8 = top + 6 <= size.height ? 0x3F : 1 << UInt8(size.height - top) - 1
      return band.allSatisfy { $0 & wanted == wanted }
    }

    /// Draws so many sixels; says whether there is room.
    mutating func put(_ sixel: UInt8, _ count: Int) -> Bool {
      guard count <= size.width - column else { return false }
      for place in column..<column + count { band[place] |= sixel }
      column += count
      return true
    }

    mutating func goBack() {
      column = 0
    }

    /// Goes to the next band; says whether there is one.
    mutating func goDown() -> Bool {
      guard top + 6 < size.height else { return false }
      isFullAbove = isFullAbove && isBandFull
      for place in band.indices { band[place] = 0 }
      top += 6
      column = 0
      return true
    }
  }
}
