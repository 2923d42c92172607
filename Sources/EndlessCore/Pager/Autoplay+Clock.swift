extension Autoplay {
  /// Asked whenever time may have come: whether to turn one page now.
  ///
  /// If so, the next page's time begins with this moment.
  public mutating func tick(now: Duration) -> Bool {
    guard let due = wakeTime, now >= due else { return false }
    timer = .running(deadline: now + interval)
    return true
  }

  /// Takes note of whether there is anywhere to go.
  ///
  /// Once there is again, a page has its full time.
  public mutating func update(canMove new: Bool, now: Duration) {
    guard new != canMove else { return }
    canMove = new
    reset(now)
  }

  /// Waits for a reason more.
  public mutating func hold(_ reason: HoldReason, now: Duration) {
    reasons.insert(reason)
    arrange(now)
    if reason == .drag { interact(now) }
  }

  /// A reason is gone; without any it goes on with the time that was left.
  public mutating func release(_ reason: HoldReason, now: Duration) {
    reasons.remove(reason)
    arrange(now)
  }

  /// The user has turned to another page: it gets its full time.
  public mutating func restart(now: Duration) {
    reset(now)
    interact(now)
  }

  /// Switches it on, unless the interval is 0 or less, and is not paused any more.
  public mutating func start(now: Duration) {
    reasons.remove(.user)
    isOn = interval > .zero
    reset(now)
  }

  /// Switches it off; only `start` switches it on again.
  public mutating func stop(now: Duration) {
    isOn = false
    reset(now)
  }

  /// Pauses it, resumes it, or switches it on if it was off.
  public mutating func toggle(now: Duration) {
    if !isOn {
      start(now: now)
    } else if reasons.contains(.user) {
      release(.user, now: now)
    } else {
      hold(.user, now: now)
    }
  }

  /// Gives each page another time, the one on screen too; 0 or less switches it off.
  public mutating func setInterval(_ new: Duration, now: Duration) {
    interval = new
    isOn = isOn && new > .zero
    reset(now)
  }

  private mutating func interact(_ now: Duration) {
    if afterInteraction == .stop { stop(now: now) }
  }

  private mutating func reset(_ now: Duration) {
    timer = .stopped(remaining: interval)
    arrange(now)
  }

  /// Lets the clock run or stand.
  private mutating func arrange(_ now: Duration) {
    let runs = isOn && canMove && !reasons.contains(where: \.stopsClock)
    switch timer {
    case .stopped(let remaining) where runs: timer = .running(deadline: now + remaining)
    case .running where !runs: timer = .stopped(remaining: remaining(now: now))
    default: break
    }
  }
}
