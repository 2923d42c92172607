internal import EndlessCore
internal import EndlessText

/// Draws the key table over the whole screen.
struct HelpPainter {
  let view: Viewport
  let size: Size
  let theme: Theme
  let text: RowText

  func scene() -> Scene {
    var title = Frame(rows: 1, columns: size.columns)
    title.put(text.layout.sanitized("Keys", style: Theme.accent), row: 0, column: 1)
    let closes = text.layout.sanitized("Esc closes", style: Theme.dim)
    title.put(closes, row: 0, column: max(6, size.columns - closes.count - 1))
    var body = Frame(rows: max(1, size.rows - 1), columns: size.columns)
    for item in view.visibleItems(UniformHeights()) {
      paint(HelpText.lines[item.index], row: item.rows.lowerBound, &body)
    }
    guard size.rows >= 2 else {
      return Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: body)])
    }
    return Scene(panes: [Scene.Pane(row: 0, column: 0, title: title, body: body)])
  }

  private func paint(_ line: HelpText.Line, row: Int, _ frame: inout Frame) {
    let sections = 10
    let keys = 22
    frame.put(
      text.layout.sanitized(line.section, style: Theme.header), row: row, column: 2)
    frame.put(text.layout.sanitized(theme.words(line.keys)), row: row, column: 2 + sections)
    let room = max(0, frame.columns - 2 - sections - keys)
    let cells = text.layout.line(theme.words(line.help), width: room, style: .plain)
    frame.put(cells, row: row, column: 2 + sections + keys)
  }
}
