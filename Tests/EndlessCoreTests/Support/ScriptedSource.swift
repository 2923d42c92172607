import EndlessCore

/// A list of numbers behind a server, with all the ways a server may deliver it.
struct ScriptedSource {
  enum Habit: CaseIterable {
    /// Rows by offset, the end with the last page.
    case offset
    /// Rows by offset, the end told by an empty page.
    case emptyEnd
    /// Cursors, short pages and empty pages in between.
    case cursor
    /// By offset, and rows are put before the first one now and then.
    case shifting
    /// By offset, any page at any time; the length is told.
    case randomAccess
    /// The walk begins in the middle and goes both ways.
    case bothWays
  }

  /// Rows, what follows, what comes before, how many there are.
  typealias Answer = (rows: [Int], next: Continuation, previous: Continuation, total: Int?)

  var habit: Habit
  /// The first and the last number, less one.
  var rows: Range<Int>

  /// Whether rows come in order, each once, and none is ever added.
  var isStatic: Bool { habit != .shifting }

  /// What answers a request.
  func page(_ request: PageRequest) -> Answer {
    let key = request.key
    switch habit {
    case .offset, .shifting, .randomAccess:
      let page = slice(from: rows.lowerBound + key.offset, request.size)
      let total = habit == .randomAccess ? rows.count : nil
      return (Array(page), page.upperBound >= rows.upperBound ? .end : .more, .end, total)
    case .emptyEnd:
      let page = slice(from: rows.lowerBound + key.offset, request.size)
      return (Array(page), page.isEmpty ? .end : .more, .end, nil)
    case .cursor:
      return cursorPage(key, request.size)
    case .bothWays:
      return middlePage(request)
    }
  }

  private func slice(from start: Int, _ size: Int) -> Range<Int> {
    let first = min(start, rows.upperBound)
    return first..<min(first + size, rows.upperBound)
  }

  /// A cursor is the next number, and how many empty pages have come in a row.
  ///
  /// The same cursor always gets the same page, however short.
  private func cursorPage(_ key: PageKey, _ size: Int) -> Answer {
    let parts = (key.cursor ?? "\(rows.lowerBound) 0").split(separator: " ").compactMap { Int($0) }
    let (start, empties) = (parts[0], parts[1])
    var whim = SplitMix(seed: start * 4 + empties)
    if empties < 3, whim.oneIn(4) { return ([], .cursor("\(start) \(empties + 1)"), .end, nil) }
    let page = slice(from: start, 1 + whim.below(size))
    let isLast = page.upperBound == rows.upperBound
    return (Array(page), isLast ? .end : .cursor("\(page.upperBound) 0"), .end, nil)
  }

  /// A cursor says where a page begins, or before which row it ends: it gets the same page in
  /// whatever direction that is missing.
  private func middlePage(_ request: PageRequest) -> Answer {
    let cursor = request.key.cursor ?? ">\((rows.lowerBound + rows.upperBound) / 2)"
    let place = Int(cursor.dropFirst()) ?? rows.lowerBound
    let page =
      cursor.hasPrefix("<")
      ? max(rows.lowerBound, place - request.size)..<place : slice(from: place, request.size)
    let next =
      page.upperBound == rows.upperBound ? Continuation.end : .cursor(">\(page.upperBound)")
    let previous =
      page.lowerBound == rows.lowerBound ? Continuation.end : .cursor("<\(page.lowerBound)")
    return (Array(page), next, previous, nil)
  }
}
