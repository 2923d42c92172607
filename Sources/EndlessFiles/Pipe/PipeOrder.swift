internal import EndlessCore

/// What the main thread wants of a pipe's worker.
enum PipeOrder: Sendable {
  /// Read until there are so many more rows; `Int.max` reads all.
  case load(Token, size: Int)
  /// Stop reading for this request.
  case cancel(Token)
  /// Read on in the record that is the last row and has no end yet: somebody looks along it.
  case lookAlong
}
