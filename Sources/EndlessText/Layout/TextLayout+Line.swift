extension TextLayout {
  /// The cells of a string that is no row: a title, a file name, an error message, a server's header.
  ///
  /// No escape sequence is taken, every control byte is shown; a line break is one mark. Cost: that
  /// of the cells wanted, however long the string is.
  /// What stands for a byte that cannot be shown has foreground and background exchanged against
  /// `style`. At most `limit` cells come back, and no wide glyph is divided.
  package func sanitized(
    _ bytes: [UInt8], style: TextStyle = .plain, limit: Int = .max
  ) -> [Cell] {
    sanitized(bytes.span, style: style, limit: limit).cells
  }

  /// The cells of a string that is no row; see the form for bytes.
  package func sanitized(
    _ text: String, style: TextStyle = .plain, limit: Int = .max
  ) -> [Cell] {
    sanitized(Array(text.utf8), style: style, limit: limit)
  }

  /// The cells of a string that is no row, at most `width` of them.
  ///
  /// Where it is longer the last one is a cut mark, `…` or `>`.
  package func line(_ bytes: [UInt8], width: Int, style: TextStyle = .plain) -> [Cell] {
    guard width > 0 else { return [] }
    let whole = sanitized(bytes.span, style: style, limit: width)
    guard whole.isCut else { return whole.cells }
    var cells = sanitized(bytes.span, style: style, limit: width - 1).cells
    while cells.count < width - 1 { cells.append(Cell(.glyph(.blank), style: style)) }
    cells.append(Cell(.glyph(cutMark), style: style))
    return cells
  }

  /// The cells of a string that is no row, at most `width` of them; see the form for bytes.
  package func line(_ text: String, width: Int, style: TextStyle = .plain) -> [Cell] {
    line(Array(text.utf8), width: width, style: style)
  }

  /// The mark of a row or string that goes on where it is cut, one column wide in every terminal.
  package var cutMark: Glyph {
    Glyph(options.asciiOnly || options.ambiguousWide ? ">" : "\u{2026}")
  }

  private func sanitized(
    _ bytes: Span<UInt8>, style: TextStyle, limit: Int
  ) -> (cells: [Cell], isCut: Bool) {
    var cells: [Cell] = []
    var scanner = Scanner(
      from: ScanState(), options: options, isLast: true, takesControls: false)
    while case .piece = scanner.next(in: bytes) {
      var piece = scanner.piece
      let isSubstitute = piece.style == Piece.substituteStyle
      piece.style = style
      if isSubstitute { piece.style.attributes.formSymmetricDifference(.reverse) }
      for column in 0..<piece.columns {
        let room = piece.isWideGlyph ? 2 - column : 1
        guard cells.count + room <= limit else { return (cells, true) }
        cells.append(piece.cell(at: column))
      }
    }
    return (cells, false)
  }
}
