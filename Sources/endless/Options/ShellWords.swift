/// Splits a line into words as the shell does, without expanding anything.
///
/// Blanks, tabs and line feeds divide words. `'…'` holds everything, `"…"` everything but `\"`, `\\`,
/// `\$`, `` \` `` and a backslash before a line feed; outside of quotes a backslash takes the next
/// character as it is (a line feed vanishes). A `#` is an ordinary character.
package struct ShellWords {
  private var words: [Argument] = []
  private var word: [UInt8]?
  private var rest: ArraySlice<UInt8>

  /// The words of a line.
  ///
  /// - Throws: `UsageError` if a quote is not closed or nothing follows a backslash.
  package static func split(_ line: [UInt8]) throws(UsageError) -> [Argument] {
    var splitter = ShellWords(rest: line[...])
    try splitter.run()
    return splitter.words
  }

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  private mutating func run() throws(UsageError) {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): endWord()
      case UInt8(ascii: "'"): try takeSingleQuoted()
      case UInt8(ascii: "\""): try takeDoubleQuoted()
      case UInt8(ascii: "\\"): try takeEscaped()
      default: word = (word ?? []) + [byte]
      }
    }
    endWord()
  }

  private mutating func endWord() {
    if let word { words.append(Argument(bytes: word)) }
    word = nil
  }

  private mutating func takeEscaped() throws(UsageError) {
    guard let byte = rest.popFirst() else { throw UsageError("nothing follows the last backslash") }
    if byte != UInt8(ascii: "\n") { word = (word ?? []) + [byte] }
  }

  private mutating func takeSingleQuoted() throws(UsageError) {
    guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else {
      throw UsageError("a ' is not closed")
    }
    word = (word ?? []) + rest[..<end]
    rest = rest[(end + 1)...]
  }

  private mutating func takeDoubleQuoted() throws(UsageError) {
    var quoted = word ?? []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        word = quoted
        return
      }
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        quoted.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "\n"): rest.removeFirst()
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "`"):
        quoted.append(rest.removeFirst())
      default: quoted.append(byte)
      }
    }
    throw UsageError("a \" is not closed")
  }
}
