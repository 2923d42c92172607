/// One column of a laid-out row.
public enum CellContent: Hashable, Sendable {
  /// The first column of a glyph.
  case glyph(Glyph)
  /// The second column of the wide glyph to its left.
  case continuation
}

/// One column of a screen: what it shows and how.
public struct Cell: Hashable, Sendable {
  /// The glyph that begins here; one of no width where the second column of one is.
  @usableFromInline var glyph: Glyph
  /// How.
  public var style: TextStyle

  /// Makes a cell.
  public init(_ content: CellContent, style: TextStyle = .plain) {
    glyph = content.glyph
    self.style = style
  }

  /// What is shown.
  public var content: CellContent {
    get { glyph.width == 0 ? .continuation : .glyph(glyph) }
    set { glyph = newValue.glyph }
  }

  /// Whether the second column of a glyph is here.
  package var isContinuation: Bool { glyph.width == 0 }

  /// Whether two cells show the same; in line, since a frame has thousands.
  @inlinable public static func == (one: Cell, other: Cell) -> Bool {
    one.glyph == other.glyph && one.style.key == other.style.key
  }

  /// An empty column.
  public static let blank = Cell(.glyph(.blank))
}

extension CellContent {
  fileprivate var glyph: Glyph {
    switch self {
    case .glyph(let glyph): glyph
    case .continuation: Glyph(" ", width: 0)
    }
  }
}
