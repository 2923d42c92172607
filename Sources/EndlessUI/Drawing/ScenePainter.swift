package import EndlessCore
internal import EndlessText

/// Draws a browser: state in, cells out.
///
/// No terminal, no clock, no state of its own but what it remembers of long rows.
package struct ScenePainter {
  package let text: RowText
  let theme: Theme
  let seamStyle: SeamStyle

  package init(text: RowText, seamStyle: SeamStyle = .mark) {
    self.text = text
    self.seamStyle = seamStyle
    theme = Theme(options: text.layout.options)
  }

  /// The screen of a browser at a moment.
  package func scene(_ browser: Browser, now: Duration) -> Scene {
    let size = Size(rows: max(1, browser.size.rows), columns: max(1, browser.size.columns))
    if case .help(let view) = browser.mode {
      return HelpPainter(
        lines: browser.helpLines, view: view, size: size, theme: theme, text: text
      ).scene()
    }
    let layout = browser.layout
    var scene = Scene(panes: layout.areas.map { pane($0, browser, now) })
    if let row = layout.statusRow {
      let status = StatusPainter(browser: browser, theme: theme, text: text, now: now).paint()
      scene.status = Scene.Part(row: row, column: 0, frame: status)
    }
    scene.cursor = cursor(browser, layout)
    return scene
  }

  private func pane(_ area: WindowArea, _ browser: Browser, _ now: Duration) -> Scene.Pane {
    let window = browser.windows[area.window]
    let title =
      area.hasTitle
      ? TitlePainter(
        browser: browser, window: window, area: area, theme: theme, text: text
      ).paint() : nil
    var pane = body(area, window, browser, now)
    pane.title = title.map { divided($0, area) }
    pane.body = divided(pane.body, area)
    return pane
  }

  private func body(
    _ area: WindowArea, _ window: ListWindow, _ browser: Browser, _ now: Duration
  ) -> Scene.Pane {
    guard let pages = window.pages else {
      let rows = BodyPainter(
        browser: browser, window: window, area: area, theme: theme, text: text, now: now,
        seamStyle: seamStyle)
      return Scene.Pane(row: area.row, column: area.column, title: nil, body: rows.paint())
    }
    let page = PagePainter(
      browser: browser, window: window, pages: pages, hasFocus: browser.focus == area.window,
      theme: theme, text: text, now: now)
    return Scene.Pane(
      row: area.row, column: area.column, title: nil, body: page.paint(), pixels: page.pixels())
  }

  /// A frame with the line that divides its window from the next one.
  private func divided(_ frame: Frame, _ area: WindowArea) -> Frame {
    guard area.hasDivider else { return frame }
    var wider = Frame(rows: frame.rows, columns: frame.columns + 1)
    for row in 0..<frame.rows {
      for column in 0..<frame.columns { wider[row, column] = frame[row, column] }
      wider.put(theme.track, row: row, column: frame.columns, style: Theme.dim)
    }
    return wider
  }

  /// The hardware cursor rests on the current row, for those who hear the screen.
  private func cursor(_ browser: Browser, _ layout: Layout) -> (row: Int, column: Int)? {
    guard let area = layout.area(of: browser.focus) else { return nil }
    let window = browser.windows[browser.focus]
    guard window.pages == nil else { return nil }
    let items = browser.visibleItems(window)
    guard let item = items.first(where: { $0.position == window.viewport.cursor }) else {
      return nil
    }
    let header = area.bodyRows - window.viewport.height
    let row = area.row + (area.hasTitle ? 1 : 0) + header + item.rows.lowerBound
    return (row, area.column)
  }
}
