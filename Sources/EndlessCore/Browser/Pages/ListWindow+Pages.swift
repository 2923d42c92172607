extension ListWindow {
  /// Carries out a movement among pages.
  mutating func movePages(
    _ command: Command, _ count: Int?, _ press: Press, _ measure: any TextMeasuring,
    _ now: Duration, _ reaction: inout Reaction
  ) {
    let times = count ?? 1
    let half = pages?.halfPage ?? 1
    switch command {
    case .previousPage: pages?.advance(by: -times, press: press, now: now)
    case .nextPage: pages?.advance(by: times, press: press, now: now)
    // Unlike the arrows these never go round a pausing edge.
    case .pageUp: pages?.advance(by: -times, press: .repeated, now: now)
    case .pageDown: pages?.advance(by: times, press: .repeated, now: now)
    case .lineUp: pages?.scroll(by: -times, wraps: isWrapped, measure)
    case .lineDown: pages?.scroll(by: times, wraps: isWrapped, measure)
    case .halfUp: pages?.scroll(by: -times * half, wraps: isWrapped, measure)
    case .halfDown: pages?.scroll(by: times * half, wraps: isWrapped, measure)
    case .first: jump(count, orElse: { $0.pages?.go(to: 0, now: now) }, measure, now, &reaction)
    case .last: jump(count, orElse: { $0.goToLastPage(now: now) }, measure, now, &reaction)
    case .percent: go(toPercent: count, measure, now: now, &reaction)
    default: break
    }
  }

  private mutating func goToLastPage(now: Duration) {
    if !isPaged, case .growing = viewport.extent {
      following = .toEnd
    } else if let last = pages.map({ $0.pager.count - 1 }) {
      pages?.go(to: last, now: now)
    }
  }

  /// Makes the current page anew, or what failed; false if the list itself has to be asked again.
  mutating func reloadPage() -> Bool {
    guard let current = pages?.pager.current else { return false }
    if case .failed = current.phase { return pages?.pager.retry() ?? false }
    guard case .failed = paging.append else {
      pages?.pager.reload()
      return true
    }
    return false
  }

  mutating func fitPages(_ area: WindowArea) {
    let body = PageArea(body: Size(rows: area.bodyRows, columns: area.columns))
    guard var pages else { return }
    if body != pages.area { pages.turn = nil }
    pages.area = body
    var format = pages.pager.format
    format.size = body.contents
    pages.pager.reformat(format)
    self.pages = pages
  }

  /// Brings the pages into step with the list, and asks for contents that are needed.
  mutating func settlePages(
    window: Int, _ measure: any TextMeasuring, now: Duration, _ reaction: inout Reaction
  ) {
    guard var pages else { return }
    self.pages = nil
    pages.window = window
    if following == nil, pages.pager.isScrubbing, !pages.autoplay.reasons.contains(.drag) {
      pages.pager.settle()
    }
    pages.pass(now: now)
    pages.settlePlaying()
    let reader = reader
    let orders = pages.orders(now: now) { following == nil && reader.id(ofRow: $0) != nil }
    for order in orders { reaction.effects += effect(order, window, pages, reader) }
    pages.settleTexts(wraps: isWrapped, measure)
    pages.noteWaiting(now: now)
    self.pages = pages
  }

  private func effect(
    _ order: PagerOrder, _ window: Int, _ pages: PageView, _ reader: WindowRows
  ) -> [Effect] {
    let request: ContentsRequest
    var purpose = RenderRequest.Purpose.play
    switch order {
    case .cancel(let token): return [.stopRendering(window: window, token)]
    case .play(let asked): request = asked
    case .load(let asked):
      request = asked
      purpose = asked.index == pages.pager.index ? .current : .neighbour
    }
    return [
      .render(
        window: window,
        RenderRequest(
          token: request.token, item: reader.wholeRow(request.index) ?? [],
          format: request.format, purpose: purpose))
    ]
  }

  /// The name of a page: the last component of its path, or its item.
  ///
  /// It may hold any byte: painters sanitise it.
  public func pageName(_ index: Int) -> [UInt8] {
    let item = reader.bytes(ofRow: index, from: 0, limit: 4096)?.bytes ?? []
    guard pages?.settings.itemsArePaths == true else { return item }
    return item.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? item
  }
}
