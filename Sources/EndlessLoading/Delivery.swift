internal import EndlessCore

/// The counter between a source's threads and the mailbox: lets answers to wanted requests through, in
/// order, and holds back a source that delivers faster than somebody takes or looks.
final class Delivery: Sendable {
  /// The most items of one request that lie in the mailbox.
  private static let mostUntaken = 4096

  private struct State {
    var address: (mailbox: Mailbox, window: Int)?
    /// Items in the mailbox by the request they belong to.
    ///
    /// A request that is not here is not wanted.
    var untaken: [Token: Int] = [:]
    /// Rows loaded below the last one that shows, counted on from what was last told.
    var ahead = 0
  }

  private let state = Monitor(State())
  private let mostAhead: Int?

  /// Makes a counter that holds a source back while more than so many rows are loaded below the last
  /// one that shows; nil only waits for the mailbox.
  init(mostAhead: Int?) { self.mostAhead = mostAhead }

  /// Names the mailbox.
  ///
  /// No answer may come before.
  func address(_ mailbox: Mailbox, window: Int) {
    state.withLock { $0.address = (mailbox, window) }
  }

  /// Lets the answers to a request through.
  func open(_ token: Token) {
    state.withLock { $0.untaken[token] = 0 }
  }

  /// Lets nothing through for this request any more and lets go whoever waits to deliver for it.
  func retire(_ token: Token) {
    state.withLock { $0.untaken[token] = nil }
  }

  /// Retires every request.
  func retireAll() {
    state.withLock { $0.untaken = [:] }
  }

  /// Whether answers to this request are wanted.
  func isOpen(_ token: Token) -> Bool {
    state.withLock { $0.untaken[token] != nil }
  }

  /// Notes how many rows are loaded below the last one that shows.
  func look(ahead rows: Int) {
    state.withLock { $0.ahead = rows + $0.untaken.values.reduce(0, +) }
  }

  /// Posts items; where waiting is allowed, not before the earlier ones have been taken and looked at.
  func deliver(_ items: [Item], for token: Token, mayWait: Bool) {
    guard !items.isEmpty else { return }
    state.wait { state -> Void? in
      guard let untaken = state.untaken[token] else { return () }
      if mayWait, untaken >= Self.mostUntaken { return nil }
      if mayWait, let mostAhead, state.ahead >= mostAhead { return nil }
      state.untaken[token] = untaken + items.count
      state.ahead += items.count
      post(.items(items), for: token, to: state) { [weak self] in
        self?.noteTaken(items.count, for: token)
      }
      return ()
    }
  }

  /// Posts the last answer to a request.
  func finish(_ token: Token, with answer: Answer) {
    state.withLock { state in
      guard state.untaken.removeValue(forKey: token) != nil else { return }
      post(answer, for: token, to: state)
    }
  }

  private func noteTaken(_ count: Int, for token: Token) {
    state.withLock { state in
      guard let untaken = state.untaken[token] else { return }
      state.untaken[token] = untaken - count
    }
  }

  /// Posted while the state is locked: after `retire` has returned no letter follows.
  private func post(
    _ answer: Answer, for token: Token, to state: State, deliver: (@Sendable () -> Void)? = nil
  ) {
    guard let (mailbox, window) = state.address else { return }
    mailbox.post(Letter(.answer(window: window, token: token, answer), deliver: deliver))
  }
}
