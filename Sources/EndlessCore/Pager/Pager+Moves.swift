extension Pager {
  /// Turns pages.
  ///
  /// Counts from the page that was turned to last, whether or not the screen is there yet.
  ///
  /// - Parameters:
  ///   - steps: how many, negative for back. A count is one press.
  ///   - press: whether the key is being held; with `Edge.pause` only a fresh press goes round.
  /// - Returns: the steps that were taken; 0 where nothing has changed.
  @discardableResult
  public mutating func advance(by steps: Int, press: Press = .fresh) -> Int {
    settle()
    guard let index else { return 0 }
    let steps = reach(from: index, steps, press)
    if steps != 0 {
      lap += (index + steps).flooredQuotient(count)
      turn(by: steps)
    }
    return steps
  }

  /// Jumps to a page.
  ///
  /// - Parameters:
  ///   - target: the page.
  ///   - route: which way round, if the pages form a loop.
  /// - Returns: the steps that were taken, 0 if the page is the current one; nil if there is no such
  ///   page.
  @discardableResult
  public mutating func go(to target: Int, route: Route = .shortest()) -> Int? {
    settle()
    return jump(to: target, route)
  }

  /// Jumps to a page on which nobody may stay, as a slider under the pointer does: no neighbour is
  /// loaded until `settle`, or any other move.
  ///
  /// - Returns: the steps that were taken; nil if there is no such page.
  @discardableResult
  public mutating func scrub(to target: Int) -> Int? {
    isScrubbing = true
    return jump(to: target, .shortest())
  }

  /// Ends scrubbing: the neighbours are wanted now.
  public mutating func settle() {
    guard isScrubbing else { return }
    isScrubbing = false
    bind()
  }

  private mutating func jump(to target: Int, _ route: Route) -> Int? {
    guard let index, target >= 0, target < count else { return nil }
    let steps =
      wraps
      ? Loop(count: count).distance(from: index, to: target, route: route) : target - index
    if steps != 0 { turn(by: steps) }
    return steps
  }

  private mutating func turn(by steps: Int) {
    let (before, page) = (window, index(of: position))
    if position.magnitude > Self.farthest { position = index(of: position) }
    position += steps
    travel = steps > 0 ? .forward : .backward
    bind(after: before)
    guard index(of: position) != page else { return }
    leave(page)
    visit()
  }

  /// How much of a move is possible.
  private func reach(from index: Int, _ steps: Int, _ press: Press) -> Int {
    if wraps {
      if edge == .ring { return steps.magnitude > Self.farthest ? steps % count : steps }
      let isAtEdge = index == (steps > 0 ? count - 1 : 0)
      if press == .fresh, isAtEdge { return min(max(-count, steps), count) }
    }
    return min(max(-index, steps), count - 1 - index)
  }

  /// Positions beyond this begin anew in the first lap, so that no sum can overflow.
  private static var farthest: Int { 1 << 60 }
}
