internal import EndlessText

/// A window and what was last put into it.
final class Surface {
  let area: Area
  private let window: Window?
  private var shown: Frame?

  init(_ area: Area) {
    self.area = area
    window = Window(area)
  }

  /// Puts the rows that have changed.
  func show(_ frame: Frame, palette: inout Palette) {
    guard let window, frame != shown else { return }
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
}
