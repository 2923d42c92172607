@testable import EndlessCore

extension FeedRun {
  /// Properties 5 and 11: one request a direction, none after an error until it may be.
  func wrongRequest(since before: FeedRun) -> String? {
    for direction in LoadDirection.allCases {
      let flying = screen.flying.filter { $0.direction == direction }
      if flying.count > 1 { return "two requests under way: \(flying)" }
      if flying.first != screen.feed.paging[direction].request {
        return "the feed does not know which request is under way"
      }
      guard let mayAsk = before.held[direction], held[direction] != nil else { continue }
      let new = screen.requests[before.screen.requests.count...]
      if new.contains(where: { $0.direction == direction }) {
        guard let mayAsk, mayAsk <= screen.now else { return "\(direction) asked after an error" }
      }
    }
    return nil
  }

  /// Properties 6 and 7, and that the feed's books are in order.
  func wrongFeed() -> String? {
    let feed = screen.feed
    let numbers = screen.numbers
    if Set(numbers).count != numbers.count { return "a row is there twice: \(numbers)" }
    if feed.places.count != numbers.count { return "there are \(feed.places.count) places" }
    for (offset, item) in feed.items.enumerated()
    where feed.index(of: item.id) != feed.base + offset {
      return "\(item.number ?? -1) is not where it is said to be"
    }
    if let keep = schedule.policy.keep, numbers.count > max(keep, 0) + 60 {
      return "nothing is dropped"
    }
    return wrongRows(numbers) ?? wrongPages()
  }

  private func wrongRows(_ numbers: [Int]) -> String? {
    guard source.isStatic else { return nil }
    if numbers.contains(7) { return "a late answer was taken" }
    guard let first = numbers.first, let last = numbers.last else { return nil }
    // What was removed comes back with a page that is loaded again.
    guard removed.isEmpty else {
      return numbers == numbers.sorted() ? nil : "rows are out of order"
    }
    if numbers != Array(first...last) { return "rows are missing: \(numbers)" }
    if source.habit == .bothWays { return nil }
    let base = screen.feed.base
    return first == source.rows.lowerBound + base ? nil : "\(first) stands at \(base)"
  }

  private func wrongPages() -> String? {
    let feed = screen.feed
    for (page, next) in zip(feed.pages, feed.pages.dropFirst())
    where page.end > next.start || page.end < next.start && !feed.paging.policy.allowsRandomAccess {
      return "there is a gap between pages: \(feed.pages)"
    }
    if feed.incoming.start > feed.count { return "the page on its way begins after the last row" }
    let edges = Set(feed.pages.flatMap { [$0.start, $0.end] } + [0])
    if feed.items.isEmpty || feed.paging.policy.allowsRandomAccess { return nil }
    if !edges.contains(feed.base) { return "rows begin at \(feed.base), within a page" }
    if !edges.contains(feed.incoming.start) {
      return "the next page begins at \(feed.incoming.start), within a page"
    }
    return nil
  }

  /// The cursor is visible, and what the user did not move stays where it was.
  func wrongView(since before: FeedRun, _ event: FeedEvent) -> String? {
    let view = screen.view
    if view.extent != screen.feed.extent { return "the view does not know the extent" }
    if view.isEmpty { return nil }
    if view.cursorRow() == nil { return "the cursor is out of sight" }
    if view.shown.isEmpty { return "nothing is visible" }
    return event.isUsers ? nil : wrongPlace(before.screen)
  }

  /// The current item is followed, and with it the first visible one keeps its row.
  private func wrongPlace(_ old: FeedScreen) -> String? {
    guard let index = old.view.cursorIndex, let item = old.feed.item(at: index),
      let now = screen.feed.index(of: item.id)
    else { return nil }
    guard let place = screen.view.cursorIndex, place == now else {
      return "the cursor was on \(item.number ?? -1), now it is on \(screen.view.cursorIndex ?? -1)"
    }
    guard let oldTop = old.view.topIndex, let top = old.feed.item(at: oldTop),
      let newTop = screen.feed.index(of: top.id), now - newTop == index - oldTop,
      newTop + screen.view.height <= screen.feed.knownCount, now != screen.feed.knownCount - 1,
      screen.view.arrangement() != .still
    else { return nil }
    return screen.view.topIndex == newTop ? nil : "\(top.number ?? -1) has left the first row"
  }

  /// Property 8: with a source that answers and a view kept at the end, all rows come.
  mutating func runToEnd() -> String? {
    var steps = 0
    while screen.feed.paging.append != .end || !screen.flying.isEmpty {
      steps += 1
      guard steps < 400 else { return "no end: \(screen.feed.paging.append)" }
      screen.now += .seconds(5)
      held = [:]
      screen.move { $0.goToEnd() }
      if screen.flying.isEmpty { _ = screen.retry() }
      if screen.flying.isEmpty, screen.feed.paging.append != .end { return "nothing is asked for" }
      perform(.answer(0))
    }
    return wrongFeed() ?? wrongEnd()
  }

  private func wrongEnd() -> String? {
    guard source.isStatic else { return nil }
    let numbers = screen.numbers
    if source.habit == .bothWays {
      return numbers.last == source.rows.last ? nil : "the last row is \(numbers.last ?? -1)"
    }
    guard removed.isEmpty else { return nil }
    let all = Array(source.rows)
    if screen.feed.base == 0, numbers != all { return "the list is \(numbers), not \(all)" }
    return screen.feed.knownCount == all.count ? nil : "\(screen.feed.knownCount) rows are known"
  }
}

extension FeedEvent {
  /// Whether the user has moved something.
  fileprivate var isUsers: Bool {
    switch self {
    case .move, .scroll, .home, .end, .resize, .remove: true
    default: false
    }
  }
}
