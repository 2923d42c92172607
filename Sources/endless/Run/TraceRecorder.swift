internal import EndlessCore
internal import EndlessUI

/// Turns what happens in an event loop into the lines of `--trace`.
final class TraceRecorder {
  private let file: TraceFile
  /// What has been seen of each window.
  private var seen: [Int: Seen] = [:]

  private struct Seen {
    var lastKey: PageKey?
    var base = 0
    var isComplete = false
  }

  init(_ path: Argument) throws(UsageError) {
    file = try TraceFile(path: path)
  }

  /// Writes what an occurrence means.
  func record(_ occurrence: EventLoop.Occurrence, _ windows: [ListWindow]) {
    for (number, window) in windows.enumerated() { look(at: window, number) }
    switch occurrence {
    case .effect(.load(let window, let request)):
      if seen[window]?.lastKey == request.key, request.direction == .append {
        file.record(.retry, window: window)
      }
      seen[window, default: Seen()].lastKey = request.key
      file.record(.request(request), window: window)
    case .event(.answer(let window, let token, let answer), let isStale):
      file.record(isStale ? .dropAnswer(token) : .answer(token, answer), window: window)
    case .effect(.render(let window, let request)):
      file.record(.render(request), window: window)
    case .event(.contents(_, _, .frame), _): break
    case .event(.contents(let window, let token, let answer), let isStale):
      file.record(isStale ? .dropAnswer(token) : .rendered(token, answer), window: window)
    default: break
    }
  }

  private func look(at window: ListWindow, _ number: Int) {
    var now = seen[number] ?? Seen()
    if case .feed(let feed) = window.rows {
      if feed.base > now.base { file.record(.dropRows(feed.base - now.base), window: number) }
      now.base = feed.base
    }
    let isComplete = window.paging.append == .end
    if isComplete, !now.isComplete, now.lastKey != nil {
      file.record(.end(window.viewport.knownCount ?? 0), window: number)
    }
    now.isComplete = isComplete
    seen[number] = now
  }
}
