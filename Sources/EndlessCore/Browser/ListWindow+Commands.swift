extension ListWindow {
  /// Carries out a movement.
  ///
  /// - Parameters:
  ///   - command: which; others do nothing.
  ///   - count: the number typed before it.
  ///   - press: whether the key is held.
  ///   - measure: how text is laid out.
  ///   - now: the present moment.
  ///   - reaction: takes what there is to say.
  mutating func move(
    _ command: Command, count: Int?, press: Press, _ measure: any TextMeasuring, now: Duration,
    _ reaction: inout Reaction
  ) {
    stopWaiting()
    let times = count ?? 1
    if pages != nil { return movePages(command, count, press, measure, now, &reaction) }
    let screen = max(1, viewport.height - 1)
    let half = max(1, viewport.height / 2)
    switch command {
    case .lineUp: viewport.moveCursor(by: -times, press: press, heights(measure))
    case .lineDown: viewport.moveCursor(by: times, press: press, heights(measure))
    case .pageUp: page(by: -times, screen, measure)
    case .pageDown: page(by: times, screen, measure)
    case .halfUp: page(by: -times, half, measure)
    case .halfDown: page(by: times, half, measure)
    case .first:
      jump(count, orElse: { $0.viewport.goHome($0.heights(measure)) }, measure, now, &reaction)
    case .last: jump(count, orElse: { $0.goToEnd(measure) }, measure, now, &reaction)
    case .percent: go(toPercent: count, measure, now: now, &reaction)
    default: break
    }
  }

  /// Goes to a place, or notes it until it is known where that is.
  ///
  /// What `waits` may have to be asked for page by page; else only a source that is read without
  /// asking is waited for.
  mutating func go(
    to place: Place, waits: Bool = false, _ measure: any TextMeasuring, now: Duration,
    _ reaction: inout Reaction
  ) {
    switch target(of: place, waits: waits) {
    case .index(let index) where pages != nil: pages?.go(to: index, now: now)
    case .index(let index): viewport.jump(to: index, heights(measure))
    case .unknown: pendingPlace = place
    case .beyond(let count): reaction.say(words(forOnly: count), now: now)
    }
  }

  private func words(forOnly count: Int) -> String {
    let isPartial = isPaged && paging.append != .end
    if count == 0 { return isPartial ? "Nothing loaded yet" : "No items" }
    return "Only \(count) item\(count == 1 ? "" : "s")\(isPartial ? " loaded" : "")"
  }

  mutating func go(
    toPercent hundredths: Int?, _ measure: any TextMeasuring, now: Duration,
    _ reaction: inout Reaction
  ) {
    guard let hundredths else {
      return reaction.say("25% goes a quarter of the way", now: now)
    }
    guard hundredths <= 100 else { return reaction.say("Only 100 %", now: now) }
    go(to: .percent(hundredths), measure, now: now, &reaction)
  }

  /// Scrolls sideways by half the text's width, no further than the longest visible row.
  mutating func scrollSideways(by steps: Int, _ measure: any TextMeasuring) {
    guard !isWrapped else { return }
    let step = max(1, columns.text / 2)
    if steps < 0 {
      leftColumn = max(0, leftColumn + steps * step)
      return
    }
    for _ in 0..<min(steps, 1000) {
      let edge = leftColumn + columns.text
      let items = viewport.visibleItems(heights(measure))
      let reader = reader
      guard items.contains(where: { measure.reaches(column: edge, row: $0.index, in: reader) })
      else { return }
      leftColumn += step
    }
  }

  mutating func setWrapped(_ on: Bool, _ measure: any TextMeasuring) {
    let row = viewport.cursorRow(heights(measure)) ?? 0
    isWrapped = on
    leftColumn = 0
    viewport.placeCursor(onRow: row, heights(measure))
  }

  private mutating func page(by times: Int, _ rows: Int, _ measure: any TextMeasuring) {
    for _ in 0..<min(abs(times), 1000) {
      viewport.page(by: times < 0 ? -rows : rows, heights(measure))
    }
  }

  mutating func jump(
    _ count: Int?, orElse: (inout ListWindow) -> Void, _ measure: any TextMeasuring,
    _ now: Duration, _ reaction: inout Reaction
  ) {
    guard let count else { return orElse(&self) }
    go(to: .item(count - 1), measure, now: now, &reaction)
  }

  private mutating func goToEnd(_ measure: any TextMeasuring) {
    viewport.goToEnd(heights(measure))
    if !isPaged, case .growing = viewport.extent { following = .toEnd }
  }

  private enum Target {
    case index(Int)
    case unknown
    case beyond(Int)
  }

  private func target(of place: Place, waits: Bool) -> Target {
    guard let count = viewport.knownCount else { return target(ofUncounted: place) }
    let index: Int
    switch place {
    case .item(let item):
      guard item >= count, mayGrow(waits) else { return bounded(item, count) }
      return .unknown
    case .fromEnd(let back): index = count - back
    case .percent(let hundredths): index = (count - 1) * hundredths / 100
    }
    // On a source that pages the end is that of the loaded rows, once there are any.
    let isEndKnown = !mayGrow(waits) || (isPaged && count > 0)
    return isEndKnown ? bounded(index, count) : .unknown
  }

  private func target(ofUncounted place: Place) -> Target {
    let index: Int
    switch place {
    case .item(let item): index = item
    case .fromEnd(let back): index = -back
    case .percent: return .unknown
    }
    return reader.bytes(ofRow: index, from: 0, limit: 0) == nil ? .unknown : .index(index)
  }

  private func bounded(_ index: Int, _ count: Int) -> Target {
    (0..<count).contains(index) ? .index(index) : .beyond(count)
  }

  /// Whether the rows that are missing may still come: by reading on, or also by asking for pages.
  private func mayGrow(_ asks: Bool) -> Bool {
    guard asks || !isPaged, case .growing = viewport.extent else { return false }
    switch paging.append {
    case .idle, .loading: return true
    default: return false
    }
  }
}
