extension Pager {
  /// Asked after `nextOrder` has none left, while nothing moves: whether the current page has to be
  /// played.
  ///
  /// It is once everything else is there, and once only until it is left. What plays it counts among
  /// the requests under way, and is stopped when its place is needed.
  ///
  /// - Parameters:
  ///   - isLoaded: whether a page's item is there; nothing waits for a neighbour without one.
  ///   - isAnimated: whether contents are one frame of several.
  /// - Returns: the order, or nil if there is nothing to play.
  public mutating func nextPlay(
    isLoaded: (Int) -> Bool = { _ in true }, isAnimated: (Contents) -> Bool
  ) -> PagerOrder? {
    guard underWay.count < Self.viewCount, !isScrubbing, nextWaiting(isLoaded) == nil,
      let place = index.flatMap(place), held[place].phase == .ready, held[place].visit == .fresh,
      let contents = held[place].contents, isAnimated(contents)
    else { return nil }
    let request = request(held[place].index)
    held[place].visit = .playing(request.token)
    return .play(request)
  }

  /// A frame of the page that is played has come, or contents whose request is not over yet.
  ///
  /// - Returns: whether it is shown now; false for a token that is void.
  @discardableResult
  public mutating func show(frame: Contents, token: Token) -> Bool {
    guard let place = held.firstIndex(where: { $0.player == token || $0.phase.token == token })
    else { return false }
    held[place].contents = frame
    return true
  }

  /// Stops what is being played; it begins anew when it is asked for again.
  public mutating func stopPlaying() {
    for place in held.indices { stopPlaying(place) }
  }

  /// Whether the current page is being played.
  public var isPlaying: Bool { held.contains { $0.player != nil } }

  mutating func stopPlaying(_ place: Int) {
    guard let token = held[place].player else { return }
    held[place].visit = .fresh
    cancellations.append(token)
  }

  /// What played a page has ended by itself.
  mutating func endPlaying(_ token: Token) {
    guard let place = held.firstIndex(where: { $0.player == token }) else { return }
    held[place].visit = .played
  }

  /// Gives up playing for a page that has to be loaded.
  mutating func makeRoom() -> PagerOrder? {
    stopPlaying()
    return cancellations.isEmpty ? nil : .cancel(cancellations.removeFirst())
  }
}
