/// Lays rows of bytes out in cells.
///
/// Everything that reaches the screen goes through here: no cell that comes out holds a control
/// character, a bidirectional control or anything else that could steer a terminal. The cost is that
/// of the bytes between the state one starts from and the last column asked for, never of the row.
package struct TextLayout: Hashable, Sendable {
  /// How, the same for all rows.
  package var options: TextOptions

  /// Makes a layout.
  package init(_ options: TextOptions = TextOptions()) {
    self.options = options
  }

  /// A stretch of a row as its owner hands it over: some bytes from the offset asked for, and whether
  /// the row's last one is among them.
  package typealias Stretch = (bytes: [UInt8], reachesEnd: Bool)

  /// A reader of a row: the bytes from an offset in the row, at most so many, or nil if they cannot
  /// be had now.
  package typealias Reader = (_ offset: Int, _ limit: Int) -> Stretch?
}

/// How much of a row is read at once.
struct ReadingPace {
  /// The bytes to ask for next.
  private(set) var limit: Int
  /// The bytes that may be asked for in all from now on.
  private(set) var budget: Int

  /// A window that ends so many columns on is read in one step if it is near and the row is text.
  init(columns: Int, budget: Int) {
    limit = Swift.min(Swift.max(512, columns &* 4 &+ 16), EscapeSequence.limit)
    self.budget = budget
  }

  /// Accounts for a stretch of so many bytes.
  ///
  /// Asking for more each time keeps the number of steps small, and gets past an escape sequence
  /// of any length.
  mutating func grow(after count: Int) {
    budget -= count
    limit = Swift.min(2 * limit, 4 * EscapeSequence.limit)
  }
}
