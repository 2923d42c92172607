extension ListWindow {
  /// A source has answered.
  mutating func receive(
    _ answer: Answer, token: Token, _ measure: any TextMeasuring, now: Duration,
    _ reaction: inout Reaction
  ) {
    switch rows {
    case .feed(var feed):
      rows = .feed(Feed())
      let changes = feed.receive(answer, token: token, now: now)
      if let void = feed.endIfFull() {
        reaction.effects.append(.cancel(window: number, void))
      }
      rows = .feed(feed)
      if feed.base == 0 { headerItems = Array(feed.items.prefix(headerCount)) }
      apply(changes, measure)
    case .store(let store, var paging):
      paging.receive(answer, token: token, now: now)
      rows = .store(store, paging)
    }
  }

  /// A store has learnt something.
  mutating func take(
    _ change: StoreChange, _ measure: any TextMeasuring, _ reaction: inout Reaction
  ) {
    switch change {
    case .extended: break
    case .appended(let rows): viewport.shiftFromEnd(by: rows)
    case .reset:
      viewport.apply(.replaced, extent: extent, heights(measure))
      let extent = extent
      pages?.apply(.replaced, extent: extent)
    case .failed(let error):
      reaction.message = Message(text: error.message, isError: true, expiry: nil)
    }
  }

  /// Tries again what failed, or loads anew.
  mutating func reload(
    window: Int, _ measure: any TextMeasuring, now: Duration, _ reaction: inout Reaction
  ) {
    if reloadPage() { return }
    switch rows {
    case .feed(var feed):
      let visible = wantedRows(visibleStretch(measure))
      rows = .feed(Feed())
      var changes: [RowsChange] = []
      if let request = feed.retry(now: now) {
        reaction.effects.append(.load(window: window, request))
      } else {
        let began = feed.startRefresh(visible: visible, now: now)
        reaction.effects += began.cancelled.map { .cancel(window: window, $0) }
        reaction.effects += began.request.map { [.load(window: window, $0)] } ?? []
        changes = began.changes
      }
      rows = .feed(feed)
      apply(changes, measure)
    case .store(let store, var paging):
      if let request = paging.retry(last: nil, now: now) {
        reaction.effects.append(.load(window: window, request))
      } else if paging.append == .end {
        let began = paging.startRefresh(now: now)
        reaction.effects += began.cancelled.map { .cancel(window: window, $0) }
        reaction.effects += began.request.map { [.load(window: window, $0)] } ?? []
      }
      rows = .store(store, paging)
    }
  }

  /// Stops what is running; says whether anything was.
  mutating func stop(
    window: Int, _ measure: any TextMeasuring, _ reaction: inout Reaction
  ) -> Bool {
    let waited = stopWaiting()
    var void: [Token] = []
    switch rows {
    case .feed(var feed):
      rows = .feed(Feed())
      let stopped = feed.stop()
      void = stopped.cancelled
      rows = .feed(feed)
      apply(stopped.changes, measure)
    case .store(let store, var paging):
      void = waited ? paging.supersede().map { [$0] } ?? [] : paging.stop()
      rows = .store(store, paging)
    }
    reaction.effects += void.map { .cancel(window: window, $0) }
    let stopped = pages?.pager.stopLoading() ?? false
    return waited || !void.isEmpty || stopped
  }

  /// Gives up a place that is waited for, and staying at the end; says whether there was anything.
  @discardableResult
  mutating func stopWaiting() -> Bool {
    defer { (following, pendingPlace) = (nil, nil) }
    return following != nil || pendingPlace != nil
  }

  /// Follows changes of a feed's rows, which the first items are counted behind the header of.
  private mutating func apply(_ changes: [RowsChange], _ measure: any TextMeasuring) {
    for change in changes {
      let (change, extent) = (change.behind(headerCount), extent)
      viewport.apply(change, extent: extent, heights(measure))
      pages?.apply(change, extent: extent)
    }
  }
}

extension RowsChange {
  /// The same change, told of items behind so many header rows.
  fileprivate func behind(_ header: Int) -> RowsChange {
    guard header > 0, case .moved(let oldCount, let place) = self else { return self }
    return .moved(oldCount: max(0, oldCount - header)) { index in
      place(index + header).flatMap { $0 < header ? nil : $0 - header }
    }
  }
}

extension Feed {
  /// Takes any answer.
  mutating func receive(_ answer: Answer, token: Token, now: Duration) -> [RowsChange] {
    switch answer {
    case .items(let items): receive(items, token: token).map { [$0] } ?? []
    case .rows: []
    case .finished(let next, let previous, let total):
      finish(token, next: next, previous: previous, total: total)
    case .failed(let error): fail(token, error, now: now)
    }
  }
}

extension Paging {
  /// Takes an answer about rows that a store keeps.
  mutating func receive(_ answer: Answer, token: Token, now: Duration) {
    switch answer {
    case .items, .rows: break
    case .failed(let error): fail(token, error, now: now)
    case .finished(let next, _, _):
      if let request = refresh.request, request.token == token {
        refresh = .idle
      } else {
        // The store keeps the rows, and a pipe cannot fail to make progress.
        finishAppend(token, PageYield(raw: 1, new: 1), next: next)
      }
    }
  }
}
