/// A message as one line that steers no terminal, whatever file names and commands have put into it.
package struct PlainLine: CustomStringConvertible, Sendable {
  package let description: String

  package init(_ message: String) {
    var line = ""
    for scalar in message.unicodeScalars {
      switch scalar {
      case "\0"..<" ": line += "^" + String(Unicode.Scalar(UInt8(scalar.value) + 0x40))
      case "\u{7F}": line += "^?"
      case "\u{80}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        line += "<U+\(String(repeating: "0", count: 4 - digits.count))\(digits)>"
      default: line.unicodeScalars.append(scalar)
      }
    }
    description = line
  }

  /// The message as the program says it on standard error.
  package var asMessage: String { "endless: \(description)\n" }
}
