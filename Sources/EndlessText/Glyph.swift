/// What one or two cells show: a base character and up to four combining marks.
///
/// A glyph never holds a control character. Its width is the number of columns it takes, 1 or 2.
public struct Glyph: Hashable, Sendable {
  /// The character that takes the columns.
  public var base: Unicode.Scalar
  /// Combining marks drawn over it, in order; unused places are 0.
  public var marks: SIMD4<UInt32>
  /// Columns taken: 1 or 2.
  public var width: UInt8

  /// Makes a glyph.
  public init(_ base: Unicode.Scalar, width: UInt8 = 1, marks: SIMD4<UInt32> = .zero) {
    self.base = base
    self.width = width
    self.marks = marks
  }

  /// One blank column.
  public static let blank = Glyph(" ")
}
