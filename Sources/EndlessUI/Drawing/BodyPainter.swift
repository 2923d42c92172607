internal import EndlessCore
internal import EndlessText

/// Draws the body of one window: its rows, what stands beside them, its footer.
struct BodyPainter {
  let browser: Browser
  let window: ListWindow
  let area: WindowArea
  let theme: Theme
  let text: RowText
  let now: Duration
  let seamStyle: SeamStyle

  var columns: BodyColumns { window.columns }
  var hasFocus: Bool { browser.focus == area.window }

  func paint() -> Frame {
    var frame = Frame(rows: area.bodyRows, columns: area.columns)
    let header = area.bodyRows - window.viewport.height
    paintHeader(rows: header, &frame)
    let items = browser.visibleItems(window)
    for item in items { paint(item, from: header, &frame) }
    paintFooter(from: header, isEmpty: items.isEmpty, &frame)
    if columns.hasScrollBar {
      ScrollBar(browser: browser, window: window, items: items, theme: theme)
        .paint(from: header, &frame)
    }
    return frame
  }

  private var textColumn: Int { columns.gutter + columns.numbers }

  private func paintHeader(rows: Int, _ frame: inout Frame) {
    for row in 0..<max(0, rows) {
      guard let bytes = window.reader.bytes(ofHeaderRow: row, limit: 1 << 16) else { return }
      let clip = text.layout.clip(
        bytes.bytes, columns: window.leftColumn..<window.leftColumn + columns.text)
      frame.put(clip.cells, row: row, column: textColumn)
      if clip.continues { markCut(row: row, &frame) }
      frame.restyle(row: row, columns: 0..<area.columns) { $0.attributes.insert(.bold) }
    }
  }

  private func paint(_ item: VisibleItem, from header: Int, _ frame: inout Frame) {
    let isCurrent = item.position == window.viewport.cursor
    paintText(item, from: header, &frame)
    paintNumber(item, from: header, &frame)
    let isSeam = item.index == 0 && item.hiddenRows == 0 && showsSeam
    if isSeam, seamStyle == .line {
      let row = item.rows.lowerBound + header
      frame.restyle(row: row, columns: 0..<area.columns) { $0.attributes.insert(.underline) }
    }
    for row in item.rows where isCurrent && highlightsRow {
      highlight(row: row + header, &frame)
    }
    guard columns.gutter > 0 else { return }
    let row = item.rows.lowerBound + header
    if isCurrent {
      let style = hasFocus ? Theme.accent : Theme.dim
      for row in item.rows {
        frame.put(theme.cursorBar, row: row + header, column: 0, style: style)
      }
    }
    if isSeam, seamStyle == .mark {
      // On the current row the mark stands for the bar, and is as strong.
      var style = isCurrent ? (hasFocus ? Theme.accent : Theme.dim) : Theme.dim
      if isCurrent { style.attributes.insert(.reverse) }
      frame.put(theme.seam, row: row, column: 0, style: style)
    }
  }

  /// Only a ring has a seam, and it is worth a mark only where one can come round to it.
  private var showsSeam: Bool {
    guard window.viewport.edge == .ring, seamStyle != .none else { return false }
    return browser.arrangement(window) == .looping
  }

  /// Where there are several windows, the whole row tells which one keys go to.
  ///
  /// A lone window has the bar alone, if it has room for it: a row whose style changes is sent twice
  /// with every step.
  private var highlightsRow: Bool { browser.windows.count > 1 || columns.gutter == 0 }

  private func highlight(row: Int, _ frame: inout Frame) {
    let stretch = columns.gutter..<area.columns - (columns.hasScrollBar ? 1 : 0)
    frame.restyle(row: row, columns: stretch) { style in
      if hasFocus {
        style.attributes.formSymmetricDifference(.reverse)
      } else {
        style.attributes.insert(.underline)
      }
    }
  }

  private func paintText(_ item: VisibleItem, from header: Int, _ frame: inout Frame) {
    if window.isWrapped, let wrap = wrapped(item) {
      for (row, cells) in zip(item.rows, wrap.rows) {
        frame.put(cells, row: row + header, column: textColumn)
      }
      return
    }
    let row = item.rows.lowerBound + header
    let left = window.isWrapped ? 0 : window.leftColumn
    guard
      let clip = text.clip(
        row: item.index, in: window.reader, columns: left..<left + columns.text)
    else {
      let cells = text.layout.line(theme.placeholder, width: columns.text, style: Theme.dim)
      frame.put(cells, row: row, column: textColumn)
      return
    }
    frame.put(clip.cells, row: row, column: textColumn)
    if clip.continues { markCut(row: row, &frame) }
  }

  /// The rows of a wrapped item, or nil if it is so long that it is chopped all the same.
  private func wrapped(_ item: VisibleItem) -> RowWrap? {
    let first = item.hiddenRows
    let count = text.rowCount(ofRow: item.index, in: window.reader, columns: columns.text)
    let wrap = text.wrap(
      row: item.index, in: window.reader, columns: columns.text,
      wanted: first..<first + item.rows.count)
    if count == 1, wrap?.next != nil { return nil }
    return wrap
  }

  private func markCut(row: Int, _ frame: inout Frame) {
    // In so few columns each is worth more than the mark.
    guard columns.text > 3 else { return }
    let column = textColumn + columns.text - 1
    if column > 0, frame[row, column].isContinuation {
      frame.put(.blank, row: row, column: column - 1)
    }
    frame.put(text.layout.cutMark, row: row, column: column, style: Theme.dim)
  }

  private func paintNumber(_ item: VisibleItem, from header: Int, _ frame: inout Frame) {
    guard columns.numbers > 0, item.hiddenRows == 0 else { return }
    let number = item.index < 0 ? String(item.index) : String(item.index + 1)
    let digits = String(number.suffix(columns.numbers - 1))
    let column = columns.gutter + columns.numbers - 1 - digits.count
    let cells = text.layout.line(digits, width: digits.count, style: Theme.dim)
    frame.put(cells, row: item.rows.lowerBound + header, column: column)
  }

  private func paintFooter(from header: Int, isEmpty: Bool, _ frame: inout Frame) {
    let words = FooterText(theme: theme, now: now, animates: browser.settings.animates)
    if isEmpty {
      let line = words.line(window.footer ?? .empty, since: window.loadingSince)
      if window.footer == .empty || window.footer == nil {
        return centre(line.text, header, &frame)
      }
      put(line, row: header, &frame)
    } else if let footer = window.footer, let row = browser.footerRow(window) {
      put(words.line(footer, since: window.loadingSince), row: row + header, &frame)
    }
  }

  private func put(_ line: FooterText.Line, row: Int, _ frame: inout Frame) {
    let style = line.isError ? Theme.error : Theme.dim
    let width = max(0, area.columns - columns.gutter - (columns.hasScrollBar ? 1 : 0))
    let cells = line.cells(width: width, style: style, text.layout)
    frame.put(cells, row: row, column: columns.gutter)
  }

  private func centre(_ words: String, _ header: Int, _ frame: inout Frame) {
    let cells = text.layout.line(words, width: area.columns, style: Theme.dim)
    let row = header + (area.bodyRows - header - 1) / 2
    frame.put(cells, row: row, column: max(0, (area.columns - cells.count) / 2))
  }
}
