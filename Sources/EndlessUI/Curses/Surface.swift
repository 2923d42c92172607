internal import EndlessText

/// A window and what was last put into it.
final class Surface {
  let area: Area
  private let window: Window?
  private var shown: Frame?
  /// What the terminal has drawn over the cells.
  private(set) var pixels: Scene.Pixels?

  init(_ area: Area) {
    self.area = area
    window = Window(area)
  }

  /// Puts the rows that have changed.
  ///
  /// Beside a picture that the terminal has drawn all rows are sent: curses moves whole rows of the
  /// screen if it finds that they have moved, and the terminal would move the picture with them.
  func show(_ frame: Frame, isBesidePicture: Bool, palette: inout Palette) {
    guard let window, frame != shown else { return }
    if isBesidePicture { window.redraw() }
    for row in 0..<frame.rows {
      let cells = frame.cells[row * frame.columns..<(row + 1) * frame.columns]
      if let shown, shown.cells[row * frame.columns..<(row + 1) * frame.columns] == cells {
        continue
      }
      window.put(cells, row: row, palette: &palette)
    }
    shown = frame
    window.stage()
  }

  /// Has everything put again.
  func forget() {
    shown = nil
  }

  /// What the terminal has drawn is lost; says whether there was anything.
  func uncover() -> Bool {
    defer { pixels = nil }
    return pixels != nil
  }

  /// Notes what the terminal is to draw over the cells.
  ///
  /// What it has drawn until now goes away with the cells, which are all sent again.
  ///
  /// - Returns: whether that is another picture, or none any more.
  func cover(with new: Scene.Pixels?) -> Bool {
    guard new != pixels else { return false }
    if pixels != nil {
      window?.redraw()
      window?.stage()
    }
    pixels = new
    return true
  }
}
