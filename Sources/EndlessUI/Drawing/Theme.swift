package import EndlessText

/// The marks and styles of everything that is not content.
package struct Theme: Hashable, Sendable {
  /// How text is laid out; tells ASCII terminals from others.
  package let options: TextOptions

  package init(options: TextOptions) {
    self.options = options
  }

  /// Where ambiguous characters take two columns, so do most marks: they are ASCII then.
  var isASCII: Bool { options.asciiOnly || options.ambiguousWide }

  /// Before the current row.
  var cursorBar: Glyph { isASCII ? ">" : "▌" }
  /// Before the first item of a ring.
  var seam: Glyph { isASCII ? "@" : "↻" }
  /// The part of the list that is visible.
  var thumb: Glyph { isASCII ? "#" : "┃" }
  /// The whole list, and the line between two windows.
  var track: Glyph { isASCII ? "|" : "│" }
  /// Before what went wrong.
  var failure: String { isASCII ? "!" : "✗" }
  /// What the place among pages slides on.
  var slider: Glyph { isASCII ? "=" : "━" }
  /// The place among pages.
  var knob: Glyph { isASCII ? "O" : "●" }
  /// The current page among the others.
  var dotOn: Glyph { isASCII ? "*" : "●" }
  var dotOff: Glyph { isASCII ? "o" : "○" }
  /// There are more pages than dots on this side.
  var moreBefore: Glyph { isASCII ? "<" : "‹" }
  var moreAfter: Glyph { isASCII ? ">" : "›" }
  /// Pages come by themselves.
  var playing: String { isASCII ? ">" : "▶" }
  /// They would, but wait.
  var paused: String { isASCII ? "||" : "❚❚" }
  /// Between two things that are said.
  var dot: String { isASCII ? "-" : "·" }
  /// On both sides of the end.
  var rule: String { isASCII ? "--" : "──" }
  /// After what goes on.
  var ellipsis: String { isASCII ? "..." : "…" }
  /// Of a row that is not loaded.
  var placeholder: String { ellipsis }

  /// The picture of a spinner at a moment.
  func spinner(turn: Int) -> String {
    let pictures: [String] =
      isASCII ? ["-", "\\", "|", "/"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return pictures[turn % pictures.count]
  }

  /// A string of ours as the terminal can show it.
  func words(_ text: String) -> String {
    guard isASCII else { return text }
    let plain: [Character: String] = [
      "·": "-", "…": "...", "✗": "!", "─": "-", "\u{2212}": "-",
      "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]
    var words = ""
    var isAfterArrow = false
    for character in text {
      let isArrow = "↑↓←→".contains(character)
      if isArrow, isAfterArrow { words += " " }
      words += plain[character] ?? String(character)
      isAfterArrow = isArrow
    }
    return words
  }

  /// What is not content.
  static var dim: TextStyle { TextStyle(attributes: .dim) }
  /// The window that has the focus.
  static var accent: TextStyle { TextStyle(foreground: .indexed(6), attributes: .bold) }
  /// What went wrong.
  static var error: TextStyle { TextStyle(foreground: .indexed(1)) }
  /// A row that does not scroll.
  static var header: TextStyle { TextStyle(attributes: .bold) }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// A glyph one column wide.
  package init(unicodeScalarLiteral value: Unicode.Scalar) {
    self.init(value)
  }
}
