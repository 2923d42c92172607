/// The strings that terminals take pictures in: ESC, a byte that says which, contents, ESC \.
enum TerminalString {
  /// The contents of the strings, or nil if anything but the cursor's ways and white space stands
  /// between them, or if there is none.
  static func all(in bytes: ArraySlice<UInt8>, introducer: UInt8) -> [ArraySlice<UInt8>]? {
    var strings: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let byte = rest.first {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D {
        rest = rest.dropFirst()
      } else if let length = SymbolFrame.length(ofSequence: rest) {
        rest = rest.dropFirst(length)
      } else if rest.starts(with: [0x1B, introducer]) {
        let contents = rest.dropFirst(2)
        guard let end = contents.firstIndex(of: 0x1B), contents[end...].dropFirst().first == 0x5C
        else { return nil }
        strings.append(contents[..<end])
        rest = contents[(end + 2)...]
      } else {
        return nil
      }
    }
    return strings.isEmpty ? nil : strings
  }
}
