/// What the status line says instead of its hints.
public struct Message: Hashable, Sendable {
  /// One line.
  ///
  /// It may hold any character: painters sanitise it.
  public var text: String
  /// Whether something went wrong.
  public var isError: Bool
  /// When it goes by itself; an error stays until it is answered.
  public var expiry: Duration?

  /// How long a message that is no error stays.
  static let lifetime = Duration.seconds(4)
}
