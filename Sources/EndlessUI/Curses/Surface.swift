internal import EndlessCore
internal import EndlessText

/// A window and what was last put into it.
final class Surface {
  let area: Area
  private let window: Window?
  private var shown: Frame?
  /// What the terminal has drawn over the cells, and where.
  private var pixels: Scene.Pixels?
  /// The two numbers that pictures of this window have in turn: one is drawn before the other goes.
  private var numbers: (used: UInt8, free: UInt8)

  /// Opens a window, one of at most 128.
  init(_ area: Area, index: Int) {
    self.area = area
    window = Window(area)
    let first = UInt8(truncatingIfNeeded: index * 2)
    numbers = (first, first + 1)
  }

  /// Whether the terminal has drawn over the cells.
  var isCovered: Bool { pixels != nil }

  /// Puts the rows that have changed.
  ///
  /// Beside a picture that the terminal has drawn all rows are sent: curses moves whole rows of the
  /// screen if it finds that they have moved, and the terminal would move the picture with them.
  func show(_ frame: Frame, isBesidePicture: Bool, palette: inout Palette) {
    guard let window, frame != shown else { return }
    if isBesidePicture { window.redraw(rows: 0..<frame.rows) }
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
    return isCovered
  }

  /// Notes what the terminal is to draw over the cells.
  ///
  /// What it keeps in the cells goes away with them, so they are sent again, unless it is hidden then.
  ///
  /// - Returns: what is to be drawn and forgotten after the update; nil if all is as it was.
  func cover(with new: Scene.Pixels?) -> PictureChange? {
    let new = window == nil ? nil : new
    guard new != pixels else { return nil }
    let old = drawn
    if let pixels, pixels.picture.keeping != .byNumber, new?.hides(pixels) != true {
      window?.redraw(rows: pixels.row..<pixels.row + pixels.picture.size.rows)
      window?.stage()
    }
    pixels = new
    numbers = (used: numbers.free, free: numbers.used)
    return PictureChange(old: old, new: drawn)
  }

  private var drawn: DrawnPicture? {
    pixels.map {
      DrawnPicture(
        row: area.row + $0.row, column: area.column + $0.column, picture: $0.picture,
        number: numbers.used)
    }
  }
}
