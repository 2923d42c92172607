/// What a view needs of a feed.
public struct Need: Hashable, Sendable {
  /// Rows that are loaded, up to the last one.
  public var count: Int
  /// The first row that is loaded.
  public var first: Int
  /// The visible rows, or nil if all rows are wanted, page by page, whatever is visible.
  public var visible: ClosedRange<Int>?
  /// Whether all that is left is wanted, in one page.
  public var wantsAll: Bool

  /// Makes a need.
  public init(
    count: Int, first: Int = 0, visible: ClosedRange<Int>?, wantsAll: Bool = false
  ) {
    self.count = count
    self.first = first
    self.visible = visible
    self.wantsAll = wantsAll
  }
}

extension Paging {
  /// Asked after every event: the request that has to leave now, if any.
  ///
  /// - Parameters:
  ///   - need: what is loaded and what is visible.
  ///   - last: the item before the page.
  ///   - now: the present moment.
  /// - Returns: a request, whose phase is `.loading` already. Ask again until nil comes back: both
  ///   directions may need one.
  public mutating func request(
    for need: Need, last: @autoclosure () -> Item?, now: Duration
  ) -> PageRequest? {
    askedAt = now
    guard !isRefreshing, !isLeftAlone(now) else { return nil }
    if needsMore(need), isAutomatic(.append, now) { return startAppend(last, need) }
    if needsHead(need), isAutomatic(.prepend, now) { return startPrepend() }
    return nil
  }

  /// Asks again for what failed, stalled or was stopped after the last row, else before the first.
  ///
  /// A refresh that failed is begun again by `startRefresh`.
  ///
  /// - Returns: the request, with the key of the one that failed; nil if there is nothing to retry,
  ///   a refresh is under way or the source's time has not come.
  public mutating func retry(last: @autoclosure () -> Item?, now: Duration) -> PageRequest? {
    guard !isRefreshing, !isLeftAlone(now) else { return nil }
    let (retriesAppend, retriesPrepend) = (append.isRetryable, prepend.isRetryable)
    if retriesPrepend { (waits.prepend, emptyHeads, prepend) = (0, 0, .idle) }
    if retriesAppend {
      (waits.append, emptyPages) = (0, 0)
      return startAppend(last, nil)
    }
    return retriesPrepend ? startPrepend() : nil
  }

  /// Begins anew at the first page.
  ///
  /// Requests under way are given up; old rows stay until the answer.
  ///
  /// - Returns: the tokens that are void now, and the request, or nil if a wait that the source
  ///   asked for is not over.
  public mutating func startRefresh(now: Duration) -> (cancelled: [Token], request: PageRequest?) {
    if isLeftAlone(now) { return ([], nil) }
    let cancelled = tokensUnderWay
    generation += 1
    cutsAppend = append.request != nil || isRefreshing && cutsAppend
    if append.request != nil { append = .idle }
    if prepend.request != nil { prepend = .idle }
    waits.refresh = 0
    let request = makeRequest(.refresh, key: PageKey())
    refresh = .loading(request)
    return (cancelled, request)
  }

  /// The user stops what is under way; only a retry asks again.
  ///
  /// - Returns: the tokens that are void now.
  public mutating func stop() -> [Token] {
    let cancelled = tokensUnderWay
    if append.request != nil || isRefreshing && cutsAppend && append == .idle { append = .stopped }
    if prepend.request != nil { prepend = .stopped }
    if isRefreshing { refresh = .idle }
    return cancelled
  }

  /// The moment at which the feed will ask by itself, if one is set and has not been used.
  ///
  /// Ask for a request then. If nothing was needed at that moment, none is set any more: the feed
  /// asks with the first event after which something is.
  public var wakeTime: Duration? {
    LoadDirection.allCases.compactMap(retryTime).min()
  }

  /// When a direction asks again by itself.
  func retryTime(_ direction: LoadDirection) -> Duration? {
    guard case .failed(_, let retryAt?) = self[direction],
      waits[direction] < PagingPolicy.waitLimit, askedAt.map({ $0 < retryAt }) ?? true
    else { return nil }
    return retryAt
  }

  var tokensUnderWay: [Token] {
    LoadDirection.allCases.compactMap { self[$0].request?.token }
  }

  /// Whether a refresh that failed may be tried again without the user.
  func isRefreshDue(_ now: Duration) -> Bool {
    guard case .failed = refresh, tokensUnderWay.isEmpty else { return false }
    return isAutomatic(.refresh, now) && !isLeftAlone(now)
  }

  private mutating func startAppend(_ last: () -> Item?, _ need: Need?) -> PageRequest {
    if case .failed = append, need != nil { waits.append += 1 }
    let size = need?.wantsAll == true ? Int.max : nil
    let request = makeRequest(.append, key: nextKey, size: size, last: last())
    append = .loading(request)
    return request
  }

  private mutating func startPrepend() -> PageRequest? {
    guard let previousKey else { return nil }
    if case .failed = prepend { waits.prepend += 1 }
    let request = makeRequest(.prepend, key: previousKey)
    prepend = .loading(request)
    return request
  }

  private func needsMore(_ need: Need) -> Bool {
    guard let visible = need.visible, !need.wantsAll else { return true }
    return need.count - 1 - visible.upperBound <= policy.prefetch
  }

  private func needsHead(_ need: Need) -> Bool {
    guard let visible = need.visible, previousKey != nil else { return false }
    return visible.lowerBound - need.first <= policy.prefetch
  }

  /// Whether a direction may ask without the user.
  private func isAutomatic(_ direction: LoadDirection, _ now: Duration) -> Bool {
    switch self[direction] {
    case .idle: true
    case .failed(_, let retryAt?): now >= retryAt && waits[direction] < PagingPolicy.waitLimit
    default: false
    }
  }

  /// Whether the source has asked not to be asked for anything yet.
  private func isLeftAlone(_ now: Duration) -> Bool {
    LoadDirection.allCases.contains {
      if case .failed(_, let retryAt?) = self[$0] { now < retryAt } else { false }
    }
  }
}

extension LoadPhase {
  /// Whether only the user, or the clock, gets loading going again.
  var isRetryable: Bool {
    switch self {
    case .failed, .stopped, .stalled: true
    case .idle, .loading, .end: false
    }
  }
}
