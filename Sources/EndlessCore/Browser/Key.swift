/// One key as the terminal reported it.
public enum Key: Hashable, Sendable {
  /// A character as typed, space included.
  case character(Character)
  /// Control with this character, in lower case: `^A` is `.control("a")`.
  case control(Character)
  /// A key without a character.
  case up, down, left, right, home, end, pageUp, pageDown
  /// An editing key.
  case enter, tab, backTab, backspace, delete, escape
  /// A function key, from 1.
  case function(Int)
}

/// What a pointer did.
public struct PointerEvent: Hashable, Sendable {
  /// The kinds of pointer event.
  public enum Kind: Hashable, Sendable {
    /// The first button went down, moved while down, or went up.
    case press, drag, release
    /// One notch of the wheel.
    case wheelUp, wheelDown
  }

  /// What happened.
  public var kind: Kind
  /// Screen row, from 0.
  public var row: Int
  /// Screen column, from 0.
  public var column: Int

  /// Makes an event.
  public init(kind: Kind, row: Int, column: Int) {
    self.kind = kind
    self.row = row
    self.column = column
  }
}

/// One thing read from the terminal device.
public enum Input: Hashable, Sendable {
  /// A key press.
  case key(Key)
  /// A pointer event.
  case pointer(PointerEvent)
  /// The terminal gained or lost the focus.
  case focus(Bool)
}

/// The size of a terminal or of a part of it, in cells.
public struct Size: Hashable, Sendable {
  /// Rows.
  public var rows: Int
  /// Columns.
  public var columns: Int

  /// Makes a size.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
