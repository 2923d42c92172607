import EndlessCore

extension ListWindow {
  /// A list of numbered items, each of them a page.
  static func album(
    _ count: Int, _ edge: Edge = .ring, interval: Duration? = nil,
    _ change: (inout WindowSettings) -> Void = { _ in }
  ) -> ListWindow {
    var settings = WindowSettings()
    var pages = PageSettings()
    pages.interval = interval
    settings.pages = pages
    settings.edge = edge
    change(&settings)
    return numbered(count, edge, settings)
  }
}

extension BrowserScript {
  /// The number of the current page, from 1.
  var page: Int? { window.currentIndex.map { $0 + 1 } }

  /// The pages of the window with the focus.
  var pages: PageView? { window.pages }

  /// The number of the first visible line of the current page, from 0.
  var firstLine: Int? {
    window.currentIndex.flatMap { window.pages?.text(ofPage: $0)?.view.topIndex }
  }

  /// Requests for contents that have not come back, those included that were stopped.
  func rendering(_ window: Int = 0) -> [RenderRequest] {
    effects.compactMap { effect in
      guard case .render(window, let request) = effect else { return nil }
      return isOver(window, request.token) ? nil : request
    }
  }

  /// Those of them that were stopped.
  func stopped(_ window: Int = 0) -> [Token] {
    effects.compactMap { effect in
      guard case .stopRendering(window, let token) = effect else { return nil }
      return isOver(window, token) ? nil : token
    }
  }

  private func isOver(_ window: Int, _ token: Token) -> Bool {
    log.contains { entry in
      guard case .contents(window, token, let answer) = entry.event else { return false }
      if case .frame = answer { return false }
      return true
    }
  }

  /// How many requests for contents have left, and for which items.
  func rendered(_ window: Int = 0) -> [String] {
    effects.compactMap {
      guard case .render(window, let request) = $0 else { return nil }
      return String(decoding: request.item, as: UTF8.self)
    }
  }

  @discardableResult
  mutating func answer(_ request: RenderRequest, _ answer: RenderAnswer) -> [Effect] {
    handle(.contents(window: 0, token: request.token, answer))
  }

  /// Lets everything come that was asked for and not stopped, until nothing more is.
  mutating func renderAll(_ contents: (RenderRequest) -> PageContents) {
    for _ in 0..<100 {
      let stopped = stopped()
      for token in stopped { handle(.contents(window: 0, token: token, .ended)) }
      let open = rendering().filter { $0.purpose != .play && !stopped.contains($0.token) }
      for request in open { answer(request, .ready(contents(request))) }
      if open.isEmpty, stopped.isEmpty { return }
    }
  }

  /// Lets a text come for every page that was asked for.
  mutating func renderAll() {
    renderAll { .text([$0.item]) }
  }
}
