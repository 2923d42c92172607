extension PageView {
  /// Lets time pass: what has slid into its place, what is not held any more, a page that is due.
  mutating func pass(now: Duration) {
    if let end = turn?.end, end <= now { turn = nil }
    if let until = heldUntil, until <= now {
      heldUntil = nil
      autoplay.release(.heldKey, now: now)
    }
    set(.animation, turn != nil, now: now)
    let taken = pager.play(&autoplay, now: now)
    if taken != 0 {
      slide(by: taken, now: now)
      set(.animation, turn != nil, now: now)
    }
  }

  /// Holds autoplay for a reason, or does not.
  mutating func set(_ reason: HoldReason, _ isSo: Bool, now: Duration) {
    guard isSo != autoplay.reasons.contains(reason) else { return }
    if isSo { autoplay.hold(reason, now: now) } else { autoplay.release(reason, now: now) }
  }

  /// What has to be made or stopped now.
  ///
  /// - Parameters:
  ///   - now: the present moment.
  ///   - isLoaded: whether a page's item is there.
  /// - Returns: in the order in which it is to be done.
  mutating func orders(now: Duration, isLoaded: (Int) -> Bool) -> [PagerOrder] {
    var orders: [PagerOrder] = []
    while let order = pager.nextOrder(neighbours: hadHeadStart(now), isLoaded: isLoaded) {
      orders.append(order)
    }
    if plays, turn == nil, mayPlay,
      let order = pager.nextPlay(isLoaded: isLoaded, isAnimated: \.isAnimated)
    {
      orders.append(order)
    }
    return orders
  }

  /// The current page has the machine to itself for so long: somebody waits for it.
  static let headStart = Duration.milliseconds(500)

  /// Whether the current page is there, or has had its time.
  private func hadHeadStart(_ now: Duration) -> Bool {
    guard let token = pager.current?.phase.token else { return true }
    guard let wait, wait.token == token else { return false }
    return now - wait.start >= Self.headStart
  }

  /// The neighbours of a page that is still being made are due.
  private func neighbourTime(_ now: Duration) -> Duration? {
    guard let due = waitingSince.map({ $0 + Self.headStart }), now < due else { return nil }
    return due
  }

  private var mayPlay: Bool { isSeen && !autoplay.reasons.contains(.drag) }

  /// Stops playing where nobody can see it.
  mutating func settlePlaying() {
    if !plays || !mayPlay { pager.stopPlaying() }
  }

  /// Notes since when the current page has been waited for.
  mutating func noteWaiting(now: Duration) {
    wait = Wait(pager.current?.phase.token, after: wait, now: now)
  }

  /// Contents were made, or not.
  mutating func receive(_ answer: RenderAnswer, token: Token) {
    let page = pager.page(of: token)
    switch answer {
    case .ready(let contents):
      if pager.receive(contents, token: token), let page { take(contents, page: page) }
    case .frame(let contents): pager.show(frame: contents, token: token)
    case .failed(let error): pager.fail(token, error)
    case .ended: pager.end(token)
    }
  }

  /// When something changes by itself, or nil if nothing does.
  func wakeTime(now: Duration) -> Duration? {
    // A page that is in its place by now has yet to be told so.
    let slide = turn.map { $0.wakeTime(now: now) ?? $0.end }
    return [
      autoplay.wakeTime, slide, heldUntil, spinnerTime(now), neighbourTime(now), signTime(now),
    ].compactMap { $0 }.min()
  }

  /// A page that takes longer than this has a spinner.
  public static let patience = Duration.milliseconds(200)

  /// The spinner of the current page begins, or turns.
  private func spinnerTime(_ now: Duration) -> Duration? {
    guard !isStill, isSeen, area.contents.rows > 1, let since = waitingSince,
      pager.current?.contents == nil
    else { return nil }
    let start = since + Self.patience
    return now < start ? start : now + Browser.spinnerTurn
  }

  /// Whether nothing lies over the pages and they have a place on the screen.
  private var isSeen: Bool { autoplay.reasons.isDisjoint(with: [.popup, .hidden, .suspended]) }

  /// The seconds that are left of the page change.
  private func signTime(_ now: Duration) -> Duration? {
    guard case .armed(let remaining) = autoplay.state(now: now), let bar, bar.hasSeconds
    else { return nil }
    return now + remaining - .seconds(remaining.secondsUp - 1)
  }
}

extension Duration {
  /// Whole seconds, rounded up.
  package var secondsUp: Int64 {
    let (seconds, attoseconds) = components
    return seconds + (attoseconds > 0 ? 1 : 0)
  }
}
