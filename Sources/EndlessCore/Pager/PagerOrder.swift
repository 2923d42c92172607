/// A request for the contents of one page.
public struct ContentsRequest: Hashable, Sendable {
  /// The request's mark, carried by its answer.
  public let token: Token
  /// Which page, at the moment of asking.
  public let index: Int
  /// What the contents are made for.
  public let format: PageFormat
}

/// What a pager asks of the world.
///
/// Every token that was handed out must come back exactly once, by `receive`, `fail` or `end`, also
/// after it was cancelled: that is how the pager knows how much is under way.
public enum PagerOrder: Hashable, Sendable {
  /// Make the contents of a page.
  case load(ContentsRequest)
  /// Play a page: show its frames one after the other until the token is cancelled.
  case play(ContentsRequest)
  /// Stop the work for a token: nobody waits for it any more.
  case cancel(Token)
}
