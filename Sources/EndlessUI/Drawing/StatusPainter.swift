internal import EndlessCore
internal import EndlessText

/// Draws the last row of the screen: a message, the count typed so far, or the hints.
struct StatusPainter {
  let browser: Browser
  let theme: Theme
  let text: RowText
  let now: Duration

  func paint() -> Frame {
    var frame = Frame(rows: 1, columns: max(1, browser.size.columns))
    if let message = browser.message {
      let style = message.isError ? Theme.error : TextStyle.plain
      let mark = message.isError ? theme.failure + " " : ""
      put(mark + theme.words(message.text), style, &frame)
    } else if let count = browser.count {
      put(String(count), .plain, &frame)
    } else if let work {
      put(work.words, work.isError ? Theme.error : Theme.dim, &frame)
    } else {
      paintHints(&frame)
    }
    return frame
  }

  private func put(_ words: String, _ style: TextStyle, _ frame: inout Frame) {
    let cells = text.layout.line(words, width: max(0, frame.columns - 2), style: style)
    frame.put(cells, row: 0, column: 1)
  }

  /// What the window with the focus is doing, beyond what its footer says.
  private var work: (words: String, isError: Bool)? {
    let window = browser.windows[browser.focus]
    let footer = FooterText(theme: theme, now: now, animates: browser.settings.animates)
    if case .failed(let error, _) = window.paging.refresh {
      return ("\(theme.failure) \(error.message) \(theme.dot) r retries", true)
    }
    if window.paging.isRefreshing, window.isPaged {
      return ("\(footer.spinner) reloading \(theme.ellipsis)", false)
    }
    if window.following == .growth { return ("following \(theme.dot) any movement stops", false) }
    if window.following == .toEnd || window.pendingPlace != nil {
      let count = window.viewport.knownCount.map { "\($0) rows" } ?? "counting rows"
      return ("\(count) \(theme.ellipsis) ^C stops", false)
    }
    return nil
  }

  /// As many hints as fit, the last one at the right edge.
  private func paintHints(_ frame: inout Frame) {
    guard frame.columns >= 20 else { return }
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
    text.layout.sanitized(theme.words(hint.keys) + " " + hint.word, style: Theme.dim)
  }
}
