package import EndlessText

extension Frame {
  /// Puts cells into a row from a column on; what does not fit is left out, and no wide glyph is cut.
  ///
  /// - Returns: the column after the last one put.
  @discardableResult
  package mutating func put(_ cells: some Sequence<Cell>, row: Int, column: Int) -> Int {
    let (start, end) = (row * columns, columns)
    var places = self.cells.mutableSpan
    var at = column
    for cell in cells {
      guard at < end else { break }
      places[start + at] = cell
      at += 1
    }
    if at == end, at > column, case .glyph(let glyph) = places[start + at - 1].content,
      glyph.width > 1
    {
      places[start + at - 1].content = .glyph(.blank)
    }
    return at
  }

  /// Puts one glyph, one column wide.
  package mutating func put(_ glyph: Glyph, row: Int, column: Int, style: TextStyle = .plain) {
    guard column < columns, row < rows else { return }
    self[row, column] = Cell(.glyph(glyph), style: style)
  }

  /// Lays a frame over this one from the top, beginning at any column; what lies outside is cut off
  /// between cells, and of a wide glyph that would be cut nothing is left.
  package mutating func overlay(_ frame: Frame, column start: Int) {
    let (first, end) = (max(0, -start), min(frame.columns, columns - start))
    guard first < end else { return }
    for row in 0..<min(rows, frame.rows) {
      for column in first..<end { self[row, start + column] = frame[row, column] }
      if frame[row, first].isContinuation {
        self[row, start + first] = Cell(.glyph(.blank), style: frame[row, first].style)
      }
      if end < frame.columns, frame[row, end].isContinuation {
        self[row, start + end - 1] = Cell(.glyph(.blank), style: frame[row, end].style)
      }
    }
  }

  /// Changes the style of a stretch of a row.
  package mutating func restyle(
    row: Int, columns stretch: Range<Int>, _ change: (inout TextStyle) -> Void
  ) {
    for column in stretch.clamped(to: 0..<columns) { change(&self[row, column].style) }
  }

  /// The frame as lines of text, without blanks at their ends: for tests and golden screens.
  package var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        guard case .glyph(let glyph) = self[row, column].content else { continue }
        line.unicodeScalars.append(glyph.base)
        for place in 0..<4 {
          if glyph.marks[place] != 0, let mark = Unicode.Scalar(glyph.marks[place]) {
            line.unicodeScalars.append(mark)
          }
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
