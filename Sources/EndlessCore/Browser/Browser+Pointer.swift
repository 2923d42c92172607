extension Browser {
  /// Rows that one notch of the wheel scrolls.
  static let wheelRows = 3

  mutating func point(_ pointer: PointerEvent, _ reaction: inout Reaction) {
    guard wheel(pointer) != nil || pointer.kind == .press else { return }
    message = nil
    if case .help(var view) = mode {
      view.scroll(by: wheel(pointer) ?? 0)
      mode = .help(view)
      return
    }
    guard let area = layout.area(atRow: pointer.row, column: pointer.column) else { return }
    if let rows = wheel(pointer) {
      windows[area.window].wheel(by: rows, measure)
    } else {
      focus = area.window
      let header = area.bodyRows - windows[area.window].viewport.height
      let row = pointer.row - area.row - (area.hasTitle ? 1 : 0) - header
      windows[area.window].click(row: row, measure)
    }
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
