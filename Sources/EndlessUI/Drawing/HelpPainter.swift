internal import EndlessCore
internal import EndlessText

/// Draws the key table over the whole screen.
struct HelpPainter {
  let lines: [KeyHelp.Line]
  let view: Viewport
  let size: Size
  let theme: Theme
  let text: RowText

  /// Columns of a section's name, of an entry's keys, and of what they do.
  private static let (sectionColumns, keyColumns, helpColumns) = (11, 15, 21)

  func scene() -> Scene {
    var body = Frame(rows: size.rows >= 2 ? size.rows - 1 : 1, columns: size.columns)
    for item in view.visibleItems(UniformHeights()) {
      paint(lines[item.index], row: item.rows.lowerBound, &body)
    }
    let hasTitle = size.rows >= 2
    return Scene(
      panes: [Scene.Pane(row: 0, column: 0, title: hasTitle ? title : nil, body: body)])
  }

  private var title: Frame {
    var title = Frame(rows: 1, columns: size.columns)
    title.put(text.layout.sanitized("Keys", style: Theme.accent), row: 0, column: 1)
    let more = view.visibleItems(UniformHeights()).count < lines.count ? "↑↓ more  " : ""
    let closes = text.layout.sanitized(theme.words(more) + "Esc closes", style: Theme.dim)
    title.put(closes, row: 0, column: max(6, size.columns - closes.count - 1))
    return title
  }

  private func paint(_ line: KeyHelp.Line, row: Int, _ frame: inout Frame) {
    let section = size.columns >= 50 ? Self.sectionColumns : 1
    if section > 1 {
      frame.put(text.layout.sanitized(line.section, style: Theme.header), row: row, column: 2)
    }
    var column = section
    for entry in line.entries {
      let last = line.entries.count == 1 || entry == line.entries[line.entries.count - 1]
      frame.put(
        text.layout.line(theme.words(entry.keys), width: Self.keyColumns - 1), row: row,
        column: column)
      column += Self.keyColumns
      let room = last ? max(0, frame.columns - column) : Self.helpColumns - 1
      frame.put(
        text.layout.line(theme.words(entry.help), width: room, style: Theme.dim), row: row,
        column: column)
      column += Self.helpColumns
    }
  }
}
