internal import EndlessCore
internal import EndlessText

/// Draws the key table over the whole screen.
struct HelpPainter {
  let lines: [KeyHelp.Line]
  let view: Viewport
  let size: Size
  let theme: Theme
  let text: RowText

  /// Columns between two columns of text.
  private static let gap = 2
  /// From this many columns on the sections have a column of their own.
  private static let roomy = 50

  func scene() -> Scene {
    var body = Frame(rows: size.rows >= 2 ? size.rows - 1 : 1, columns: size.columns)
    let starts = starts
    for item in view.visibleItems(UniformHeights()) {
      paint(lines[item.index], starts, row: item.rows.lowerBound, &body)
    }
    let hasTitle = size.rows >= 2
    return Scene(
      panes: [Scene.Pane(row: 0, column: 0, title: hasTitle ? title : nil, body: body)])
  }

  private var title: Frame {
    var title = Frame(rows: 1, columns: size.columns)
    let margin = size.columns >= TitlePainter.roomy ? 1 : 0
    let name = text.layout.sanitized("Keys", style: Theme.accent)
    let column = title.put(name, row: 0, column: margin)
    let isAllVisible = view.visibleItems(UniformHeights()).count == lines.count
    for words in (isAllVisible ? [] : ["↑↓ more  Esc closes"]) + ["Esc closes", "Esc"] {
      let closes = text.layout.sanitized(theme.words(words), style: Theme.dim)
      let start = size.columns - closes.count - margin
      guard start > column else { continue }
      title.put(closes, row: 0, column: start)
      break
    }
    return title
  }

  /// Where keys and helps begin, side by side: as wide as the longest of each, but no keys wider
  /// than half of what there is.
  private var starts: [Int] {
    let sections = size.columns >= Self.roomy ? width { $0.section } + 2 + Self.gap : 0
    var starts = [sections > 0 ? sections : TitlePainter.roomy <= size.columns ? 1 : 0]
    for place in 0..<(lines.map(\.entries.count).max() ?? 0) {
      let keys = width { place < $0.entries.count ? $0.entries[place].keys : "" }
      let help = width { place < $0.entries.count ? $0.entries[place].help : "" }
      starts.append(starts[2 * place] + min(keys + Self.gap, max(6, size.columns / 2)))
      starts.append(starts[2 * place + 1] + help + Self.gap)
    }
    return starts
  }

  private func width(_ words: (KeyHelp.Line) -> String) -> Int {
    lines.map { text.layout.sanitized(theme.words(words($0))).count }.max() ?? 0
  }

  private func paint(_ line: KeyHelp.Line, _ starts: [Int], row: Int, _ frame: inout Frame) {
    if size.columns >= Self.roomy {
      frame.put(text.layout.sanitized(line.section, style: Theme.header), row: row, column: 2)
    }
    for (place, entry) in line.entries.enumerated() {
      put(entry.keys, .plain, starts[2 * place]..<starts[2 * place + 1], row, &frame)
      put(entry.help, Theme.dim, starts[2 * place + 1]..<starts[2 * place + 2], row, &frame)
    }
  }

  private func put(
    _ words: String, _ style: TextStyle, _ columns: Range<Int>, _ row: Int, _ frame: inout Frame
  ) {
    let end = min(columns.upperBound - 1, frame.columns)
    guard columns.lowerBound < end else { return }
    let cells = text.layout.line(
      theme.words(words), width: end - columns.lowerBound, style: style)
    frame.put(cells, row: row, column: columns.lowerBound)
  }
}
