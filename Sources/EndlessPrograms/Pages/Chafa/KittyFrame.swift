package import EndlessCore

/// Pictures in the kitty protocol, let through only as what they must be.
///
/// Nothing of what came in is passed on but the picture's own bytes: a picture that is drawn where the
/// cursor is, read from nowhere, answered by nothing.
package enum KittyFrame {
  /// The longest side of a picture.
  private static let longest = 10_000

  /// One picture, or nil if the bytes are anything else.
  package static func picture(in frame: ArraySlice<UInt8>, _ area: PixelArea) -> PixelPicture? {
    guard let (chunks, pixels, format) = parsed(frame) else { return nil }
    let size = area.cells(covered: pixels)
    let isDrawnExactly = area.isExact && area.holds(pixels)
    let stretch = isDrawnExactly ? "" : ",c=\(size.columns),r=\(size.rows)"
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frame.count + 32 * chunks.count)
    for (number, chunk) in chunks.enumerated() {
      let more = chunk.isLast ? 0 : 1
      let control =
        number > 0
        ? "\u{1B}_Gm=\(more),q=2;"
        : "a=T,q=2,C=1,f=\(format),s=\(pixels.width),v=\(pixels.height)\(stretch),m=\(more);"
      bytes += control.utf8
      bytes += chunk.payload
      bytes += "\u{1B}\\".utf8
    }
    return PixelPicture(bytes: bytes, size: size, keeping: .byNumber)
  }

  /// The picture's pixels, or nil if the bytes are anything but one picture with opacity.
  static func image(in frame: ArraySlice<UInt8>) -> PixelImage? {
    guard let (chunks, size, format) = parsed(frame), format == 32 else { return nil }
    let pixels = chunks.flatMap { Base64.decoded($0.payload) }
    return PixelImage(size: size, pixels: pixels)
  }

  /// What the strings say, if they are one picture and it is all there.
  private static func parsed(
    _ frame: ArraySlice<UInt8>
  ) -> (chunks: [Chunk], pixels: PixelSize, format: Int)? {
    guard let strings = TerminalString.all(in: frame, introducer: UInt8(ascii: "_")) else {
      return nil
    }
    var chunks: [Chunk] = []
    for string in strings {
      guard chunks.last?.isLast != true, let chunk = Chunk(string) else { return nil }
      chunks.append(chunk)
    }
    guard let first = chunks.first, chunks.last?.isLast == true,
      let pixels = pixels(of: first, chunks.dropFirst()),
      isComplete(chunks, pixels, first)
    else { return nil }
    return (chunks, pixels, first.values["f"] ?? 32)
  }

  /// The picture's size, if the chunks say nothing that is not allowed.
  private static func pixels(of first: Chunk, _ others: ArraySlice<Chunk>) -> PixelSize? {
    let isAllowed = first.values.keys.allSatisfy { "fsvcrmqC".contains($0) } && first.isDrawn
    guard isAllowed, others.allSatisfy({ $0.values.keys.allSatisfy { "mq".contains($0) } }),
      others.allSatisfy({ !$0.isDrawn }), [24, 32].contains(first.values["f"] ?? 32),
      let width = first.values["s"], let height = first.values["v"],
      (1...longest).contains(width), (1...longest).contains(height)
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Whether there are as many bytes as the pixels need.
  private static func isComplete(_ chunks: [Chunk], _ pixels: PixelSize, _ first: Chunk) -> Bool {
    let bytes = pixels.width * pixels.height * (first.values["f"] ?? 32) / 8
    return chunks.reduce(0) { $0 + $1.decodedCount } == bytes
  }

  /// One of the strings that a picture comes in.
  private struct Chunk {
    let values: [Character: Int]
    /// Whether it says that the picture is sent and drawn.
    let isDrawn: Bool
    let payload: ArraySlice<UInt8>

    var isLast: Bool { values["m"] ?? 0 == 0 }

    /// How many bytes the payload stands for.
    var decodedCount: Int { Base64.count(payload) }

    init?(_ string: ArraySlice<UInt8>) {
      guard string.first == UInt8(ascii: "G") else { return nil }
      let control = string.dropFirst().prefix { $0 != UInt8(ascii: ";") }
      payload = string[control.endIndex...].dropFirst()
      guard Base64.isWhole(payload) else { return nil }
      var values: [Character: Int] = [:]
      var isDrawn = false
      for pair in String(decoding: control, as: UTF8.self).split(separator: ",") {
        if pair == "a=T" {
          isDrawn = true
          continue
        }
        guard let key = pair.first, pair.dropFirst().first == "=", values[key] == nil,
          let value = Int(pair.dropFirst(2)), (0...longest).contains(value)
        else { return nil }
        values[key] = value
      }
      self.values = values
      self.isDrawn = isDrawn
    }
  }
}
