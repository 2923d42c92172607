extension Pager {
  /// How many pages autoplay turns next, or nil if it has nowhere to go.
  public func steps(of autoplay: Autoplay) -> Int? {
    guard let index, count > 1 else { return nil }
    let step = autoplay.direction.step
    if wraps || (0..<count).contains(index + step) { return step }
    guard isComplete, autoplay.atEnd == .rewind else { return nil }
    return step > 0 ? -index : count - 1 - index
  }

  /// Asked after every event and when autoplay's time has come: turns a page if one is due.
  ///
  /// - Returns: the steps that were taken, 0 if no page was due.
  public mutating func play(_ autoplay: inout Autoplay, now: Duration) -> Int {
    autoplay.update(canMove: steps(of: autoplay) != nil, now: now)
    guard let steps = steps(of: autoplay), autoplay.tick(now: now) else { return 0 }
    let taken = advance(by: steps)
    autoplay.update(canMove: self.steps(of: autoplay) != nil, now: now)
    return taken
  }
}
