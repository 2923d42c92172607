extension Browser {
  /// Rows that one notch of the wheel scrolls.
  static let wheelRows = 3

  mutating func point(_ pointer: PointerEvent, now: Duration, _ reaction: inout Reaction) {
    if let window = draggedWindow {
      drag(pointer, window, now: now)
      // Where a release was lost, a press begins something new.
      guard pointer.kind == .press else { return }
    }
    guard wheel(pointer) != nil || pointer.kind == .press else { return }
    message = nil
    if case .help(var view) = mode {
      view.scroll(by: wheel(pointer) ?? 0)
      mode = .help(view)
      return
    }
    guard let area = layout.area(atRow: pointer.row, column: pointer.column) else { return }
    if windows[area.window].pages != nil { return pointAtPage(pointer, area, now: now) }
    if let rows = wheel(pointer) {
      windows[area.window].wheel(by: rows, measure)
    } else {
      focus = area.window
      let header = area.bodyRows - windows[area.window].viewport.height
      let row = pointer.row - area.row - (area.hasTitle ? 1 : 0) - header
      windows[area.window].click(row: row, measure)
    }
  }

  /// The wheel scrolls a page that is longer than the window, else it turns pages; a press on the bar
  /// goes to the page there.
  private mutating func pointAtPage(_ pointer: PointerEvent, _ area: WindowArea, now: Duration) {
    let wraps = windows[area.window].isWrapped
    if let rows = wheel(pointer) {
      let current = windows[area.window].currentIndex
      if windows[area.window].pages?.scrolls(page: current, wraps: wraps, measure) == true {
        windows[area.window].pages?.scroll(by: rows, wraps: wraps, measure)
      } else {
        windows[area.window].pages?.advance(by: rows.signum(), press: .repeated, now: now)
      }
      return
    }
    focus = area.window
    guard windows[area.window].pages?.bar != nil, pointer.row == area.row + area.rows - 1 else {
      return
    }
    _ = windows[area.window].pages?.scrub(
      column: pointer.column - area.column, isDrag: false, now: now)
  }

  /// The button may be released where nobody hears of it.
  mutating func endDrag(now: Duration) {
    if let window = draggedWindow { windows[window].pages?.endScrubbing(now: now) }
  }

  private mutating func drag(_ pointer: PointerEvent, _ window: Int, now: Duration) {
    guard pointer.kind == .drag, let area = layout.area(of: window) else {
      windows[window].pages?.endScrubbing(now: now)
      return
    }
    _ = windows[window].pages?.scrub(
      column: pointer.column - area.column, isDrag: true, now: now)
  }

  private func wheel(_ pointer: PointerEvent) -> Int? {
    switch pointer.kind {
    case .wheelUp: -Self.wheelRows
    case .wheelDown: Self.wheelRows
    default: nil
    }
  }
}

extension ListWindow {
  mutating func wheel(by rows: Int, _ measure: any TextMeasuring) {
    stopWaiting()
    viewport.scroll(by: rows, heights(measure))
  }

  /// Makes the item on a row of the body the current one; a click beside the items does nothing.
  mutating func click(row: Int, _ measure: any TextMeasuring) {
    guard
      let item = viewport.visibleItems(heights(measure)).first(where: { $0.rows.contains(row) })
    else { return }
    stopWaiting()
    viewport.jump(to: item.index, heights(measure))
  }
}
