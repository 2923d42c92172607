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
    following = nil
    pendingPlace = nil
    let times = count ?? 1
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
    case .percent: go(to: .percent(min(times, 100)), measure, now: now, &reaction)
    default: break
    }
  }

  /// Goes to a place, or notes it until it is known where that is.
  mutating func go(
    to place: Place, _ measure: any TextMeasuring, now: Duration, _ reaction: inout Reaction
  ) {
    switch target(of: place) {
    case .index(let index): viewport.jump(to: index, heights(measure))
    case .unknown: pendingPlace = place
    case .beyond(let count):
      let loaded = isPaged && paging.append != .end ? " loaded" : ""
      reaction.say(count == 1 ? "Only 1 item\(loaded)" : "Only \(count) items\(loaded)", now: now)
    }
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
    isWrapped = on
    leftColumn = 0
    viewport.resize(height: viewport.height, heights(measure))
  }

  private mutating func page(by times: Int, _ rows: Int, _ measure: any TextMeasuring) {
    for _ in 0..<min(abs(times), 1000) {
      viewport.page(by: times < 0 ? -rows : rows, heights(measure))
    }
  }

  private mutating func jump(
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

  private func target(of place: Place) -> Target {
    switch (place, viewport.extent) {
    case (.item(let index), .counted(let count)), (.item(let index), .growing(let count)):
      if (0..<count).contains(index) { return .index(index) }
      return mayGrow && index >= 0 ? .unknown : .beyond(count)
    case (.item(let index), .uncounted):
      return reader.bytes(ofRow: index, from: 0, limit: 0) == nil ? .unknown : .index(index)
    case (.fromEnd(let back), .counted(let count)):
      return back <= count ? .index(count - back) : count == 0 ? .beyond(0) : .index(0)
    case (.fromEnd(let back), .uncounted): return .index(-back)
    case (.percent(let hundredths), .counted(let count)) where count > 0:
      return .index((count - 1) * hundredths / 100)
    case (.percent(let hundredths), .growing(let count)) where count > 0 && !mayGrow:
      return .index((count - 1) * hundredths / 100)
    case (_, .growing(let count)) where !mayGrow: return .beyond(count)
    case (_, .counted(let count)): return .beyond(count)
    default: return .unknown
    }
  }

  /// Whether reading on, without asking anybody, may bring the rows that are missing.
  private var mayGrow: Bool {
    guard !isPaged, case .growing = viewport.extent else { return false }
    switch paging.append {
    case .idle, .loading: return true
    default: return false
    }
  }
}
