/// When to ask for which page: the state machine of a list that loads more at its end.
///
/// It knows counts and keys, not rows. A phase turns to `.loading` in the same step that returns the
/// request, so a second one cannot leave meanwhile; an answer counts only while its token is that of
/// the request under way. Time is given by the caller, as a duration since any fixed moment.
public struct Paging: Hashable, Sendable {
  /// How pages are asked for.
  public let policy: PagingPolicy
  /// Loading after the last row; the first page too.
  public internal(set) var append: LoadPhase = .idle
  /// Loading before the first row.
  public internal(set) var prepend: LoadPhase = .end
  /// Loading anew from the first page, while the old rows stay: `.idle`, `.loading` or `.failed`.
  public internal(set) var refresh: LoadPhase = .idle
  /// The page that is asked for next.
  public internal(set) var nextKey = PageKey()
  /// The page before the first row, if a walk back is possible.
  public internal(set) var previousKey: PageKey?
  /// Grows with each refresh.
  public internal(set) var generation = 0

  /// The key with which the page before was asked for.
  var lastKey: PageKey?
  /// Pages in a row after the last row, and before the first one, that brought nothing new.
  var emptyPages = 0
  var emptyHeads = 0
  /// How often the clock alone has asked again since the last success.
  var waits = Waits()
  /// When somebody last asked what has to leave.
  var askedAt: Duration?
  /// Whether the refresh under way has cut off a request for the next page.
  var cutsAppend = false
  private var serial = 0

  /// Makes the machine before its first request.
  public init(policy: PagingPolicy = .standard) {
    self.policy = policy
  }

  /// Makes the machine of a list that is complete from the start.
  public init(isOver: Bool) {
    self.init()
    if isOver { append = .end }
  }

  /// Whether a refresh is under way.
  public var isRefreshing: Bool { refresh.request != nil }

  /// Which request under way a token belongs to, or nil if it is stale.
  public func direction(of token: Token) -> LoadDirection? {
    if append.request?.token == token { return .append }
    if prepend.request?.token == token { return .prepend }
    return refresh.request?.token == token ? .refresh : nil
  }

  /// The request of a token, or nil if it is stale.
  func request(of token: Token) -> PageRequest? {
    direction(of: token).flatMap { self[$0].request }
  }

  /// The phase of a direction.
  public subscript(direction: LoadDirection) -> LoadPhase {
    switch direction {
    case .append: append
    case .prepend: prepend
    case .refresh: refresh
    }
  }

  mutating func makeRequest(
    _ direction: LoadDirection, key: PageKey, size: Int? = nil, last: Item? = nil
  ) -> PageRequest {
    serial += 1
    return PageRequest(
      token: Token(serial: serial), direction: direction, key: key,
      size: size ?? policy.pageSize, last: last)
  }
}

/// A number for each direction.
struct Waits: Hashable, Sendable {
  var append = 0
  var prepend = 0
  var refresh = 0

  subscript(direction: LoadDirection) -> Int {
    get {
      switch direction {
      case .append: append
      case .prepend: prepend
      case .refresh: refresh
      }
    }
    set {
      switch direction {
      case .append: append = newValue
      case .prepend: prepend = newValue
      case .refresh: refresh = newValue
      }
    }
  }
}
