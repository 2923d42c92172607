/// What happens past the last item of a list.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The end joins the start.
  case ring
  /// A held key stops at the edge, a new press goes round.
  case pause
  /// Nothing lies past the edge.
  case stop
}

/// What a ring shows when all its items fit the view at once.
public enum Fill: Hashable, Sendable {
  /// Each item once; the rows below stay empty and the view does not move.
  case once
  /// The items over and over, until the view is full.
  case repeating
}

/// Whether a movement key was pressed anew or is being held.
public enum Press: Hashable, Sendable {
  /// A press of its own.
  case fresh
  /// The same command came less than 150 ms before.
  case repeated
}

/// How many screen rows each item takes.
public protocol RowHeights {
  /// Whether every item takes one row. Long moves then need no walk.
  var areUniform: Bool { get }
  /// Screen rows of an item, at least 1; what is less counts as 1.
  func height(ofItem index: Int) -> Int
}

/// One screen row for every item.
public struct UniformHeights: RowHeights, Sendable {
  /// Makes the heights.
  public init() {}
  /// Always true.
  public var areUniform: Bool { true }
  /// Always 1.
  public func height(ofItem index: Int) -> Int { 1 }
}
