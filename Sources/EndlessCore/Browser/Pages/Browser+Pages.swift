extension Browser {
  /// Changes all lists that are seen page by page.
  mutating func changePages(_ change: (inout PageView) -> Void) {
    for window in windows.indices {
      guard var pages = windows[window].pages else { continue }
      windows[window].pages = nil
      change(&pages)
      windows[window].pages = pages
    }
  }

  /// Holds all autoplay for a reason, or does not.
  mutating func holdPages(_ reason: HoldReason, _ isSo: Bool, now: Duration) {
    changePages { $0.set(reason, isSo, now: now) }
  }

  /// Pages that nobody sees do not move.
  mutating func hidePages(_ layout: Layout, now: Duration, _ reaction: inout Reaction) {
    if case .help = mode {
      holdPages(.popup, true, now: now)
    } else {
      holdPages(.popup, false, now: now)
    }
    for window in windows.indices {
      let isHidden = layout.area(of: window) == nil
      windows[window].pages?.set(.hidden, isHidden, now: now)
      guard isHidden else { continue }
      // Nobody else looks after it while it has no place on the screen.
      windows[window].pages?.settlePlaying()
      while case .cancel(let token)? = windows[window].pages?.pager.nextOrder(isLoaded: { _ in false
      }) {
        reaction.effects.append(.stopRendering(window: window, token))
      }
    }
  }

  /// Shows each page longer or shorter, and says how long.
  mutating func changeInterval(
    _ command: Command, _ count: Int?, now: Duration, _ reaction: inout Reaction
  ) {
    let seconds = min(count ?? 1, 3600)
    windows[focus].pages?.changeInterval(by: command == .slower ? seconds : -seconds, now: now)
    guard let interval = windows[focus].pages?.autoplay.interval else { return }
    reaction.say("\(interval.secondsUp) s a page", now: now)
  }

  /// The window whose bar is being dragged, if any is.
  var draggedWindow: Int? {
    windows.firstIndex { $0.pages?.autoplay.reasons.contains(.drag) ?? false }
  }
}

extension PageView {
  /// Takes note of what the terminal can show.
  mutating func use(_ display: Display) {
    var format = pager.format
    format.display = display
    pager.reformat(format)
  }
}
