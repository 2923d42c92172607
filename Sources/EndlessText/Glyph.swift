/// What one or two cells show: a base character and up to four combining marks.
///
/// A glyph never holds a control character. Its width is the number of columns it takes, 1 or 2.
public struct Glyph: Hashable, Sendable {
  /// The character that takes the columns.
  public var base: Unicode.Scalar
  /// What is drawn over it.
  public var marks: Marks
  /// Columns taken: 1 or 2.
  public var width: UInt8

  /// Makes a glyph.
  public init(_ base: Unicode.Scalar, width: UInt8 = 1, marks: Marks = .none) {
    self.base = base
    self.width = width
    self.marks = marks
  }

  /// Whether two glyphs are the same; in line, as for cells.
  @inlinable public static func == (one: Glyph, other: Glyph) -> Bool {
    one.base == other.base && one.width == other.width && one.marks == other.marks
  }

  /// One blank column.
  public static let blank = Glyph(" ")
}

extension Glyph {
  /// Up to four combining marks in the order in which they are drawn; unused places are 0.
  ///
  /// In four words rather than a vector, whose alignment would make cells half as large again.
  public struct Marks: Hashable, Sendable {
    @usableFromInline var first: UInt32
    @usableFromInline var second: UInt32
    @usableFromInline var third: UInt32
    @usableFromInline var fourth: UInt32

    /// Makes marks of their scalar values.
    public init(_ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0, _ fourth: UInt32 = 0) {
      (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }

    /// Whether the marks are the same, in the same order; in line, as for cells.
    @inlinable public static func == (one: Marks, other: Marks) -> Bool {
      one.first == other.first && one.second == other.second && one.third == other.third
        && one.fourth == other.fourth
    }

    /// No marks.
    public static let none = Marks(0)

    /// The mark at a place, 0 to 3.
    public subscript(place: Int) -> UInt32 {
      get {
        switch place {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
      }
      set {
        switch place {
        case 0: first = newValue
        case 1: second = newValue
        case 2: third = newValue
        default: fourth = newValue
        }
      }
    }
  }
}
