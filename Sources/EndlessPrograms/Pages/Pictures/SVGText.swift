/// The beginning of a text that may be an SVG picture.
enum SVGText {
  /// Whether the first element is `svg`, after whatever may stand before it.
  static func begins(_ head: [UInt8]) -> Bool {
    var rest = head[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if isElement(rest) { return true }
      guard let after = skipped(rest) else { return false }
      rest = after
    }
  }

  private static func isElement(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "<svg".utf8) else { return false }
    let next = text.dropFirst(4).first
    return next.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ":") || $0 <= 0x20 } ?? false
  }

  /// What follows a declaration, a comment or a document type, or nil if there is none of them.
  private static func skipped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if text.starts(with: "<!--".utf8) { return after("-->", in: text.dropFirst(4)) }
    if text.starts(with: "<?".utf8) { return after("?>", in: text) }
    guard text.starts(with: "<!DOCTYPE".utf8) else { return nil }
    let end = text.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
    guard let end else { return nil }
    return text[end] == UInt8(ascii: ">") ? text[(end + 1)...] : after("]>", in: text[end...])
  }

  private static func after(_ mark: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let mark = Array(mark.utf8)
    let start = text.indices.first { text[$0...].starts(with: mark) }
    return start.map { text[($0 + mark.count)...] }
  }
}
