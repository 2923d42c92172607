extension Browser {
  /// When the next event is due if nothing happens: a message goes, a wait is over, a spinner turns.
  ///
  /// - Parameter now: the present moment.
  /// - Returns: the moment for a `.tick`, or nil if nothing will change by itself.
  public func wakeTime(now: Duration) -> Duration? {
    var times: [Duration] = []
    if let expiry = message?.expiry { times.append(expiry) }
    for area in layout.areas {
      let window = windows[area.window]
      if let retry = window.paging.wakeTime { times.append(max(retry, now)) }
      if let change = window.pages?.wakeTime(now: now) { times.append(change) }
      guard settings.animates else { continue }
      if area.window == focus, let turn = statusTurn(window) { times.append(now + turn) }
      guard isFooterVisible(window) else { continue }
      switch window.footer {
      case .loading: times.append(now + Self.spinnerTurn)
      case .failed(_, .some): times.append(now + .seconds(1))
      default: break
      }
    }
    return times.min()
  }

  /// How often the status line changes by itself that tells how a window is loaded anew.
  private func statusTurn(_ window: ListWindow) -> Duration? {
    guard window.isPaged, message == nil, count == nil, mode == .viewing else { return nil }
    switch window.paging.refresh {
    case .loading: return Self.spinnerTurn
    case .failed(_, .some): return window.paging.wakeTime == nil ? nil : .seconds(1)
    default: return nil
    }
  }

  /// The time that a spinner shows one of its pictures.
  public static let spinnerTurn = Duration.milliseconds(100)

  /// Whether an event carries a token that is void: it changes nothing.
  public func isStale(_ event: Event) -> Bool {
    switch event {
    case .answer(let window, let token, _):
      windows[window].paging.direction(of: token) == nil
    case .contents(let window, let token, _):
      windows[window].pages.map { !$0.pager.isAwaited(token) } ?? true
    default: false
    }
  }

  /// How many items are loaded below the last visible one, while a window is loading.
  public func rowsBelow(_ window: Int) -> Int? {
    let list = windows[window]
    guard list.paging.append.request != nil, let count = list.viewport.knownCount else {
      return nil
    }
    return count - 1 - (list.visibleStretch(measure)?.upperBound ?? -1)
  }

  /// Whether a window's footer is on screen.
  public func isFooterVisible(_ window: ListWindow) -> Bool {
    guard mode == .viewing else { return false }
    if let pages = window.pages { return pages.pager.index == nil }
    return window.viewport.isEmpty || window.viewport.footerRow(window.heights(measure)) != nil
  }

  /// What is visible of a window.
  public func visibleItems(_ window: ListWindow) -> [VisibleItem] {
    window.viewport.visibleItems(window.heights(measure))
  }

  /// How a window's list lies in its view.
  public func arrangement(_ window: ListWindow) -> Arrangement {
    window.viewport.arrangement(window.heights(measure))
  }

  /// Whether every item of a window is wholly visible.
  public func showsEverything(_ window: ListWindow) -> Bool {
    guard let count = window.viewport.knownCount else { return false }
    let heights = window.heights(measure)
    let whole = window.viewport.visibleItems(heights).filter {
      $0.rows.count >= (heights.areUniform ? 1 : heights.height(ofItem: $0.index))
    }
    return whole.count >= count
  }

  /// The row of a window's footer, if it is visible.
  public func footerRow(_ window: ListWindow) -> Int? {
    window.viewport.footerRow(window.heights(measure))
  }
}
