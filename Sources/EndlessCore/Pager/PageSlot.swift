/// How far a page's contents have got.
public enum PagePhase: Hashable, Sendable {
  /// They have not been asked for yet.
  case waiting
  /// The request of this token is under way.
  case loading(Token)
  /// They are there.
  case ready
  /// They could not be had. A retry asks again, or the next visit to the page does.
  case failed(SourceError)

  /// The token of the request under way, if there is one.
  public var token: Token? {
    if case .loading(let token) = self { token } else { nil }
  }

  /// Whether they could not be had.
  public var isFailed: Bool {
    if case .failed = self { true } else { false }
  }
}

/// One of a pager's three views, and the page that it shows.
///
/// Its number is its identity, not the page: in a loop of two pages both neighbours are the same page.
public struct PageSlot<Contents> {
  /// Which of the views, in `0..<3`.
  public let number: Int
  /// Where the page stands: −1 before the current one, 0 the current one, 1 after it.
  public let offset: Int
  /// Which page.
  public let index: Int
  /// How far its contents have got.
  public let phase: PagePhase
  /// What to show.
  ///
  /// Nil means a placeholder. While a page is loaded anew, or could not be, this is what it
  /// showed before.
  public let contents: Contents?
}

extension PageSlot: Sendable where Contents: Sendable {}
extension PageSlot: Equatable where Contents: Equatable {}
extension PageSlot: Hashable where Contents: Hashable {}

/// The contents of one page near the current one.
struct HeldPage<Contents> {
  var index: Int
  var phase = PagePhase.waiting
  var contents: Contents?
  var visit = PageVisit.fresh

  /// What plays the page, if anything does.
  var player: Token? {
    if case .playing(let token) = visit { token } else { nil }
  }
}

/// What has become of a held page while it was current.
enum PageVisit: Hashable, Sendable {
  /// Nothing yet: it may be played once its contents are there.
  case fresh
  /// The work for this token plays it.
  case playing(Token)
  /// What played it has ended by itself, and is not begun again.
  case played
  /// It was left.
  ///
  /// Coming back to it is a reason to try again what failed; coming for the first time is none.
  case left
}

extension HeldPage: Sendable where Contents: Sendable {}
extension HeldPage: Equatable where Contents: Equatable {}
extension HeldPage: Hashable where Contents: Hashable {}
