internal import EndlessCore
internal import EndlessText

/// The column that shows which part of the list is visible; of a ring, its place within one copy.
struct ScrollBar {
  let browser: Browser
  let window: ListWindow
  let items: [VisibleItem]
  let theme: Theme

  func paint(from header: Int, _ frame: inout Frame) {
    let rows = frame.rows - header
    guard let thumb = thumb(rows: rows) else { return }
    Self.paint(thumb, rows: header..<frame.rows, theme, &frame)
  }

  /// Draws a thumb, which is counted from the first of the rows and may go on there from the last.
  static func paint(_ thumb: Range<Int>, rows: Range<Int>, _ theme: Theme, _ frame: inout Frame) {
    for row in rows.indices {
      let place = row - rows.lowerBound
      let isThumb = thumb.contains(place) || thumb.contains(place + rows.count)
      frame.put(
        isThumb ? theme.thumb : theme.track, row: row, column: frame.columns - 1,
        style: isThumb ? .plain : Theme.dim)
    }
  }

  /// The thumb of a list with ends that does not fit.
  static func thumb(first: Int, shown: Int, count: Int, rows: Int) -> Range<Int> {
    let length = length(shown: shown, count: count, rows: rows)
    let hidden = max(1, count - shown)
    let start = (min(first, hidden) * (rows - length) + hidden / 2) / hidden
    return start..<start + length
  }

  private static func length(shown: Int, count: Int, rows: Int) -> Int {
    min(max(1, rows - 1), max(1, (shown * rows + count / 2) / count))
  }

  /// The rows of the thumb, which may go on from the top where it reaches past the bottom; nil if
  /// everything fits.
  func thumb(rows: Int) -> Range<Int>? {
    guard rows > 0, let first = items.first, let last = items.last,
      !browser.showsEverything(window)
    else { return nil }
    guard let count = window.viewport.knownCount else {
      return uncounted(first, rows: rows)
    }
    let shown = last.position - first.position + 1
    guard browser.arrangement(window) == .looping else {
      return Self.thumb(first: first.index, shown: shown, count: count, rows: rows)
    }
    let start = first.index * rows / count
    return start..<start + Self.length(shown: shown, count: count, rows: rows)
  }

  private func uncounted(_ first: VisibleItem, rows: Int) -> Range<Int>? {
    guard case .store(let store, _) = window.rows else { return nil }
    let row = first.index < 0 ? first.index : first.index + window.headerCount
    guard let fraction = store.fraction(ofRow: row) else { return nil }
    let start = min(rows - 1, max(0, Int(fraction * Double(rows))))
    return start..<start + 1
  }
}
