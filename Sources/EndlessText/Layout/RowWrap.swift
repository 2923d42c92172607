/// Where a screen row of a wrapped row begins.
package struct WrapState: Hashable, Sendable {
  /// The place of the character that is its first.
  package internal(set) var scan = ScanState()
  /// How many of that character's columns are on screen rows before it: a tab, or a substitute such
  /// as `<U+202E>`, may be divided.
  package internal(set) var skipped = 0

  /// The start of a row.
  package init() {}
}

/// A row broken into screen rows of one width.
///
/// Screen rows are broken between cells; a wide glyph that does not fit goes to the next one, and a
/// line break inside the row ends one. Feed it stretches of the row until it is complete; each
/// begins at `state.offset`. An empty row has one screen row.
package struct RowWrap: Sendable {
  /// Columns of a screen row.
  package let width: Int
  /// The screen rows whose cells are kept; nothing is read behind them.
  package let wanted: Range<Int>
  /// The cells of the wanted screen rows so far, `width` of each.
  package private(set) var rows: [[Cell]] = []
  /// For each of those cells the offset in the row of the character it shows.
  package private(set) var offsets: [[Int]] = []
  /// The screen rows so far, at most `wanted.upperBound`.
  package private(set) var count = 0
  /// Where the screen row behind the counted ones begins, or nil where the row ends with them.
  package private(set) var next: WrapState?
  /// Whether nothing more needs to be read.
  package private(set) var isComplete = false
  /// Where reading goes on.
  package var state: ScanState { current }

  private var current: ScanState
  private var skipped: Int
  /// The column of the screen row that is being filled.
  private var column = 0
  private let options: TextOptions

  /// Starts at `state`, whose screen row is number 0.
  package init(
    width: Int, wanted: Range<Int>, from state: WrapState = WrapState(), options: TextOptions
  ) {
    self.width = Swift.max(1, width)
    self.wanted = wanted
    self.options = options
    current = state.scan
    skipped = state.skipped
    isComplete = wanted.upperBound == 0
    open()
  }
}

extension RowWrap {
  /// Reads a stretch of the row that begins at `state.offset`.
  package mutating func feed(_ bytes: [UInt8], reachesEnd: Bool) {
    feed(bytes.span, reachesEnd: reachesEnd)
  }

  /// Reads a stretch of the row that begins at `state.offset`.
  package mutating func feed(_ bytes: Span<UInt8>, reachesEnd: Bool) {
    var scanner = Scanner(from: current, options: options, isLast: reachesEnd)
    while !isComplete {
      drawText(with: &scanner, in: bytes)
      let before = scanner.state
      switch scanner.next(in: bytes) {
      case .piece where scanner.piece.isLineBreak:
        scanner.state.column = 0
        var next = WrapState()
        next.scan = scanner.state
        breakRow(before: next)
      case .piece:
        draw(scanner.piece, at: before, offset: scanner.pieceOffset)
      case .incomplete:
        current = scanner.state
        return
      case .end:
        fillOffsets(with: scanner.state.offset)
        count += 1
        isComplete = true
      }
    }
    current = scanner.state
  }

  private var isKept: Bool { wanted.contains(count) }

  private mutating func drawText(with scanner: inout Scanner, in bytes: Span<UInt8>) {
    guard skipped == 0 else { return }
    guard isKept else {
      column += scanner.skipText(in: bytes, columns: width - column)
      return
    }
    let (base, style) = (scanner.base, scanner.state.style)
    scanner.takeText(
      in: bytes, columns: width - column,
      run: { places in
        for place in places {
          let glyph = Glyph(Unicode.Scalar(bytes[place]))
          put(Cell(.glyph(glyph), style: style), at: column, offset: base + place)
          column += 1
        }
      },
      glyph: { place, scalar, columns in
        let glyph = Glyph(scalar, width: UInt8(truncatingIfNeeded: columns))
        put(Cell(.glyph(glyph), style: style), at: column, offset: base + place)
        if columns == 2 {
          put(Cell(.continuation, style: style), at: column + 1, offset: base + place)
        }
        column += columns
      })
  }

  private mutating func draw(_ piece: Piece, at place: ScanState, offset: Int) {
    let first = skipped
    skipped = 0
    if piece.isWideGlyph { return drawWide(piece, at: place, offset: offset) }
    for part in first..<piece.columns {
      if column == width {
        breakRow(before: WrapState(scan: place, skipped: part))
        if isComplete { return }
      }
      if isKept { put(piece.cell(at: part), at: column, offset: offset) }
      column += 1
    }
  }

  private mutating func drawWide(_ piece: Piece, at place: ScanState, offset: Int) {
    if column > 0, column + piece.columns > width {
      breakRow(before: WrapState(scan: place, skipped: 0))
      if isComplete { return }
    }
    // A screen of one column cannot show it and leaves the column blank.
    let fits = piece.columns <= width
    for part in 0..<(fits ? piece.columns : 1) {
      let cell = fits ? piece.cell(at: part) : Cell(.glyph(.blank), style: piece.style)
      if isKept { put(cell, at: column, offset: offset) }
      column += 1
    }
  }

  private mutating func put(_ cell: Cell, at column: Int, offset: Int) {
    rows[rows.count - 1][column] = cell
    offsets[offsets.count - 1][column] = offset
  }

  /// Ends the screen row; the one behind it begins at `start`.
  private mutating func breakRow(before start: WrapState) {
    fillOffsets(with: start.scan.offset)
    count += 1
    column = 0
    if count == wanted.upperBound {
      next = start
      isComplete = true
    }
    open()
  }

  private mutating func open() {
    guard isKept else { return }
    rows.append(Array(repeating: .blank, count: width))
    offsets.append(Array(repeating: current.offset, count: width))
  }

  private mutating func fillOffsets(with offset: Int) {
    guard isKept, column < width else { return }
    for place in column..<width { offsets[offsets.count - 1][place] = offset }
  }
}

extension WrapState {
  fileprivate init(scan: ScanState, skipped: Int) {
    self.scan = scan
    self.skipped = skipped
  }
}
