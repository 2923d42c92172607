extension Pager {
  /// Asked after every event: what has to be done now, if anything.
  ///
  /// Ask until nil comes back. Work to be stopped comes first, then the current page, then the
  /// neighbour in the direction of travel, then the other one.
  ///
  /// - Parameters:
  ///   - neighbours: whether the neighbours are wanted now, too.
  ///   - isLoaded: whether a page's item is there; others wait until it is.
  /// - Returns: an order whose token is under way already, or nil.
  public mutating func nextOrder(
    neighbours: Bool = true, isLoaded: (Int) -> Bool = { _ in true }
  ) -> PagerOrder? {
    if !cancellations.isEmpty { return .cancel(cancellations.removeFirst()) }
    guard let place = nextWaiting(neighbours: neighbours, isLoaded) else { return nil }
    guard underWay.count < Self.viewCount else { return makeRoom() }
    let request = request(held[place].index)
    held[place].phase = .loading(request.token)
    return .load(request)
  }

  /// The first page that waits to be loaded, in the order in which they are wanted.
  func nextWaiting(neighbours: Bool = true, _ isLoaded: (Int) -> Bool) -> Int? {
    guard !format.isEmpty else { return nil }
    let wanted = wantedPages.prefix(neighbours && !isScrubbing ? Self.viewCount : 1)
    return wanted.lazy.filter(isLoaded).compactMap { place(of: $0) }
      .first { held[$0].phase == .waiting }
  }

  /// A request with a token of its own, which is under way from now on.
  mutating func request(_ index: Int) -> ContentsRequest {
    serial += 1
    let token = Token(serial: serial)
    underWay.append(token)
    return ContentsRequest(token: token, index: index, format: format)
  }

  /// Contents have come.
  ///
  /// - Returns: whether they are shown now. If not they came too late: nothing has changed but that
  ///   less is under way.
  @discardableResult
  public mutating func receive(_ contents: Contents, token: Token) -> Bool {
    guard let place = retire(token) else { return false }
    held[place].phase = .ready
    held[place].contents = contents
    return true
  }

  /// Contents could not be had.
  ///
  /// - Returns: whether a page has failed; false for a token that is void.
  @discardableResult
  public mutating func fail(_ token: Token, _ error: SourceError) -> Bool {
    guard let place = retire(token) else { return false }
    held[place].phase = .failed(error)
    return true
  }

  /// The work for a token has ended without an answer, as it does after it was cancelled.
  ///
  /// A page that still waits for it has failed.
  public mutating func end(_ token: Token) {
    fail(token, SourceError("Nothing came"))
  }

  /// Gives up what is being made for the current page, which has failed then.
  ///
  /// - Returns: false if nothing is.
  @discardableResult
  public mutating func stopLoading() -> Bool {
    guard let place = index.flatMap(place) else { return false }
    switch held[place].phase {
    case .ready, .failed: return false
    case .loading(let token): cancellations.append(token)
    case .waiting: break
    }
    held[place].phase = .failed(SourceError("Stopped"))
    return true
  }

  /// Tries the current page again if it has failed; says whether it had.
  @discardableResult
  public mutating func retry() -> Bool { index.map { retry($0) } ?? false }

  /// Loads the current page anew, or tries it again if it has failed.
  ///
  /// - Returns: false if it is being loaded already, or if there is no page.
  @discardableResult
  public mutating func reload() -> Bool { index.map { renew($0) } ?? false }

  /// Whether a token is that of a page which waits for it, or of what plays one.
  public func isAwaited(_ token: Token) -> Bool {
    held.contains { $0.phase.token == token || $0.player == token }
  }

  /// The page that waits for a token, or nil if none does.
  public func page(of token: Token) -> Int? {
    held.first { $0.phase.token == token }?.index
  }

  /// Takes a token back.
  ///
  /// - Returns: the page that has waited for it, or nil if the token is void.
  private mutating func retire(_ token: Token) -> Int? {
    underWay.removeAll { $0 == token }
    cancellations.removeAll { $0 == token }
    endPlaying(token)
    return held.firstIndex { $0.phase.token == token }
  }
}
