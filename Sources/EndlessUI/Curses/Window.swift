internal import CNcurses
internal import EndlessText

/// A part of the screen.
///
/// Must be gone before its session ends.
@safe final class Window {
  private let window: OpaquePointer
  private let columns: Int
  private var line: [cn_cell]

  /// Nil if the area does not lie on the screen.
  init?(_ area: Area) {
    guard
      let window = unsafe cn_window_open(
        Int32(area.rows), Int32(area.columns), Int32(area.row), Int32(area.column))
    else { return nil }
    unsafe self.window = window
    columns = area.columns
    line = []
    line.reserveCapacity(columns)
  }

  deinit {
    unsafe cn_window_close(window)
  }

  /// Replaces a row.
  ///
  /// A wide glyph without its second column, and a second column without its glyph, are drawn as
  /// blanks.
  func put(_ cells: ArraySlice<Cell>, row: Int, palette: inout Palette) {
    line.removeAll(keepingCapacity: true)
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
      line.append(Self.place(glyph, pen))
      index += Int(glyph.width)
    }
    unsafe cn_window_put(window, Int32(row), line, Int32(line.count))
  }

  private static func glyph(at index: Int, in cells: ArraySlice<Cell>) -> Glyph {
    guard case .glyph(let glyph) = cells[index].content else { return .blank }
    let next = index + 1
    guard glyph.width == 2 else { return glyph.width == 1 ? glyph : .blank }
    return next < cells.endIndex && cells[next].content == .continuation ? glyph : .blank
  }

  private static func place(_ glyph: Glyph, _ pen: Pen) -> cn_cell {
    let marks = glyph.marks
    return cn_cell(
      base: glyph.base.value, marks: (marks.x, marks.y, marks.z, marks.w), width: glyph.width,
      attributes: pen.attributes, pair: pen.pair)
  }

  /// Makes the changes part of the next update.
  func stage() {
    unsafe cn_window_stage(window)
  }
}
