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
    for row in 0..<rows {
      let isThumb = thumb.contains(row) || thumb.contains(row + rows)
      frame.put(
        isThumb ? theme.thumb : theme.track, row: row + header, column: frame.columns - 1,
        style: isThumb ? .plain : Theme.dim)
    }
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
    let length = min(max(1, rows - 1), max(1, (shown * rows + count / 2) / count))
    if browser.arrangement(window) == .looping {
      let start = first.index * rows / count
      return start..<start + length
    }
    let hidden = max(1, count - shown)
    let start = (min(first.index, hidden) * (rows - length) + hidden / 2) / hidden
    return start..<start + length
  }

  private func uncounted(_ first: VisibleItem, rows: Int) -> Range<Int>? {
    guard case .store(let store, _) = window.rows else { return nil }
    let row = first.index < 0 ? first.index : first.index + window.headerCount
    guard let fraction = store.fraction(ofRow: row) else { return nil }
    let start = min(rows - 1, max(0, Int(fraction * Double(rows))))
    return start..<start + 1
  }
}
