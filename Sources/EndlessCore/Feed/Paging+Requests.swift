/// What a view needs of a feed.
public struct Need: Hashable, Sendable {
  /// Rows that are loaded, up to the last one.
  public var count: Int
  /// The first row that is loaded.
  public var first: Int
  /// The visible rows, or nil if there are none.
  public var visible: ClosedRange<Int>?
  /// Whether everything is wanted, whatever is visible.
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
    if let request = appendRequest(need, last, now) { return request }
    return prependRequest(need, now)
  }

  /// Asks again for what failed, stalled or was stopped.
  ///
  /// - Returns: the request, with the key of the one that failed; nil if there is nothing to retry
  ///   or the source's time has not come.
  public mutating func retry(last: @autoclosure () -> Item?, now: Duration) -> PageRequest? {
    if isRetryable(append, now) {
      (waits, emptyPages) = (0, 0)
      return startAppend(last, size: nil)
    }
    if isRetryable(prepend, now), let previousKey {
      return startPrepend(previousKey)
    }
    return nil
  }

  /// Begins anew at the first page.
  ///
  /// Requests under way are given up; old rows stay until the answer.
  ///
  /// - Returns: the tokens that are void now, and the request, or nil if a wait that the source
  ///   asked for is not over.
  public mutating func startRefresh(now: Duration) -> (cancelled: [Token], request: PageRequest?) {
    if isWaiting(append, now) || isWaiting(refresh, now) { return ([], nil) }
    let cancelled = tokensUnderWay
    generation += 1
    if append.request != nil { append = .idle }
    if prepend.request != nil { prepend = .idle }
    let request = makeRequest(.refresh, key: PageKey())
    refresh = .loading(request)
    return (cancelled, request)
  }

  /// The user stops what is under way; only a retry asks again.
  ///
  /// - Returns: the tokens that are void now.
  public mutating func stop() -> [Token] {
    let cancelled = tokensUnderWay
    if append.request != nil { append = .stopped }
    if prepend.request != nil { prepend = .stopped }
    if refresh.request != nil { refresh = .idle }
    return cancelled
  }

  /// The moment at which the feed will ask by itself, if one is set.
  public var wakeTime: Duration? {
    guard case .failed(_, let retryAt?) = append, waits < PagingPolicy.waitLimit else { return nil }
    return retryAt
  }

  var tokensUnderWay: [Token] {
    [append, prepend, refresh].compactMap { $0.request?.token }
  }

  private mutating func appendRequest(
    _ need: Need, _ last: () -> Item?, _ now: Duration
  ) -> PageRequest? {
    guard !isRefreshing, needsMore(need), isAutomatic(append, now) else { return nil }
    if append != .idle { waits += 1 }
    return startAppend(last, size: need.wantsAll ? Int.max : nil)
  }

  private mutating func startAppend(_ last: () -> Item?, size: Int?) -> PageRequest {
    let request = makeRequest(.append, key: nextKey, size: size, last: last())
    append = .loading(request)
    return request
  }

  private mutating func prependRequest(_ need: Need, _ now: Duration) -> PageRequest? {
    guard !isRefreshing, prepend == .idle, let previousKey, let visible = need.visible,
      visible.lowerBound - need.first <= policy.prefetch
    else { return nil }
    return startPrepend(previousKey)
  }

  private mutating func startPrepend(_ key: PageKey) -> PageRequest {
    let request = makeRequest(.prepend, key: key)
    prepend = .loading(request)
    return request
  }

  private func needsMore(_ need: Need) -> Bool {
    guard let visible = need.visible, !need.wantsAll else { return true }
    return need.count - 1 - visible.upperBound <= policy.prefetch
  }

  /// Whether a phase may ask without the user.
  private func isAutomatic(_ phase: LoadPhase, _ now: Duration) -> Bool {
    switch phase {
    case .idle: true
    case .failed(_, let retryAt?): now >= retryAt && waits < PagingPolicy.waitLimit
    default: false
    }
  }

  private func isRetryable(_ phase: LoadPhase, _ now: Duration) -> Bool {
    switch phase {
    case .failed, .stopped, .stalled: !isWaiting(phase, now)
    default: false
    }
  }

  private func isWaiting(_ phase: LoadPhase, _ now: Duration) -> Bool {
    if case .failed(_, let retryAt?) = phase { now < retryAt } else { false }
  }
}
