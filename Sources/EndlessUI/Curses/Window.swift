internal import CNcurses
internal import EndlessText

/// A part of the screen.
///
/// Must be gone before its session ends.
@safe final class Window {
  private let window: OpaquePointer

  /// Nil if the area does not lie on the screen.
  init?(_ area: Area) {
    guard
      let window = unsafe cn_window_open(
        Int32(area.rows), Int32(area.columns), Int32(area.row), Int32(area.column))
    else { return nil }
    unsafe self.window = window
  }

  deinit {
    unsafe cn_window_close(window)
  }

  /// Replaces a row.
  ///
  /// A wide glyph without its second column, and a second column without its glyph, are drawn as
  /// blanks.
  func put(_ cells: ArraySlice<Cell>, row: Int, palette: inout Palette) {
    unsafe withUnsafeTemporaryAllocation(of: cn_cell.self, capacity: cells.count) { line in
      var count = 0
      var style = TextStyle.plain
      var pen = Pen.plain
      var index = cells.startIndex
      while index < cells.endIndex {
        let cell = cells[index]
        if cell.style != style {
          style = cell.style
          pen = palette.pen(for: style)
        }
        let glyph = Self.glyph(at: index, in: cells)
        unsafe line.initializeElement(at: count, to: Self.place(glyph, pen))
        count += 1
        index += Int(glyph.width)
      }
      unsafe cn_window_put(window, Int32(row), line.baseAddress, Int32(count))
    }
  }

  private static func glyph(at index: Int, in cells: ArraySlice<Cell>) -> Glyph {
    guard case .glyph(let glyph) = cells[index].content else { return .blank }
    let next = index + 1
    guard glyph.width == 2 else { return glyph.width == 1 ? glyph : .blank }
    return next < cells.endIndex && cells[next].isContinuation ? glyph : .blank
  }

  private static func place(_ glyph: Glyph, _ pen: Pen) -> cn_cell {
    let marks = glyph.marks
    return cn_cell(
      base: glyph.base.value, marks: (marks[0], marks[1], marks[2], marks[3]), width: glyph.width,
      attributes: pen.attributes, pair: pen.pair)
  }

  /// Has rows sent with the next update, whatever the screen is believed to show.
  func redraw(rows: Range<Int>) {
    unsafe cn_window_redraw(window, Int32(rows.lowerBound), Int32(rows.count))
  }

  /// Makes the changes part of the next update.
  func stage() {
    unsafe cn_window_stage(window)
  }
}
