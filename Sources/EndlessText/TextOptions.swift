/// How text is laid out, the same for all rows of a window.
public struct TextOptions: Hashable, Sendable {
  /// Columns between tab stops, at least 1.
  public var tabs: Int
  /// Whether characters of ambiguous East Asian width take two columns.
  public var ambiguousWide: Bool
  /// Whether the terminal can show ASCII only: every other character becomes one `?` a column.
  public var asciiOnly: Bool

  /// Makes options.
  public init(tabs: Int = 8, ambiguousWide: Bool = false, asciiOnly: Bool = false) {
    self.tabs = max(1, tabs)
    self.ambiguousWide = ambiguousWide
    self.asciiOnly = asciiOnly
  }
}
