internal import EndlessCore

/// The words of the row after the last item.
struct FooterText {
  let theme: Theme
  let now: Duration
  let animates: Bool

  struct Line: Hashable {
    var text: String
    var isError = false
  }

  func line(_ footer: Footer, since start: Duration?) -> Line {
    switch footer {
    case .loading: Line(text: loading(since: start))
    case .failed(let error, let retryAt):
      Line(text: "\(theme.failure) \(error.message) \(advice(retryAt))", isError: true)
    case .stopped: Line(text: "stopped \(theme.dot) r goes on")
    case .stalled(let stall):
      Line(text: "\(theme.failure) \(reason(stall)) \(theme.dot) r goes on", isError: true)
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
    guard animates, let start, now - start >= .seconds(5) else { return words }
    return "\(words) \((now - start).components.seconds) s \(theme.dot) ^C stops"
  }

  private func advice(_ retryAt: Duration?) -> String {
    guard let retryAt, retryAt > now else { return "\(theme.dot) r retries" }
    let seconds = (retryAt - now + .milliseconds(999)).components.seconds
    return "\(theme.dot) again in \(seconds) s"
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
