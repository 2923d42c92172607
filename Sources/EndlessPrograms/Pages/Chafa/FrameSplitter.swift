/// Cuts what chafa prints while it plays into frames.
///
/// Before every frame but the first the cursor goes up to the picture's first line. Frames of
/// characters have as many lines as it goes up; others end with the picture.
package struct FrameSplitter {
  /// How a frame ends.
  private enum End {
    /// With its last line.
    case line
    /// With the string.
    case string
    /// With the string that says that no more of them follow.
    case lastString
  }

  private let end: End
  private var bytes: [UInt8] = []
  /// How many bytes have been looked at in vain.
  private var seen = 0
  /// Where the contents of the string begin that was last seen to begin.
  private var string = 0
  /// How many lines a frame has, once that is known.
  private var height: Int?

  /// Makes a splitter for one way of drawing.
  package init(_ form: PictureForm) {
    switch form {
    case .symbols: end = .line
    case .kitty: end = .lastString
    case .sixel: end = .string
    }
  }

  /// How many bytes wait for the rest of their frame.
  var pending: Int { bytes.count }

  /// What has come, if that can be a frame: where nothing follows for a while, it is one.
  package var rest: [UInt8]? {
    end == .line && height == nil && bytes.last == UInt8(ascii: "\n") ? bytes : nil
  }

  /// Adds what was printed.
  package mutating func append(_ more: ArraySlice<UInt8>) { bytes += more }

  /// The next frame that is complete.
  package mutating func next() -> [UInt8]? {
    guard let end = end == .line ? linesEnd() : pictureEnd() else { return nil }
    let frame = Array(bytes[..<end])
    bytes.removeFirst(end)
    (seen, string) = (0, 0)
    return frame
  }

  /// Behind the end of the picture.
  private mutating func pictureEnd() -> Int? {
    while let escape = bytes[seen...].firstIndex(of: 0x1B) {
      guard escape + 1 < bytes.count else {
        seen = escape
        return nil
      }
      seen = escape + 2
      if bytes[escape + 1] != UInt8(ascii: "\\") {
        string = seen
      } else if end == .string || !continues(bytes[min(string, escape)..<escape]) {
        return seen
      }
    }
    seen = bytes.count
    return nil
  }

  /// Whether more chunks follow the one that begins here.
  private func continues(_ chunk: ArraySlice<UInt8>) -> Bool {
    let control = chunk.prefix { $0 != UInt8(ascii: ";") }
    return control.split(separator: UInt8(ascii: ",")).contains {
      $0.elementsEqual("m=1".utf8) || $0.elementsEqual("Gm=1".utf8)
    }
  }

  /// Behind the last line.
  private mutating func linesEnd() -> Int? {
    if let lines = SymbolFrame.climb(bytes[...]) {
      height = lines.rows
      bytes.removeFirst(lines.length)
      seen = 0
    }
    guard let height else {
      let way = bytes[seen...].firstIndex(of: UInt8(ascii: "\r"))
      seen = way ?? bytes.count
      // Without the cursor's way, which is looked at with the next frame.
      return way.flatMap { SymbolFrame.climb(bytes[$0...]) == nil ? nil : $0 }
    }
    let ends = bytes.indices.lazy.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }
    return ends.dropFirst(height - 1).first.map { $0 + 1 }
  }
}
