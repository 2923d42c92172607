/// Turns the bytes of a row into pieces, one after the other.
///
/// Nothing that it answers holds a control character, an ill-formed byte or an invisible one. It holds
/// no bytes: each call is given the stretch at hand, whose first byte stands at `base` in the row.
struct Scanner {
  /// What `next` found.
  enum Step {
    /// What `piece` is now.
    case piece
    /// Bytes behind the stretch decide what comes next.
    case incomplete
    /// The row is over.
    case end
  }

  /// The place in the row, behind the last piece.
  var state: ScanState
  /// The last piece found.
  private(set) var piece = Piece.caret(0)
  /// The offset in the row at which it begins.
  private(set) var pieceOffset: Int
  let options: TextOptions
  /// Whether escape sequences, tabs and overstrikes are taken for what they are, as in rows, or shown
  /// as the control bytes they consist of.
  let takesControls: Bool
  /// The offset in the row of the stretch's first byte.
  let base: Int
  /// Whether the row's last byte is in the stretch.
  let isLast: Bool

  init(
    from state: ScanState, options: TextOptions, isLast: Bool, takesControls: Bool = true
  ) {
    self.state = state
    self.options = options
    self.takesControls = takesControls
    self.isLast = isLast
    base = state.offset
    pieceOffset = state.offset
  }

  /// The place in the stretch.
  var index: Int { state.offset - base }
}

extension Scanner {
  /// Reads the next piece and moves behind it.
  ///
  /// Where it answers `.incomplete` it has moved behind everything without columns that was
  /// complete.
  mutating func next(in bytes: Span<UInt8>) -> Step {
    while index < bytes.count {
      if let step = step(in: bytes) { return step }
    }
    return isLast ? .end : .incomplete
  }

  /// One step; nil where it led over something without columns.
  private mutating func step(in bytes: Span<UInt8>) -> Step? {
    let byte = bytes[index]
    switch byte {
    case 0x20...0x7E:
      return text(in: bytes, class: .narrow, Unicode.Scalar(byte), length: 1)
    case 0x80...:
      return beyondASCII(in: bytes)
    case 0x09 where takesControls:
      let columns = options.tabs - state.column % options.tabs
      return emit(
        Piece(content: .fill(" "), columns: columns, style: state.style), length: 1)
    case 0x0A:
      return emit(
        Piece(
          content: .lineBreak, columns: options.asciiOnly ? 2 : 1, style: Piece.substituteStyle),
        length: 1)
    case 0x0D where takesControls:
      return carriageReturn(in: bytes)
    case 0x1B where takesControls:
      return escape(in: bytes, orElse: .caret(byte), length: 1)
    default:
      return emit(.caret(byte), length: 1)
    }
  }

  /// A carriage return is dropped before a line end, which the row's end is.
  private mutating func carriageReturn(in bytes: Span<UInt8>) -> Step? {
    guard index + 1 < bytes.count else {
      if !isLast { return .incomplete }
      advance(by: 1)
      return nil
    }
    guard bytes[index + 1] != 0x0A else {
      advance(by: 1)
      return nil
    }
    return emit(.caret(0x0D), length: 1)
  }

  private mutating func escape(
    in bytes: Span<UInt8>, orElse substitute: Piece, length: Int
  ) -> Step? {
    switch EscapeSequence(in: bytes, at: index, isLast: isLast) {
    case .incomplete:
      return .incomplete
    case .broken:
      return emit(substitute, length: length)
    case .complete(let end):
      advance(by: end - index)
    case .graphics(let parameters, let end):
      state.style.apply(graphics: bytes, parameters)
      advance(by: end - index)
    }
    return nil
  }

  private mutating func beyondASCII(in bytes: Span<UInt8>) -> Step? {
    switch bytes.decode(at: index, isLast: isLast) {
    case .incomplete: return .incomplete
    case .illFormed: return emit(.byte(bytes[index]), length: 1)
    case .scalar(let scalar, let length):
      let kind = ScalarClass(scalar)
      switch kind {
      case .dropped:
        advance(by: length, keepsDropping: true)
        return nil
      case .mark where state.dropsMarks, .modifier where state.dropsMarks:
        advance(by: length, keepsDropping: true)
        return nil
      case .control where takesControls:
        return escape(in: bytes, orElse: .scalar(scalar), length: length)
      case .control, .shown, .tag:
        return emit(.scalar(scalar), length: length)
      default:
        return text(in: bytes, class: kind, scalar, length: length)
      }
    }
  }
}

extension Scanner {
  /// Reads the glyph at the index, whose first character has been decoded.
  private mutating func text(
    in bytes: Span<UInt8>, class kind: ScalarClass, _ scalar: Unicode.Scalar, length: Int
  ) -> Step {
    var start = index
    if takesControls, scalar == "_" {
      guard let isWide = Overstrike.underlinesWide(in: bytes, at: start, isLast: isLast) else {
        return .incomplete
      }
      if isWide { return underlinedWide(in: bytes) }
    }
    if length == 1, start + 1 < bytes.count, 0x20...0x7E ~= bytes[start + 1] {
      return emit(
        Overstrike(cluster: Cluster(glyph: Glyph(scalar), end: start + 1)))
    }
    // A mark without a glyph before it stands on a blank.
    let isMark = kind == .mark
    if !isMark { start += length }
    let columns = isMark ? 1 : kind.columns(ambiguousWide: options.ambiguousWide) ?? 1
    let cluster = Cluster(
      glyph: Glyph(isMark ? " " : scalar, width: UInt8(columns)), end: start)
    return text(
      in: bytes,
      cluster.readingTail(
        in: bytes, isLast: isLast, takesModifier: kind.takesModifier))
  }

  private mutating func text(in bytes: Span<UInt8>, _ reading: Cluster.Reading) -> Step {
    guard case .cluster(let cluster) = reading else { return .incomplete }
    guard takesControls else { return emit(Overstrike(cluster: cluster)) }
    let overstrike = Overstrike(
      over: cluster, in: bytes, isLast: isLast, options: options, previous: state.overstrike)
    return overstrike.map { emit($0) } ?? .incomplete
  }

  /// `__^H^H` and a wide character; where another one follows, the first underscore stands alone.
  private mutating func underlinedWide(in bytes: Span<UInt8>) -> Step {
    let underscores = Cluster(glyph: Glyph("_"), end: index + 1)
    let reading = Cluster.read(
      in: bytes, at: index + 4, isLast: isLast, ambiguousWide: options.ambiguousWide)
    switch reading {
    case .incomplete: return .incomplete
    case .cluster(let cluster) where cluster.glyph.width == 2:
      guard
        var overstrike = Overstrike(
          over: cluster, in: bytes, isLast: isLast, options: options, previous: [])
      else { return .incomplete }
      overstrike.attributes.formUnion(.underline)
      return emit(overstrike)
    case .cluster, .none: return emit(Overstrike(cluster: underscores))
    }
  }

  private mutating func emit(_ overstrike: Overstrike) -> Step {
    let cluster = overstrike.cluster
    var glyph = cluster.glyph
    var style = state.style
    style.attributes.formUnion(overstrike.attributes)
    let content: Piece.Content
    if options.asciiOnly, glyph.base.value > 0x7E {
      content = .fill("?")
    } else {
      if options.asciiOnly { glyph.marks = .none }
      content = .glyph(glyph)
    }
    let piece = Piece(content: content, columns: Int(glyph.width), style: style)
    let step = emit(piece, length: cluster.end - index)
    state.overstrike = overstrike.attributes
    state.dropsMarks = cluster.isCut
    return step
  }

  private mutating func emit(_ piece: Piece, length: Int) -> Step {
    pieceOffset = state.offset
    advance(by: length, columns: piece.columns)
    state.overstrike = []
    self.piece = piece
    return .piece
  }

  mutating func advance(by length: Int, columns: Int = 0, keepsDropping: Bool = false) {
    state.offset += length
    state.column += columns
    if !keepsDropping { state.dropsMarks = false }
  }
}
