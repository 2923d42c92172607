internal import EndlessCore
internal import EndlessText

/// Draws the body of a list that is seen page by page: one page, or two while one slides, and the row
/// that shows the place among all.
struct PagePainter {
  let browser: Browser
  let window: ListWindow
  let pages: PageView
  let hasFocus: Bool
  let theme: Theme
  let text: RowText
  let now: Duration

  private var size: Size { pages.area.body }
  private var contents: Size { pages.area.contents }

  func paint() -> Frame {
    var frame = Frame(rows: size.rows, columns: size.columns)
    let slots = pages.pager.slots
    guard let current = slots.first(where: { $0.offset == 0 }) else {
      paintNoPage(&frame)
      return frame
    }
    let offset = pages.offset(now: now)
    frame.overlay(page(current), column: offset)
    if offset != 0, let beside = slots.first(where: { $0.offset == -offset.signum() }) {
      frame.overlay(page(beside), column: offset - offset.signum() * size.columns)
    }
    paintBar(&frame)
    return frame
  }

  /// What the terminal itself has to draw of the current page, in the body.
  func pixels() -> Scene.Pixels? {
    guard pages.turn == nil, let page = pages.pager.current,
      case .pixels(let picture) = page.contents, !page.phase.isFailed,
      picture.size.rows <= contents.rows, picture.size.columns <= contents.columns
    else { return nil }
    return Scene.Pixels(
      row: (contents.rows - picture.size.rows) / 2,
      column: pages.area.margin + (contents.columns - picture.size.columns) / 2,
      picture: picture)
  }

  private func page(_ slot: PageSlot<PageContents>) -> Frame {
    var frame = Frame(rows: contents.rows, columns: size.columns)
    if case .failed(let error) = slot.phase {
      paint(error, of: slot.index, &frame)
    } else {
      switch slot.contents {
      case .text: paintText(slot.index, &frame)
      case .symbols(let picture): paint(picture, &frame)
      case .pixels: break
      case nil: paintPlaceholder(slot, &frame)
      }
    }
    return frame
  }

  private func paint(_ picture: SymbolPicture, _ frame: inout Frame) {
    let clips = picture.lines.prefix(contents.rows).map {
      text.layout.clip($0, columns: 0..<contents.columns)
    }
    let width = clips.map { $0.contentWidth ?? contents.columns }.max() ?? 0
    let column = pages.area.margin + max(0, contents.columns - width) / 2
    let row = (contents.rows - clips.count) / 2
    for (line, clip) in clips.enumerated() {
      frame.put(clip.cells.prefix(width), row: row + line, column: column)
    }
  }

  private func paintText(_ index: Int, _ frame: inout Frame) {
    guard let page = pages.text(ofPage: index) else { return }
    let items = pages.visibleLines(ofPage: index, wraps: window.isWrapped, text)
    for item in items {
      for (row, cells) in zip(item.rows, cells(of: item, page)) where row < frame.rows {
        frame.put(cells, row: row, column: pages.area.margin)
      }
    }
    guard pages.area.margin > 0, pages.scrolls(page: index, wraps: window.isWrapped, text),
      let count = page.view.knownCount, count > 0, let first = items.first?.index
    else { return }
    let thumb = ScrollBar.thumb(first: first, shown: items.count, count: count, rows: frame.rows)
    ScrollBar.paint(thumb, rows: 0..<frame.rows, theme, &frame)
  }

  private func cells(of item: VisibleItem, _ page: PageText) -> [[Cell]] {
    guard window.isWrapped else {
      let clip = text.clip(row: item.index, in: page.rows, columns: 0..<contents.columns)
      guard var cells = clip?.cells, let clip else { return [] }
      if clip.continues, let last = cells.indices.last {
        if last > 0, cells[last].isContinuation { cells[last - 1] = .blank }
        cells[last] = Cell(.glyph(text.layout.cutMark), style: Theme.dim)
      }
      return [cells]
    }
    let wanted = item.hiddenRows..<item.hiddenRows + item.rows.count
    return text.wrap(
      row: item.index, in: page.rows, columns: contents.columns, wanted: wanted)?.rows ?? []
  }
}

extension PagePainter {
  private func paintPlaceholder(_ slot: PageSlot<PageContents>, _ frame: inout Frame) {
    let row = max(0, (frame.rows - 1) / 2)
    centre(window.pageName(slot.index), Theme.dim, row: row, &frame)
    guard slot.offset == 0, let since = pages.waitingSince, now - since >= PageView.patience,
      row + 1 < frame.rows
    else { return }
    let footer = FooterText(theme: theme, now: now, animates: browser.settings.animates)
    centre(Array(footer.spinner.utf8), Theme.dim, row: row + 1, &frame)
  }

  private func paint(_ error: SourceError, of index: Int, _ frame: inout Frame) {
    let mark = Array((theme.failure + " ").utf8)
    let reason = theme.words(error.message)
    let lines: [([UInt8], TextStyle)] = [
      (mark + window.pageName(index), Theme.error), (Array(reason.utf8), .plain),
      (Array("r retries".utf8), Theme.dim),
    ]
    let first = max(0, (frame.rows - lines.count) / 2)
    for (line, (words, style)) in lines.enumerated() where first + line < frame.rows {
      centre(words, style, row: first + line, &frame)
    }
  }

  /// The list is empty, being loaded, or could not be had.
  private func paintNoPage(_ frame: inout Frame) {
    let footer = FooterText(theme: theme, now: now, animates: browser.settings.animates)
    let line = footer.line(window.footer ?? .empty, since: window.loadingSince)
    let style = line.isError ? Theme.error : Theme.dim
    let cells = line.cells(width: contents.columns, style: style, text.layout)
    frame.put(
      cells, row: max(0, (frame.rows - 1) / 2),
      column: pages.area.margin + (contents.columns - cells.count) / 2)
  }

  private func centre(_ words: [UInt8], _ style: TextStyle, row: Int, _ frame: inout Frame) {
    let cells = text.layout.line(words, width: contents.columns, style: style)
    frame.put(
      cells, row: row, column: pages.area.margin + (contents.columns - cells.count) / 2)
  }
}

extension PagePainter {
  private func paintBar(_ frame: inout Frame) {
    guard let bar = pages.bar else { return }
    let row = frame.rows - 1
    switch bar.kind {
    case .slider(let slider): paint(slider, row: row, column: bar.column, &frame)
    case .dots(let dots):
      paint(dots, row: row, column: bar.column, &frame)
      guard bar.hasMarks else { break }
      if dots.pages.lowerBound > 0 {
        frame.put(theme.moreBefore, row: row, column: bar.column - 2, style: Theme.dim)
      }
      if dots.pages.upperBound < pages.pager.count {
        frame.put(
          theme.moreAfter, row: row, column: bar.column + dots.width + 1, style: Theme.dim)
      }
    }
    paintSign(bar, row: row, &frame)
  }

  /// In the fewer words the fewer columns there are.
  private func paintSign(_ bar: PageBar, row: Int, _ frame: inout Frame) {
    let lines = signs.map { text.layout.sanitized(theme.words($0), style: Theme.dim) }
    guard let cells = lines.first(where: { $0.count < bar.signColumns }) else { return }
    frame.put(cells, row: row, column: frame.columns - pages.area.margin - cells.count)
  }

  private func paint(_ slider: Slider, row: Int, column: Int, _ frame: inout Frame) {
    let knob = slider.column(ofPage: pages.pager.index ?? 0)
    for place in 0..<slider.width {
      let style = place < knob ? accent : Theme.dim
      frame.put(theme.slider, row: row, column: column + place, style: style)
    }
    frame.put(theme.knob, row: row, column: column + knob, style: accent)
  }

  private func paint(_ dots: PageControl, row: Int, column: Int, _ frame: inout Frame) {
    for page in dots.pages {
      guard let place = dots.column(ofPage: page) else { continue }
      let isCurrent = page == dots.current
      frame.put(
        isCurrent ? theme.dotOn : theme.dotOff, row: row, column: column + place,
        style: isCurrent ? accent : Theme.dim)
    }
  }

  private var accent: TextStyle { hasFocus ? Theme.accent : .plain }

  /// What autoplay is doing, from long to short; turning a page is no reason to say that it waits.
  private var signs: [String] {
    switch pages.autoplay.state(now: now) {
    case .off: []
    case .held(let reasons, _) where reasons != [.animation]: [theme.paused]
    case .armed(let remaining), .held(_, let remaining):
      [
        "\(theme.playing) \(remaining.secondsUp) s", "\(theme.playing)\(remaining.secondsUp)s",
        theme.playing,
      ]
    }
  }
}
