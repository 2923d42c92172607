/// Pictures in coloured characters, as chafa prints them.
package enum SymbolFrame {
  /// The lines of a frame, with nothing but characters and their colours.
  package static func lines(of frame: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    // Stretches are copied whole: a large picture has some hundred thousand bytes.
    var (start, at) = (frame.startIndex, frame.startIndex)
    while at < frame.endIndex {
      let byte = frame[at]
      let length = byte < 0x20 ? length(ofSequence: frame[at...]) : nil
      let end = at + (length ?? 1)
      let isKept = byte >= 0x20 || (length != nil && frame[end - 1] == UInt8(ascii: "m"))
      if !isKept {
        line += frame[start..<at]
        start = end
      }
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      }
      at = end
    }
    line += frame[start...]
    if line.contains(where: { $0 >= 0x20 }) { lines.append(line) }
    return lines
  }

  /// How far the cursor goes up at the beginning of a frame that replaces another, or nil if it is not
  /// all there.
  static func climb(_ bytes: ArraySlice<UInt8>) -> (rows: Int, length: Int)? {
    let start = bytes.starts(with: [UInt8(ascii: "\r")]) ? 1 : 0
    let rest = bytes.dropFirst(start)
    guard let length = length(ofSequence: rest),
      rest.dropFirst(length - 1).first == UInt8(ascii: "A"),
      let rows = Int(String(decoding: rest.prefix(length - 1).dropFirst(2), as: UTF8.self)),
      (1...10_000).contains(rows)
    else { return nil }
    return (rows, start + length)
  }

  /// The length of the control sequence that begins here, or nil if none does.
  static func length(ofSequence bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    guard bytes.count > 2, bytes[start] == 0x1B, bytes[start + 1] == UInt8(ascii: "[") else {
      return nil
    }
    var end = start + 2
    while end < bytes.endIndex, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.endIndex, (0x40...0x7E).contains(bytes[end]) else { return nil }
    return end - start + 1
  }
}
