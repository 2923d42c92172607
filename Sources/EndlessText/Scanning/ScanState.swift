/// A place in a row from which scanning can go on.
///
/// A state that a layout has handed out stands between two glyphs of one row. Going on from it gives
/// the same cells as scanning the row from its start, so states kept along a huge row let sideways
/// moves cost only what is shown.
package struct ScanState: Hashable, Sendable {
  /// The next byte, counted from the row's first.
  package internal(set) var offset = 0
  /// The columns that the bytes before it take.
  package internal(set) var column = 0
  /// The style that the escape sequences before it have left on.
  package internal(set) var style = TextStyle.plain
  /// What the glyph before was overstruck to, which tells bold from underline in `_^H_`.
  var overstrike: TextStyle.Attributes = []
  /// Whether marks found here belong to a glyph that takes no more of them.
  var dropsMarks = false

  /// The start of a row.
  package init() {}
}
