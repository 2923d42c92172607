/// One column of a laid-out row.
public enum CellContent: Hashable, Sendable {
  /// The first column of a glyph.
  case glyph(Glyph)
  /// The second column of the wide glyph to its left.
  case continuation
}

/// One column of a screen: what it shows and how.
public struct Cell: Hashable, Sendable {
  /// What is shown.
  public var content: CellContent
  /// How.
  public var style: TextStyle

  /// Makes a cell.
  public init(_ content: CellContent, style: TextStyle = .plain) {
    self.content = content
    self.style = style
  }

  /// An empty column.
  public static let blank = Cell(.glyph(.blank))
}
