/// A clock that turns pages by itself.
///
/// Time is given by the caller, as a duration since any fixed moment, and is compared with a deadline:
/// however late it is, one page is turned, and the next one gets its full time. Holding for any reason
/// stops the clock; when the last reason goes it runs on with the time that was left.
public struct Autoplay: Hashable, Sendable {
  /// What autoplay is doing.
  public enum State: Hashable, Sendable {
    /// Nothing: it is switched off, or there is nowhere to go.
    case off
    /// A page will be turned after this time.
    case armed(remaining: Duration)
    /// It waits until all these reasons are gone; then this time is left.
    case held(Set<HoldReason>, remaining: Duration)
  }

  /// What happens at the end of pages that form no loop.
  public enum AtEnd: Hashable, Sendable {
    /// Nothing more.
    case stop
    /// It goes on from the other end.
    case rewind
  }

  /// What happens when the user turns pages.
  public enum AfterInteraction: Hashable, Sendable {
    /// It goes on.
    case resume
    /// It is switched off.
    case stop
  }

  /// The time that each page is shown.
  public internal(set) var interval: Duration
  /// Which way pages are turned.
  public let direction: Travel
  /// What happens at the end of pages that form no loop.
  public let atEnd: AtEnd
  /// What happens when the user turns pages.
  public let afterInteraction: AfterInteraction
  /// Whether it is switched on.
  public internal(set) var isOn: Bool
  /// Why it waits, also while it is off.
  public internal(set) var reasons: Set<HoldReason> = []

  var canMove = false
  var timer: Timer

  /// Time that stands still or runs.
  enum Timer: Hashable {
    case stopped(remaining: Duration)
    case running(deadline: Duration)
  }

  /// Makes autoplay, switched on unless the interval is 0 or less.
  ///
  /// - Parameters:
  ///   - interval: the time that each page is shown.
  ///   - direction: which way pages are turned.
  ///   - atEnd: what happens at the end of pages that form no loop.
  ///   - afterInteraction: what happens when the user turns pages.
  public init(
    interval: Duration, direction: Travel = .forward, atEnd: AtEnd = .stop,
    afterInteraction: AfterInteraction = .resume
  ) {
    self.interval = interval
    self.direction = direction
    self.atEnd = atEnd
    self.afterInteraction = afterInteraction
    isOn = interval > .zero
    timer = .stopped(remaining: interval)
  }

  /// What it is doing.
  public func state(now: Duration) -> State {
    guard isOn, canMove else { return .off }
    let remaining = remaining(now: now)
    return reasons.isEmpty ? .armed(remaining: remaining) : .held(reasons, remaining: remaining)
  }

  /// When the next page is due, or nil if none is.
  public var wakeTime: Duration? {
    if reasons.isEmpty, case .running(let deadline) = timer { deadline } else { nil }
  }

  func remaining(now: Duration) -> Duration {
    switch timer {
    case .stopped(let remaining): remaining
    case .running(let deadline): max(.zero, deadline - now)
    }
  }
}
