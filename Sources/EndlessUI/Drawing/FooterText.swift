internal import EndlessCore
internal import EndlessText

/// The words of the row after the last item.
struct FooterText {
  let theme: Theme
  let now: Duration
  let animates: Bool

  struct Line: Hashable {
    var text: String
    /// What to do about it, said even where the text has to be cut for it.
    var advice = ""
    var isError = false

    /// The line in at most so many cells.
    func cells(width: Int, style: TextStyle, _ layout: TextLayout) -> [Cell] {
      let advice = layout.sanitized(advice, style: style)
      let room = width - advice.count
      guard !advice.isEmpty, room >= 8 else {
        return layout.line(text + self.advice, width: max(0, width), style: style)
      }
      return layout.line(text, width: room, style: style) + advice
    }
  }

  func line(_ footer: Footer, since start: Duration?) -> Line {
    switch footer {
    case .loading: Line(text: loading(since: start))
    case .failed(let error, let retryAt): failure(error, retryAt: retryAt)
    case .stopped: Line(text: "stopped", advice: " \(theme.dot) r goes on")
    case .stalled(let stall):
      Line(
        text: "\(theme.failure) \(reason(stall))", advice: " \(theme.dot) r goes on", isError: true)
    case .end(let count):
      Line(text: "\(theme.rule) end \(theme.dot) \(items(count)) \(theme.rule)")
    case .empty: Line(text: "nothing here")
    }
  }

  /// The picture of a spinner now.
  var spinner: String {
    theme.spinner(turn: animates ? now.tenths : 0)
  }

  private func loading(since start: Duration?) -> String {
    let words = "\(spinner) loading \(theme.ellipsis)"
    // The seconds would stand still without animation.
    guard animates, let start, now - start >= .seconds(5) else { return words }
    return "\(words) \((now - start).components.seconds) s \(theme.dot) ^C stops"
  }

  /// What went wrong, and what happens next.
  func failure(_ error: SourceError, retryAt: Duration?) -> Line {
    var advice = "r retries"
    if let retryAt, retryAt > now {
      advice = "again in \((retryAt - now + .milliseconds(999)).components.seconds) s"
    }
    return Line(
      text: "\(theme.failure) \(error.message)", advice: " \(theme.dot) \(advice)", isError: true)
  }

  private func reason(_ stall: Stall) -> String {
    switch stall {
    case .repeats(let page): "page \(page) repeats page \(page - 1)"
    case .sameKey(let page): "page \(page) points at itself"
    case .nothingNew(let pages): "nothing new in \(pages) pages"
    }
  }

  private func items(_ count: Int) -> String {
    count == 1 ? "1 item" : "\(count) items"
  }
}

extension Duration {
  /// Whole tenths of a second.
  var tenths: Int {
    let (seconds, attoseconds) = components
    return Int(seconds % 1_000_000) * 10 + Int(attoseconds / 100_000_000_000_000_000)
  }
}
