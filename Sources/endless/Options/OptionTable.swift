/// The one table of options.
///
/// The scanner, `--help` and the README's table come from it.
package enum OptionTable {
  /// The rows, in the order of help.
  package static let rows: [OptionRow] = [
    OptionRow(.rows, .act, .edge, "the items are rows that scroll up and down (the default)"),
    OptionRow(
      .pages, .optional("SOURCE"), .edge,
      "the items are pages side by side: pictures, texts; every file is one, a directory gives "
        + "its pictures. With =SOURCE one more window, with the pages of that"),
    OptionRow(
      .edge, .value("ring|pause|stop"), .edge,
      "past the last item: on to the first (ring, the default); stop a held key there, a new press "
        + "goes round (pause); stop"),
    OptionRow(.cycle, .yesNo(standard: false), .edge, "the same as --edge ring"),
    OptionRow(
      .seam, .value("mark|line|none"), .edge, "how the joint of a ring is shown (mark)"),
    OptionRow(
      .fill, .value("once|repeat"), .edge,
      "a ring that fits its window is shown once, or over and over (once)"),

    OptionRow(
      .auto, .value("SECONDS"), .pages,
      "the next page comes by itself after so many seconds (0: when asked for)"),
    OptionRow(.reverse, .yesNo(standard: false), .pages, "the previous one does"),
    OptionRow(
      .view, .value("COMMAND"), .pages,
      "a page shows what COMMAND prints; {} is its item, {columns} and {rows} its size"),
    OptionRow(
      .pictures, .value("auto|symbols|kitty|sixel|none"), .pages,
      "how pictures are drawn: by characters, or as the terminal can (auto)"),
    OptionRow(
      .viewMemory, .value("MIB"), .pages, "the memory that drawing a page may take (1024)"),
    OptionRow(.viewSeconds, .value("N"), .pages, "the time that it may take (10)"),

    OptionRow(
      .load, .value("COMMAND"), .loading,
      "a list from a command that prints page {page}; may be given several times"),
    OptionRow(.pageSize, .value("N"), .loading, "the {size} that a page is asked for with (20)"),
    OptionRow(
      .prefetch, .value("N"), .loading,
      "ask for the next page N rows before the last one shows (0: when it shows)"),
    OptionRow(.maxItems, .value("N"), .loading, "end every list after N items"),
    OptionRow(
      .keep, .value("N"), .loading,
      "hold N rows of a list that can be asked for again (0: hold all)"),

    OptionRow(
      .read0, .yesNo(standard: false), .records, "items end with a NUL, not with a line feed"),
    OptionRow(
      .id, .value("FIELD"), .records,
      "items of a page command with the same FIELD are one; lines have only text"),
    OptionRow(.header, .value("N"), .records, "pin the first N items above the list (0)"),

    OptionRow(.chop, letter: "S", .yesNo(standard: false), .showing, "cut long rows (the default)"),
    OptionRow(
      .wrap, .yesNo(standard: false), .showing, "continue long rows in the next screen row"),
    OptionRow(.numbers, letter: "N", .yesNo(standard: false), .showing, "number the rows"),
    OptionRow(.tabs, .value("N"), .showing, "columns between tab stops (8)"),
    OptionRow(
      .ambiguousWide, .yesNo(standard: false), .showing,
      "characters of ambiguous East Asian width take two columns"),
    OptionRow(
      .title, .value("TEXT"), .showing,
      "the name of a list; given again, of the next one (its file or command)"),
    OptionRow(.color, .value("auto|always|never"), .showing, "colours; auto heeds NO_COLOR (auto)"),
    OptionRow(.mouse, .yesNo(standard: true), .showing, "leave the mouse to the terminal"),
    OptionRow(.animation, .yesNo(standard: true), .showing, "nothing moves on its own"),

    OptionRow(.print0, .yesNo(standard: false), .choosing, "end what is printed with a NUL"),
    OptionRow(
      .select1, letter: "1", .yesNo(standard: false), .choosing, "pick the only item at once"),
    OptionRow(
      .exit0, .yesNo(standard: false), .choosing, "leave at once, with 1, if there is no item"),
    OptionRow(.pick, .yesNo(standard: false), .choosing, "Enter prints the item and leaves"),
    OptionRow(.browse, .yesNo(standard: false), .choosing, "Enter never prints"),

    OptionRow(
      .export, .value("text|jsonl"), .screenless,
      "print every item up to the end (or --max-items), as it was read or as JSON Lines"),
    OptionRow(
      .trace, .value("FILE"), .screenless,
      "write every request, answer, retry, drop and end as one JSON object a line"),

    OptionRow(.demo, .yesNo(standard: false), .other, "animals, news and cards, side by side"),
    OptionRow(.help, letter: "h", .act, .other, "print this and leave"),
    OptionRow(.version, .act, .other, "print the version and leave"),
  ]

  /// The `+` words, which are no options for the scanner.
  package static let places: [(usage: String, summary: String)] = [
    ("+N", "open at item N, counted from 1"),
    ("+-N", "open at item N, counted back from the last"),
    ("+G", "open at the end"),
    ("+F", "open at the end and stay there as the list grows"),
  ]

  /// The row of an option.
  package static func row(of name: OptionName) -> OptionRow? { rows.first { $0.name == name } }
}
