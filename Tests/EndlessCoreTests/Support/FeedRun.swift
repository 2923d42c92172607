@testable import EndlessCore

/// A schedule as it is carried out, with what has to hold after each event.
struct FeedRun {
  let schedule: FeedSchedule
  var source: ScriptedSource
  var screen: FeedScreen
  var removed: Set<Int> = []
  /// Rows that came before their page was complete, by request.
  var delivered: [Token: Int] = [:]
  /// Directions that failed or were stopped, and when they may ask by themselves, if ever.
  var held: [LoadDirection: Duration?] = [:]
  var done: [FeedEvent] = []

  init(_ schedule: FeedSchedule) {
    self.schedule = schedule
    source = schedule.source
    screen = FeedScreen(schedule.policy, height: schedule.height, edge: schedule.edge)
  }

  /// Carries out the schedule and then runs to the end of the list; says what went wrong, or nil.
  mutating func runAll() -> String? {
    for event in schedule.events {
      if let wrong = step(event) { return wrong }
    }
    return runToEnd()
  }

  /// Carries out one event; says what is wrong after it, or nil.
  mutating func step(_ event: FeedEvent) -> String? {
    done.append(event)
    let before = self
    perform(event)
    return wrongRequest(since: before) ?? wrongFeed() ?? wrongView(since: before, event)
  }

  mutating func perform(_ event: FeedEvent) {
    switch event {
    case .answer(let which): answer(which)
    case .partial(let which, let rows): partial(which, rows)
    case .fail(let which): fail(which, retryAfter: nil)
    case .failForNow(let which, let seconds): fail(which, retryAfter: .seconds(seconds))
    case .answerVoid(let which):
      if let late = void(which) { screen.answer(late, [Item(7)], next: .end, total: 1) }
    case .failVoid(let which):
      if let late = void(which) { screen.fail(late, SourceError("late", retryAfter: .seconds(99))) }
    case .retry:
      if screen.retry() { held[.append] = nil; held[.prepend] = nil }
    case .refresh:
      if screen.refresh() { held[.refresh] = nil }
    case .stop:
      for request in screen.flying where request.direction != .refresh {
        held[request.direction] = .some(nil)
      }
      screen.stop()
    case .wait(let seconds):
      screen.now += .seconds(seconds)
      screen.settle()
    case .move(let items): screen.move { $0.moveCursor(by: items) }
    case .scroll(let rows): screen.move { $0.scroll(by: rows) }
    case .home: screen.move { $0.goHome() }
    case .end: screen.move { $0.goToEnd() }
    case .resize(let height): screen.move { $0.resize(height: height) }
    case .remove(let offset): remove(offset)
    case .shift: shift()
    case .settle: screen.settle()
    }
  }

  private func flying(_ which: Int) -> PageRequest? {
    screen.flying.isEmpty ? nil : screen.flying[which % screen.flying.count]
  }

  private func void(_ which: Int) -> PageRequest? {
    screen.void.isEmpty ? nil : screen.void[which % screen.void.count]
  }

  private mutating func answer(_ which: Int) {
    guard let request = flying(which) else { return }
    let page = source.page(request)
    let rest = page.rows.dropFirst(delivered[request.token] ?? 0).map { Item($0) }
    held[request.direction] = nil
    // What a refresh brings is a new beginning for the page after the last row.
    if request.direction == .refresh { held = held.filter { $0.key == .refresh } }
    screen.answer(request, rest, next: page.next, previous: page.previous, total: page.total)
  }

  private mutating func partial(_ which: Int, _ rows: Int) {
    guard let request = flying(which) else { return }
    let begun = delivered[request.token] ?? 0
    let items = source.page(request).rows.dropFirst(begun).prefix(rows)
    delivered[request.token] = begun + items.count
    screen.partial(request, items.map { Item($0) })
    screen.settle()
  }

  private mutating func fail(_ which: Int, retryAfter: Duration?) {
    guard let request = flying(which) else { return }
    held[request.direction] = .some(retryAfter.map { screen.now + $0 })
    screen.fail(request, SourceError("boom", retryAfter: retryAfter))
  }

  private mutating func remove(_ offset: Int) {
    guard schedule.removes, screen.feed.count > 0 else { return }
    let number = screen.numbers[offset % screen.numbers.count]
    removed.insert(number)
    screen.remove(number)
  }

  private mutating func shift() {
    guard source.habit == .shifting, delivered.isEmpty else { return }
    source.rows = source.rows.lowerBound - 1..<source.rows.upperBound
  }
}
