extension PageView {
  /// Scrolls the text of the current page.
  mutating func scroll(by rows: Int, wraps: Bool, _ measure: any TextMeasuring) {
    guard let index = pager.index, var text = texts[index] else { return }
    text.view.scroll(by: rows, Self.heights(text, wraps, area, measure))
    texts[index] = text
  }

  /// Half of the rows that a page has.
  var halfPage: Int { max(1, area.contents.rows / 2) }

  /// Whether a page has more text than it shows.
  public func scrolls(page: Int?, wraps: Bool, _ measure: any TextMeasuring) -> Bool {
    guard let text = page.flatMap({ texts[$0] }) else { return false }
    let heights = Self.heights(text, wraps, area, measure)
    let whole = text.view.visibleItems(heights).filter {
      $0.rows.count == heights.height(ofItem: $0.index)
    }
    return whole.count < text.view.knownCount ?? 0
  }

  /// The lines that are visible of a page of text.
  public func visibleLines(
    ofPage index: Int, wraps: Bool, _ measure: any TextMeasuring
  ) -> [VisibleItem] {
    texts[index].map { $0.view.visibleItems(Self.heights($0, wraps, area, measure)) } ?? []
  }

  /// Fits the views on the texts to the area and forgets those of pages that are not held.
  mutating func settleTexts(wraps: Bool, _ measure: any TextMeasuring) {
    let slots = pager.slots
    texts = texts.filter { text in slots.contains { $0.index == text.key } }
    for slot in slots {
      // While it is made anew, for another size as well, a text keeps its place.
      guard let contents = slot.contents else { continue }
      guard case .text(let lines) = contents else {
        texts[slot.index] = nil
        continue
      }
      var text = texts[slot.index] ?? makeText(lines)
      text.view.resize(height: max(1, area.contents.rows), Self.heights(text, wraps, area, measure))
      texts[slot.index] = text
    }
  }

  /// Takes the text that a page has got.
  mutating func take(_ contents: PageContents, page: Int) {
    guard case .text(let lines) = contents else { return texts[page] = nil }
    let text = makeText(lines)
    texts[page] = texts[page].map(text.replacing) ?? text
  }

  private mutating func makeText(_ lines: [[UInt8]]) -> PageText {
    textCount += 1
    return PageText(lines: lines, serial: textCount, window: window)
  }

  /// Follows a change of the pages.
  package mutating func apply(_ change: RowsChange, extent: Extent) {
    pager.apply(change, extent: extent)
    let before = texts
    texts = [:]
    for (page, text) in before {
      if let page = change.place(of: page) { texts[page] = text }
    }
  }

  private static func heights(
    _ text: PageText, _ wraps: Bool, _ area: PageArea, _ measure: any TextMeasuring
  ) -> WindowHeights {
    WindowHeights(
      rows: wraps ? text.rows : nil, measure: measure, columns: max(1, area.contents.columns))
  }
}
