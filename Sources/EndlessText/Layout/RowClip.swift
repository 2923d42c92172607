/// What a window of columns shows of a row.
///
/// Feed it stretches of the row until it is complete; each begins at `state.offset`. A stretch that
/// moves `state` nowhere was too short to decide: give a longer one, 128 KiB always do.
package struct RowClip: Sendable {
  /// The columns of the row that are shown.
  package let columns: Range<Int>
  /// The window's cells, exactly one a column; blank behind the row's end.
  ///
  /// Where a wide glyph crosses an edge of the window the column is blank.
  package private(set) var cells: [Cell]
  /// For each cell the offset in the row of the character it shows, and for blank ones behind the
  /// row's end the offset of that.
  package private(set) var offsets: [Int]
  /// Whether the row has something to show to the right of the window.
  ///
  /// A row that is exactly as wide as the window has not.
  package private(set) var continues = false
  /// Whether nothing more needs to be read.
  package private(set) var isComplete = false
  /// The width of the whole row, where its end has been read.
  package private(set) var contentWidth: Int?
  /// Where reading goes on.
  package var state: ScanState { current }
  /// The last place at or before the window's left edge: the one to start from for this window or any
  /// other to the right of it.
  package private(set) var checkpoint: ScanState
  private var current: ScanState
  private let options: TextOptions

  /// Starts a window at a place in the row, best at or before its left edge.
  ///
  /// Columns before the place stay blank.
  package init(columns: Range<Int>, from state: ScanState, options: TextOptions) {
    self.columns = columns
    self.options = options
    cells = Array(filledWith: .blank, count: columns.count)
    offsets = Array(filledWith: state.offset, count: columns.count)
    checkpoint = state
    current = state
  }
}

extension RowClip {
  /// Reads a stretch of the row that begins at `state.offset`.
  package mutating func feed(_ bytes: [UInt8], reachesEnd: Bool) {
    feed(bytes.span, reachesEnd: reachesEnd)
  }

  /// Reads a stretch of the row that begins at `state.offset`.
  package mutating func feed(_ bytes: Span<UInt8>, reachesEnd: Bool) {
    guard !isComplete else { return }
    var scanner = Scanner(from: current, options: options, isLast: reachesEnd)
    skip(with: &scanner, in: bytes)
    while !isComplete {
      drawText(with: &scanner, in: bytes)
      let column = scanner.state.column
      if column <= columns.lowerBound { checkpoint = scanner.state }
      switch scanner.next(in: bytes) {
      case .piece:
        draw(scanner.piece, column: column, offset: scanner.pieceOffset)
      case .end:
        contentWidth = scanner.state.column
        finish(at: scanner.state)
      case .incomplete:
        if column <= columns.lowerBound { checkpoint = scanner.state }
        current = scanner.state
        return
      }
    }
    current = scanner.state
  }

  /// Moves over plain text to the left of the window, remembering the last place before its edge.
  private mutating func skip(with scanner: inout Scanner, in bytes: Span<UInt8>) {
    while scanner.state.column < columns.lowerBound {
      let distance = columns.lowerBound - scanner.state.column
      if scanner.skipText(in: bytes, columns: distance) > 0 { continue }
      let before = scanner.state
      guard case .piece = scanner.next(in: bytes) else { break }
      guard scanner.state.column <= columns.lowerBound else {
        checkpoint = before
        draw(scanner.piece, column: before.column, offset: scanner.pieceOffset)
        return
      }
    }
    if scanner.state.column <= columns.lowerBound { checkpoint = scanner.state }
  }

  private mutating func drawText(with scanner: inout Scanner, in bytes: Span<UInt8>) {
    let start = scanner.state
    let free = columns.upperBound - start.column
    guard start.column >= columns.lowerBound, free > 0 else { return }
    if start.column == columns.lowerBound { checkpoint = start }
    let (base, style) = (scanner.base, start.style)
    var column = start.column - columns.lowerBound
    scanner.takeText(
      in: bytes, columns: free,
      run: { places in
        for place in places {
          cells[column] = Cell(.glyph(Glyph(Unicode.Scalar(bytes[place]))), style: style)
          offsets[column] = base + place
          column += 1
        }
      },
      glyph: { place, scalar, width in
        let glyph = Glyph(scalar, width: UInt8(truncatingIfNeeded: width))
        cells[column] = Cell(.glyph(glyph), style: style)
        offsets[column] = base + place
        if width == 2 {
          cells[column + 1] = Cell(.continuation, style: style)
          offsets[column + 1] = base + place
        }
        column += width
      })
  }

  /// Puts a piece that begins at `first` into the window.
  private mutating func draw(_ piece: Piece, column first: Int, offset: Int) {
    if first + piece.columns > columns.upperBound {
      continues = true
      isComplete = true
    }
    let visible = (first..<first + piece.columns).clamped(to: columns)
    let isHalf = piece.isWideGlyph && visible.count == 1
    for column in visible {
      let cell =
        isHalf
        ? Cell(.glyph(.blank), style: piece.style) : piece.cell(at: column - first)
      cells[column - columns.lowerBound] = cell
      offsets[column - columns.lowerBound] = offset
    }
  }

  private mutating func finish(at end: ScanState) {
    isComplete = true
    let first = Swift.max(end.column, columns.lowerBound)
    guard first < columns.upperBound else { return }
    for column in first..<columns.upperBound { offsets[column - columns.lowerBound] = end.offset }
  }
}

extension TextLayout {
  /// Clips a stretch of a row to a window of columns.
  ///
  /// - Parameters:
  ///   - bytes: the row from `state.offset` on.
  ///   - reachesEnd: whether the row's last byte is among them.
  ///   - columns: the window, in columns of the row.
  ///   - state: a place at or before the window's left edge.
  /// - Returns: the window, to be fed with more where it is not complete.
  package func clip(
    _ bytes: [UInt8], reachesEnd: Bool = true, columns: Range<Int>,
    from state: ScanState = ScanState()
  ) -> RowClip {
    var clip = RowClip(columns: columns, from: state, options: options)
    clip.feed(bytes, reachesEnd: reachesEnd)
    return clip
  }

  /// Clips a row that is read as far as it is needed.
  ///
  /// - Parameters:
  ///   - columns: the window, in columns of the row.
  ///   - state: a place at or before the window's left edge.
  ///   - budget: the most bytes to read (and a little more).
  ///   - read: reads the row; see `Reader`.
  /// - Returns: the window. Where the budget or the reader did not do it is incomplete, and its
  ///   checkpoint is the place to go on from.
  package func clip(
    columns: Range<Int>, from state: ScanState = ScanState(), budget: Int = .max, read: Reader
  ) -> RowClip {
    var clip = RowClip(columns: columns, from: state, options: options)
    var pace = ReadingPace(columns: columns.upperBound - state.column, budget: budget)
    while !clip.isComplete, pace.budget > 0 {
      guard let stretch = read(clip.state.offset, pace.limit) else { break }
      let before = clip.state.offset
      clip.feed(stretch.bytes, reachesEnd: stretch.reachesEnd)
      if stretch.bytes.count < pace.limit, clip.state.offset == before { break }
      pace.grow(after: stretch.bytes.count)
    }
    return clip
  }
}
