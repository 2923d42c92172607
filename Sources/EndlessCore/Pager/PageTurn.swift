/// A page sliding into its place.
///
/// The target is current from the start; this value only says how far beside its place it is drawn. It
/// never lies more than one page away, so what is seen are always pages that the pager holds, however
/// fast a key is pressed.
public struct PageTurn: Hashable, Sendable {
  /// How long a page slides.
  public static let length = Duration.milliseconds(150)
  /// The time from one picture to the next.
  public static let frame = Duration.milliseconds(16)

  /// When it began.
  public let start: Duration
  /// Where the page began, in pages: positive to the right of its place.
  let distance: Double

  /// Begins to turn a page, or makes nil if there is nothing to slide: only single steps do, longer
  /// ways are turned at once.
  ///
  /// - Parameters:
  ///   - steps: the steps that the pager has taken.
  ///   - turn: what was sliding until now; its page goes on from where it is.
  ///   - now: the present moment.
  public init?(by steps: Int, after turn: PageTurn? = nil, now: Duration) {
    let distance = min(max(-1, (turn?.offset(at: now) ?? 0) + Double(steps)), 1)
    guard steps == 1 || steps == -1, distance != 0 else { return nil }
    self.distance = distance
    start = now
  }

  /// When the page is in its place.
  public var end: Duration { start + Self.length }

  /// How far the current page is from its place, in pages: positive to the right of it.
  ///
  /// It slows down towards its place.
  public func offset(at now: Duration) -> Double {
    let left = min(max(0, (end - now) / Self.length), 1)
    return distance * left * left * left
  }

  /// How far the current page is from its place, in whole columns.
  ///
  /// To the right of its place (positive) the page before is still to be seen, to the left of it
  /// (negative) the page after.
  public func columns(at now: Duration, width: Int) -> Int {
    Int((offset(at: now) * Double(width)).rounded())
  }

  /// When the next picture is due, or nil once the page is in its place.
  public func wakeTime(now: Duration) -> Duration? {
    now < end ? min(end, now + Self.frame) : nil
  }
}
