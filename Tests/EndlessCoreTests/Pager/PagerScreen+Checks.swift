import EndlessCore

extension PagerScreen {
  /// What is wrong after an event, or nil.
  func wrong(since before: PagerScreen, _ event: PagerEvent? = nil) -> String? {
    let slots = pager.slots
    return wrongViews(slots) ?? wrongRequests(slots) ?? wrongContents(slots)
      ?? wrongReload(slots, since: before, event) ?? wrongPage(since: before, event)
  }

  /// Property 13.
  private func wrongViews(_ slots: [PageSlot<Picture>]) -> String? {
    if pager.count != items.count { return "\(pager.count) pages of \(items.count)" }
    guard let index = pager.index else {
      return slots.isEmpty ? nil : "something is shown of nothing"
    }
    if !items.indices.contains(index) { return "page \(index) is current" }
    if Set(slots.map(\.number)).count != slots.count { return "a view shows two pages" }
    if slots.contains(where: { !(0..<3).contains($0.number) }) { return "there is a fourth view" }
    let current = slots.filter { $0.offset == 0 }
    if current.map(\.index) != [index] { return "the current page has no view" }
    if current.first != pager.current { return "there are two current views" }
    for slot in slots where (index + slot.offset + items.count) % items.count != slot.index {
      return "page \(slot.index) is beside \(index)"
    }
    let wanted = pager.wraps ? 3 : (max(0, index - 1)...min(items.count - 1, index + 1)).count
    if !pager.isScrubbing, slots.count != wanted { return "\(slots.count) views of \(wanted)" }
    return nil
  }

  /// At most three under way, the pager knows which, and none that nobody waits for goes on.
  private func wrongRequests(_ slots: [PageSlot<Picture>]) -> String? {
    if flying.count > 3 { return "\(flying.count) requests are under way" }
    if pager.requestCount != flying.count { return "the pager counts \(pager.requestCount)" }
    for request in flying {
      let isWanted = pager.isAwaited(request.token)
      if isWanted == cancelled.contains(request.token) {
        return isWanted ? "what is awaited was cancelled" : "what is not awaited goes on"
      }
    }
    if Set(cancelled).count != cancelled.count { return "something was cancelled twice" }
    let tokens = Set(slots.compactMap(\.phase.token))
    if !tokens.isSubset(of: Set(flying.map(\.token))) { return "a page waits for nothing" }
    let waits = slots.contains {
      $0.phase == .waiting && !missing.contains($0.index)
        && ($0.offset == 0 || !pager.isScrubbing)
    }
    if waits, flying.count < 3, !pager.format.isEmpty { return "a page waits for no reason" }
    return nil
  }

  /// Each view shows its own page, made for its size.
  private func wrongContents(_ slots: [PageSlot<Picture>]) -> String? {
    for slot in slots {
      if slot.phase == .ready, slot.contents == nil {
        return "page \(slot.index) is ready, but bare"
      }
      guard let contents = slot.contents else { continue }
      let right = Picture(items[slot.index], pager.format)
      if contents != right { return "page \(slot.index) shows \(contents), not \(right)" }
    }
    return nil
  }

  /// What stays in the window is neither cleared nor asked for again.
  private func wrongReload(
    _ slots: [PageSlot<Picture>], since before: PagerScreen, _ event: PagerEvent?
  ) -> String? {
    switch event {
    case .reload, .resize, .answer, .fail, .end, .retry: return nil
    default: break
    }
    for slot in before.pager.slots where slot.phase == .ready {
      let item = before.items[slot.index]
      guard let now = slots.first(where: { items[$0.index] == item }) else { continue }
      if now.contents != slot.contents { return "item \(item) was cleared" }
      if !pager.refreshes, now.phase != .ready { return "item \(item) is loaded again" }
    }
    return nil
  }

  /// The current item stays the current one, unless the user moves or it is gone.
  private func wrongPage(since before: PagerScreen, _ event: PagerEvent?) -> String? {
    switch event {
    case nil, .advance, .go, .scrub: return nil
    default: break
    }
    guard let index = before.pager.index else { return nil }
    let item = before.items[index]
    guard items.contains(item), let now = pager.index else { return nil }
    return items[now] == item ? nil : "item \(item) was current, now \(items[now]) is"
  }

  /// Once everything has come, everything is shown.
  func wrongEnd() -> String? {
    var screen = self
    screen.missing = []
    screen.pager.settle()
    screen.pager.reformat(PageFormat(size: Size(rows: 7, columns: 7)))
    screen.settle()
    screen.answerAll()
    if let wrong = screen.wrong(since: screen) { return wrong }
    if screen.pager.requestCount != 0 { return "requests are under way that have ended" }
    return screen.pager.slots.allSatisfy { $0.phase == .ready } ? nil : "a page has not come"
  }
}
