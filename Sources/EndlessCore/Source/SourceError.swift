/// Why a page could not be had.
public struct SourceError: Error, Hashable, Sendable {
  /// One line that says what is wrong, for people.
  ///
  /// It may hold any character: painters sanitise it.
  public var message: String
  /// How long the source asks to be left alone.
  ///
  /// The feed asks again by itself when it is over.
  public var retryAfter: Duration?

  /// Makes an error.
  public init(_ message: String, retryAfter: Duration? = nil) {
    self.message = message
    self.retryAfter = retryAfter
  }
}
