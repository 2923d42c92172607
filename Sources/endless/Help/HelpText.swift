/// What `--help` prints, made from the option table.
package enum HelpText {
  /// The one line for a command line that names nothing to show.
  package static let usageLine =
    "Usage: endless [OPTION]... [SOURCE]...   (endless --help says more, endless --demo shows it)\n"

  /// The whole help, lines of at most 79 columns.
  package static var text: String {
    var lines = head
    for group in OptionRow.Group.allCases {
      lines += ["", "\(group.rawValue):"]
      for row in OptionTable.rows where row.group == group {
        lines += entry(row.usage, row.summary)
      }
    }
    lines += ["", "Where a list opens:"]
    for place in OptionTable.places { lines += entry(place.usage, place.summary) }
    return (lines + tail).map { $0 + "\n" }.joined()
  }

  private static let head = [
    "Usage: endless [OPTION]... [SOURCE]...       files, or - for standard input",
    "       COMMAND | endless [OPTION]...",
    "       endless [OPTION]... --load COMMAND    COMMAND prints page {page}",
    "       endless [OPTION]... --pages FILE...   pictures and texts, page by page",
    "       endless --demo                        animals, news, cards",
    "",
    "Lists without an end: the last item joins the first, or more is loaded there.",
    "F1 shows the keys, q leaves.",
  ]

  private static let tail = [
    "",
    "Every yes-or-no option has its opposite: --no-wrap, --mouse. Options may stand,",
    "one a line, in $XDG_CONFIG_HOME/endless/config (~/.config/endless/config) and",
    "in ENDLESS_OPTS; the command line replaces both. -- ends the options.",
    "",
    "Exit codes: 0 chosen, or left; 1 nothing chosen, or an empty list; 2 a mistake",
    "in the options, or an input that cannot be read; 130 the choice was broken off.",
  ]

  private static let summaryColumn = 26
  private static let width = 79

  /// An option and what it does, side by side if the option is short.
  private static func entry(_ usage: String, _ summary: String) -> [String] {
    let indented = (usage.hasPrefix("--") ? "      " : "  ") + usage
    let margin = String(repeating: " ", count: summaryColumn)
    var lines = wrapped(summary, width: width - summaryColumn).map { margin + $0 }
    if indented.count + 2 <= summaryColumn, let first = lines.first {
      lines[0] = indented + first.dropFirst(indented.count)
    } else {
      lines.insert(indented, at: 0)
    }
    return lines
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
