extension PageView {
  /// Turns pages.
  mutating func advance(by steps: Int, press: Press, now: Duration) {
    let taken = pager.advance(by: steps, press: press)
    guard taken != 0 else { return }
    autoplay.restart(now: now)
    slide(by: taken, now: now)
  }

  /// Goes to a page; false if there is none.
  @discardableResult
  mutating func go(to index: Int, now: Duration) -> Bool {
    guard let taken = pager.go(to: index) else { return false }
    guard taken != 0 else { return true }
    autoplay.restart(now: now)
    slide(by: taken, now: now)
    return true
  }

  /// Lets the new current page slide into its place, if it can.
  mutating func slide(by steps: Int, now: Duration) {
    guard canSlide else { return turn = nil }
    turn = PageTurn(by: steps, after: turn.flatMap { $0.end > now ? $0 : nil }, now: now)
  }

  /// Pictures of the terminal's own kind cannot be moved cell by cell.
  private var canSlide: Bool {
    guard !isStill, !isTerminalSlow, area.body.columns > 1 else { return false }
    return pager.slots.allSatisfy {
      if case .pixels = $0.contents { false } else { true }
    }
  }

  /// Goes to the page under the pointer on the bar; false if there is none.
  mutating func scrub(column: Int, isDrag: Bool, now: Duration) -> Bool {
    guard let page = bar?.page(atColumn: column, isDrag: isDrag) else { return false }
    autoplay.hold(.drag, now: now)
    if pager.scrub(to: page) != 0 { autoplay.restart(now: now) }
    turn = nil
    return true
  }

  /// The pointer has let go of the bar.
  mutating func endScrubbing(now: Duration) {
    pager.settle()
    autoplay.release(.drag, now: now)
  }

  /// Pauses what moves by itself, or lets it go on; starts autoplay where nothing can.
  mutating func togglePlaying(now: Duration) {
    if isMoving {
      if isAdvancing { autoplay.toggle(now: now) }
      plays = false
    } else if isAnimated, !plays || !autoplay.isOn {
      plays.toggle()
      if autoplay.isOn { autoplay.toggle(now: now) }
    } else {
      plays = !isStill
      autoplay.toggle(now: now)
    }
  }

  /// Whether pages come by themselves, or the current one moves, unless something else holds them.
  var isMoving: Bool { isAdvancing || pager.isPlaying }

  private var isAdvancing: Bool { autoplay.isOn && !autoplay.reasons.contains(.user) }

  /// Why nothing comes though it was asked for, in a few words.
  var hindrance: String? {
    guard isAdvancing, !pager.isPlaying, pager.count > 0, pager.steps(of: autoplay) == nil
    else { return nil }
    guard pager.count > 1 else { return "Only one page" }
    return autoplay.direction == .forward ? "This is the last page" : "This is the first page"
  }

  private var isAnimated: Bool { pager.current?.contents?.isAnimated ?? false }

  /// Shows each page some seconds longer, or shorter; never shorter than a second or longer than an
  /// hour, unless it was from the start.
  mutating func changeInterval(by seconds: Int, now: Duration) {
    let interval = autoplay.interval
    let shortest = min(interval, .seconds(1))
    let longest = max(interval, .seconds(3600))
    autoplay.setInterval(
      min(max(shortest, interval + .seconds(seconds)), longest), now: now)
  }

  /// A key is held: nothing moves by itself meanwhile.
  mutating func holdKey(now: Duration) {
    heldUntil = now + Browser.repeatWindow
    autoplay.hold(.heldKey, now: now)
  }

  /// The terminal has taken a frame, in time or not.
  mutating func drawn(isLate: Bool) {
    isTerminalSlow = isLate
    if isLate { turn = nil }
  }
}
