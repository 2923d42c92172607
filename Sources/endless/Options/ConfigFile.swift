/// The configuration file: one option a line as on the command line, its value the rest of the line.
///
/// There is no quoting. Blank lines and lines that begin with `#` are left out. Blanks around the
/// option and around its value do not count.
package enum ConfigFile {
  /// Where the file is looked for: `$XDG_CONFIG_HOME/endless/config`, else
  /// `~/.config/endless/config`.
  ///
  /// Nil if neither directory is known; a relative `XDG_CONFIG_HOME` does not count.
  package static func path(_ variable: (String) -> Argument?) -> Argument? {
    let slash = UInt8(ascii: "/")
    if let home = variable("XDG_CONFIG_HOME"), home.bytes.first == slash {
      return Argument(bytes: home.bytes + Array("/endless/config".utf8))
    }
    guard let home = variable("HOME"), !home.bytes.isEmpty else { return nil }
    return Argument(bytes: home.bytes + Array("/.config/endless/config".utf8))
  }

  /// The options of a file, each with its place.
  package static func scan(
    _ contents: [UInt8], path: String
  ) throws(UsageError) -> [PlacedWord] {
    var found: [PlacedWord] = []
    let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let origin = OptionOrigin.file(path, line: index + 1)
      guard let words = words(of: line) else { continue }
      if words.contains(where: { $0.bytes.contains(0) }) {
        throw UsageError("\(origin.prefix)a NUL has no place in an option")
      }
      let scanned = try OptionScanner.scan(words, origin: origin)
      guard scanned.count < 2 else {
        throw UsageError("\(origin.prefix)\(words[0].text): takes no value")
      }
      found += scanned.map { PlacedWord($0, origin) }
    }
    return found
  }

  /// The option of a line and, divided from it by a blank, its value.
  private static func words(of line: ArraySlice<UInt8>) -> [Argument]? {
    let text = trimmed(line)
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    guard let blank = text.firstIndex(where: isBlank) else { return [Argument(bytes: Array(text))] }
    let name = text[..<blank]
    // `--title=My list`: the blank belongs to the value.
    if name.contains(UInt8(ascii: "=")) { return [Argument(bytes: Array(text))] }
    return [Argument(bytes: Array(name)), Argument(bytes: Array(trimmed(text[blank...])))]
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let front = text.drop(while: isBlank)
    guard let last = front.lastIndex(where: { !isBlank($0) }) else { return [] }
    return front[...last]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
