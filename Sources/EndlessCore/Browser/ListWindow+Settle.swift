/// What comes of an event: effects for the world, a message for the user.
struct Reaction {
  var effects: [Effect] = []
  var message: Message?

  /// Says something for a few seconds.
  mutating func say(_ text: String, now: Duration) {
    message = Message(text: text, isError: false, expiry: now + Message.lifetime)
  }
}

extension ListWindow {
  /// Brings the view into step with the rows, and asks for rows that are needed.
  ///
  /// Runs after every event for every window that is visible.
  mutating func settle(
    window: Int, area: WindowArea, _ measure: any TextMeasuring, now: Duration,
    _ reaction: inout Reaction
  ) {
    fit(area, measure)
    learnExtent(measure)
    // What was learnt may need wider numbers.
    if showsNumbers { fit(area, measure) }
    viewport.setFooter(footer != nil, heights(measure))
    settlePlace(measure, now: now, &reaction)
    load(window: window, measure, now: now, &reaction)
    viewport.setFooter(footer != nil, heights(measure))
    if following != nil { stayAtEnd(measure) }
    if isWatching != (following == .growth) {
      isWatching.toggle()
      reaction.effects.append(.follow(window: window, isWatching))
    }
    noteLoading(now: now)
    settlePages(window: window, measure, now: now, &reaction)
  }

  /// Reads as far as the view reaches, so that an end that is in sight is known before it is drawn.
  private mutating func learnExtent(_ measure: any TextMeasuring) {
    for _ in 0..<4 {
      let known = extent
      viewport.update(extent: known, heights(measure))
      pages?.pager.update(extent: known)
      guard viewport.extent == .uncounted else { return }
      let items = viewport.visibleItems(heights(measure))
      for end in [items.first, items.last] {
        _ = end.flatMap { reader.bytes(ofRow: $0.index, from: 0, limit: 0) }
      }
      if extent == viewport.extent { return }
    }
  }

  /// Goes to the place that was waited for, if it is known now.
  private mutating func settlePlace(
    _ measure: any TextMeasuring, now: Duration, _ reaction: inout Reaction
  ) {
    guard let place = pendingPlace else { return }
    pendingPlace = nil
    go(to: place, waits: true, measure, now: now, &reaction)
  }

  /// Asks for pages until nothing more is needed now.
  private mutating func load(
    window: Int, _ measure: any TextMeasuring, now: Duration, _ reaction: inout Reaction
  ) {
    let visible = visibleStretch(measure)
    let wantsAll = following != nil || pendingPlace != nil
    if case .feed(var feed) = rows {
      let visible = wantedRows(visible)
      rows = .feed(Feed())
      if let visible, let void = feed.relocate(to: visible) {
        reaction.effects += void.map { .cancel(window: window, $0) }
      }
      feed.trim(visible: visible)
      while let request = feed.request(visible: visible, now: now) {
        reaction.effects.append(.load(window: window, request))
      }
      rows = .feed(feed)
    } else if case .store(let store, var paging) = rows {
      if paging.append.request.map({ ($0.size == .max) != wantsAll }) == true,
        let void = paging.supersede()
      {
        reaction.effects.append(.cancel(window: window, void))
      }
      if case .counted = viewport.extent, paging.append == .idle { paging.finishEarly() }
      // What can be read from both ends is there.
      let need = viewport.knownCount.map { Need(count: $0, visible: visible, wantsAll: wantsAll) }
      while let need, let request = paging.request(for: need, last: nil, now: now) {
        reaction.effects.append(.load(window: window, request))
      }
      rows = .store(store, paging)
    }
  }

  /// The rows of a feed that are looked at: header rows count, and all up to a place that is waited for.
  func wantedRows(_ visible: ClosedRange<Int>?) -> ClosedRange<Int>? {
    guard let visible else { return nil }
    var last = visible.upperBound
    if case .item(let index) = pendingPlace { last = max(last, index) }
    return visible.lowerBound + headerCount...last + headerCount
  }

  /// The items that are looked at: those that are visible (of a ring that shows its seam, on the
  /// cursor's side), or the current page and its neighbours.
  func visibleStretch(_ measure: any TextMeasuring) -> ClosedRange<Int>? {
    if let pages { pages.pager.neededPages } else { viewport.visibleIndexes(heights(measure)) }
  }

  private mutating func stayAtEnd(_ measure: any TextMeasuring) {
    if let last = pages.map({ $0.pager.count - 1 }) {
      _ = pages?.pager.scrub(to: last)
    } else {
      viewport.goToEnd(heights(measure))
    }
    guard following == .toEnd else { return }
    // Nothing more comes by itself after the end, a failure, a stop.
    if paging.append != .idle, paging.append.request == nil { following = nil }
  }

  private mutating func noteLoading(now: Duration) {
    loading = Wait(paging.append.request?.token, after: loading, now: now)
  }

  private mutating func fit(_ area: WindowArea, _ measure: any TextMeasuring) {
    if pages != nil { return fitPages(area) }
    let digits = showsNumbers ? String(viewport.knownCount ?? 9_999_999).count : nil
    let divided = BodyColumns(columns: area.columns, rows: area.bodyRows, numbers: digits)
    // With another width every wrapped row has another height.
    let row = isWrapped && divided != columns ? viewport.cursorRow(heights(measure)) : nil
    columns = divided
    let headerRows = min(headerCount, max(0, area.bodyRows - 1))
    viewport.resize(height: area.bodyRows - headerRows, heights(measure))
    if let row { viewport.placeCursor(onRow: row, heights(measure)) }
  }
}

extension Paging {
  /// Gives up the request under way, because another one is wanted in its place.
  mutating func supersede() -> Token? {
    guard let request = append.request else { return nil }
    append = .idle
    return request.token
  }

  /// Nothing more is wanted, though the source has more.
  mutating func finishEarly() {
    append = .end
  }
}
