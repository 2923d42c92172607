internal import EndlessCore
internal import EndlessText

/// Draws a title bar: the window's name, and where the cursor is.
struct TitlePainter {
  let browser: Browser
  let window: ListWindow
  let area: WindowArea
  let theme: Theme
  let text: RowText

  func paint() -> Frame {
    var frame = Frame(rows: 1, columns: area.columns)
    let style = browser.focus == area.window ? Theme.accent : Theme.dim
    let margin = area.columns >= Self.roomy ? 1 : 0
    let room = area.columns - 2 * margin
    let (place, serial, nameRoom) = besideName(room, style)
    let name = nameLine(max(0, nameRoom), style)
    let column = frame.put(name, row: 0, column: margin)
    frame.put(serial, row: 0, column: column)
    frame.put(place, row: 0, column: area.columns - margin - place.count)
    return frame
  }

  /// Below this many columns a margin is a waste.
  static let roomy = 20
  /// A name is left at least so many columns, while something less useful can go.
  private static let leastName = 8

  /// What stands beside the name, and the columns that the name is left with.
  private func besideName(
    _ room: Int, _ style: TextStyle
  ) -> (place: [Cell], serial: [Cell], nameRoom: Int) {
    let wanted = min(
      Self.leastName, text.layout.line(name, width: Self.leastName, style: style).count)
    var found = divided(room, style, placeText + lapText, serialText)
    if found.nameRoom < wanted { found = divided(room, style, placeText, serialText) }
    if found.nameRoom < wanted { found = divided(room, style, placeText, "") }
    return found
  }

  private func divided(
    _ room: Int, _ style: TextStyle, _ place: String, _ serial: String
  ) -> (place: [Cell], serial: [Cell], nameRoom: Int) {
    let place = line(place, room, Theme.dim)
    let serial = line(serial, room - place.count - 2, style)
    let gap = place.isEmpty ? 0 : 2
    return (place, serial, room - serial.count - place.count - gap)
  }

  private func line(_ words: String, _ width: Int, _ style: TextStyle) -> [Cell] {
    text.layout.line(words, width: max(0, width), style: style)
  }

  /// The list's, or the current page's.
  private var name: [UInt8] {
    guard let index = window.pages?.pager.index else { return Array(window.title.utf8) }
    return window.pageName(index)
  }

  /// The name, a page's after that of all pages if there is one and room for both.
  private func nameLine(_ room: Int, _ style: TextStyle) -> [Cell] {
    if window.pages?.pager.index != nil, let album = window.pages?.settings.album {
      let both = Array("\(album) \(theme.dot) ".utf8) + name
      let line = text.layout.line(both, width: room + 1, style: style)
      if line.count <= room { return line }
    }
    return text.layout.line(name, width: room, style: style)
  }

  /// `2/30` after the name, where not all windows are visible.
  private var serialText: String {
    guard browser.windows.count > browser.layout.areas.count else { return "" }
    return " \(area.window + 1)/\(browser.windows.count)"
  }

  private var placeText: String {
    guard window.pages != nil, case .counted(let place, let count) = window.position else {
      return theme.words(Self.words(window.position))
    }
    return "\(place) of \(count)"
  }

  private var lapText: String {
    window.pages != nil || window.viewport.lap == 0 ? "" : " lap \(window.viewport.lap + 1)"
  }

  static func words(_ position: ListPosition) -> String {
    switch position {
    case .empty: ""
    case .counted(let place, let count): "\(place)/\(count)"
    case .atLeast(let place, let count): "\(place) of \(count)+"
    case .uncounted(let place, let fraction):
      (place < 0 ? "\u{2212}\(-place)" : "\(place)") + " · \(Int(fraction * 100)) %"
    }
  }
}
