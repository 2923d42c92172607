package import EndlessCore

/// What `--trace` tells about a list.
package enum TraceEvent: Hashable, Sendable {
  /// A page was asked for.
  case request(PageRequest)
  /// The source answered.
  case answer(Token, Answer)
  /// The contents of a page were asked for.
  case render(RenderRequest)
  /// They were made, or not.
  case rendered(Token, RenderAnswer)
  /// A failed, stopped or stalled request is made again, by the user or because its time has come.
  case retry
  /// An answer came too late and was dropped.
  case dropAnswer(Token)
  /// This many rows at one end were given up to hold no more than `--keep`.
  case dropRows(Int)
  /// The list has ended, with this many items.
  case end(Int)
}
