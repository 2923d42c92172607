/// Why autoplay does not move for now.
public enum HoldReason: Hashable, Sendable, CaseIterable {
  /// The user has paused it.
  case user
  /// The slider is being dragged.
  case drag
  /// A key is being held.
  case heldKey
  /// The pointer is over the page.
  case pointer
  /// Something lies over the page.
  case popup
  /// The page is not on the screen.
  case hidden
  /// The program does not have the terminal.
  case suspended
  /// The terminal does not have the focus.
  case unfocused
  /// Somebody has the page read aloud.
  case screenReader
  /// A page is being turned.
  case animation

  /// Whether time stands still meanwhile.
  ///
  /// A page that is being turned only puts off what is due, else every turn would add its own length
  /// to the interval.
  var stopsClock: Bool { self != .animation }
}
