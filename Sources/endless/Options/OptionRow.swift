/// One row of the option table: what the scanner, `--help` and the README know about an option.
package struct OptionRow: Sendable {
  /// What stands after an option.
  package enum Form: Hashable, Sendable {
    /// Nothing, and there is no opposite.
    case act
    /// Nothing; `--no-NAME` is the opposite. `standard` is what holds when neither is given.
    case yesNo(standard: Bool)
    /// A value, by the name that help gives it.
    case value(String)
    /// Perhaps a value, behind `=`.
    case optional(String)
  }

  /// The headings of `--help`.
  package enum Group: String, CaseIterable, Sendable {
    case edge = "Edge"
    case pages = "Pages"
    case loading = "Loading"
    case records = "Records"
    case showing = "Showing"
    case choosing = "Choosing"
    case screenless = "Without a screen"
    case other = "Other"
  }

  package let name: OptionName
  package let letter: Character?
  package let form: Form
  package let group: Group
  /// What the option does, in a line or two of plain words.
  package let summary: String

  package init(
    _ name: OptionName, letter: Character? = nil, _ form: Form, _ group: Group, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.form = form
    self.group = group
    self.summary = summary
  }

  /// The option as help shows it: the spelling people need, so `--no-mouse` where the mouse is on anyway.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    switch form {
    case .act, .yesNo(standard: false): return short + name.spelling
    case .yesNo(standard: true): return short + "--no-" + name.rawValue
    case .value(let value): return short + name.spelling + " " + value
    case .optional(let value): return short + name.spelling + "[=" + value + "]"
    }
  }

  /// Whether a value must follow.
  package var takesValue: Bool {
    if case .value = form { true } else { false }
  }

  /// Whether a value may follow.
  package var mayTakeValue: Bool {
    if case .optional = form { true } else { takesValue }
  }

  /// Whether there is a `--no-` spelling.
  package var hasOpposite: Bool {
    if case .yesNo = form { true } else { false }
  }
}
