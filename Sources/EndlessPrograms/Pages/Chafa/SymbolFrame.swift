/// Pictures in coloured characters, as chafa prints them.
package enum SymbolFrame {
  /// The lines of a frame, with nothing but characters and their colours.
  package static func lines(of frame: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    var rest = frame
    while let byte = rest.first {
      if let length = length(ofSequence: rest) {
        let sequence = rest.prefix(length)
        if sequence.last == UInt8(ascii: "m") { line += sequence }
        rest = rest.dropFirst(length)
        continue
      }
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      } else if byte >= 0x20 {
        line.append(byte)
      }
      rest = rest.dropFirst()
    }
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
    guard bytes.starts(with: [0x1B, UInt8(ascii: "[")]) else { return nil }
    let end = bytes.dropFirst(2).firstIndex { !(0x20...0x3F).contains($0) }
    guard let end, (0x40...0x7E).contains(bytes[end]) else { return nil }
    return end - bytes.startIndex + 1
  }
}
