internal import EndlessCore
internal import EndlessText

/// Draws a title bar: the window's name, and where the cursor is.
struct TitlePainter {
  let browser: Browser
  let window: ListWindow
  let area: WindowArea
  let text: RowText

  func paint() -> Frame {
    var frame = Frame(rows: 1, columns: area.columns)
    let style = browser.focus == area.window ? Theme.accent : Theme.dim
    let place = text.layout.line(positionText, width: area.columns, style: Theme.dim)
    let nameRoom = max(0, area.columns - place.count - 3)
    let name = text.layout.line(window.title, width: nameRoom, style: style)
    frame.put(name, row: 0, column: 1)
    frame.put(serial(style), row: 0, column: 1 + name.count)
    frame.put(place, row: 0, column: max(0, area.columns - place.count - 1))
    return frame
  }

  /// `2/30` after the name, where not all windows are visible.
  private func serial(_ style: TextStyle) -> [Cell] {
    guard browser.windows.count > browser.layout.areas.count else { return [] }
    let words = " \(area.window + 1)/\(browser.windows.count)"
    return text.layout.line(words, width: area.columns / 2, style: style)
  }

  /// `3/16 lap 2`.
  var positionText: String {
    let lap = window.viewport.lap
    return Self.words(window.position) + (lap == 0 ? "" : " lap \(lap + 1)")
  }

  static func words(_ position: ListPosition) -> String {
    switch position {
    case .empty: ""
    case .counted(let place, let count): "\(place)/\(count)"
    case .atLeast(let place, let count): "\(place) of \(count)+"
    case .uncounted(let place, let fraction):
      (place < 0 ? "\u{2212}\(-place)" : "\(place)") + " \(Int(fraction * 100)) %"
    }
  }
}
