/// A request that somebody waits for.
struct Wait: Hashable, Sendable {
  /// Which.
  let token: Token
  /// Since when.
  let start: Duration

  /// What is waited for now; as long as it is the same, the time it was first waited for stays.
  ///
  /// - Parameters:
  ///   - token: the request under way, if there is one.
  ///   - before: what was waited for until now.
  ///   - now: the present moment.
  init?(_ token: Token?, after before: Wait?, now: Duration) {
    guard let token else { return nil }
    if let before, before.token == token {
      self = before
    } else {
      (self.token, start) = (token, now)
    }
  }
}
