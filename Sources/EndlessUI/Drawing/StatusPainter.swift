internal import EndlessCore
internal import EndlessText

/// Draws the last row of the screen: a message, the count typed so far, or the hints.
struct StatusPainter {
  let browser: Browser
  let theme: Theme
  let text: RowText
  let now: Duration

  private typealias Line = FooterText.Line

  func paint() -> Frame {
    var frame = Frame(rows: 1, columns: max(1, browser.size.columns))
    if let message = browser.message {
      let mark = message.isError ? theme.failure + " " : ""
      put(Line(text: mark + theme.words(message.text), isError: message.isError), .plain, &frame)
    } else if let count = browser.count {
      put(Line(text: String(count)), .plain, &frame)
    } else if let work {
      put(work, Theme.dim, &frame)
    } else {
      paintHints(&frame)
    }
    return frame
  }

  private func put(_ line: Line, _ style: TextStyle, _ frame: inout Frame) {
    let margin = frame.columns >= TitlePainter.roomy ? 1 : 0
    let style = line.isError ? Theme.error : style
    let cells = line.cells(width: frame.columns - 2 * margin, style: style, text.layout)
    frame.put(cells, row: 0, column: margin)
  }

  /// What the window with the focus is doing, beyond what its footer says.
  private var work: Line? {
    let window = browser.windows[browser.focus]
    let footer = FooterText(theme: theme, now: now, animates: browser.settings.animates)
    if case .failed(let error, let retryAt) = window.paging.refresh {
      return footer.failure(error, retryAt: retryAt)
    }
    if window.isPaged, window.paging.isRefreshing {
      return Line(text: "\(footer.spinner) reloading \(theme.ellipsis)")
    }
    if window.pages?.pager.index != nil, let line = trouble(window, footer) { return line }
    if window.following == .growth {
      return Line(text: "following \(theme.dot) any movement stops")
    }
    if window.following == .toEnd || window.pendingPlace != nil {
      let count = window.viewport.knownCount.map { "\($0) rows" } ?? "counting rows"
      return Line(text: "\(count) \(theme.ellipsis) ^C stops")
    }
    return nil
  }

  /// Pages have no row after the last one that could say why there are no more of them.
  private func trouble(_ window: ListWindow, _ words: FooterText) -> Line? {
    switch window.footer {
    case .failed, .stalled, .stopped: window.footer.map { words.line($0, since: nil) }
    default: nil
    }
  }

  /// As many hints as fit, the last one at the right edge.
  private func paintHints(_ frame: inout Frame) {
    guard frame.columns >= TitlePainter.roomy, browser.size.rows >= 4 else { return }
    var hints = KeyMap.hints(browser.situation)
    let quit = hints.firstIndex { $0.word == "quit" }.map { hints.remove(at: $0) }
    let last = quit.map(cells) ?? []
    var column = 1
    let end = frame.columns - last.count - 1
    for hint in hints {
      let cells = cells(hint)
      guard column + cells.count + 2 <= end else { break }
      column = frame.put(cells, row: 0, column: column) + 2
    }
    frame.put(last, row: 0, column: max(1, end))
  }

  private func cells(_ hint: Binding.Hint) -> [Cell] {
    let words = hint.word.map { hint.keys + " " + $0 } ?? hint.keys
    return text.layout.sanitized(theme.words(words), style: Theme.dim)
  }
}
