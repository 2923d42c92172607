internal import EndlessCore
internal import EndlessLoading

/// How many programs may draw at once, for all windows together.
///
/// The last place is kept for a page that somebody looks at: what plays one ends only when somebody
/// stops it, and what draws a neighbour may take long.
package final class RendererPlaces: Sendable {
  /// The most programs at once.
  package static let most = 3

  private let free = Monitor(most)

  /// Makes places, all of them free.
  package init() {}

  /// Blocks until there is a place, and takes it.
  ///
  /// - Returns: false if nobody wants it any more.
  func take(for purpose: RenderRequest.Purpose, unless isStopped: () -> Bool) -> Bool {
    free.wait { free in
      if isStopped() { return false }
      guard free > (purpose == .current ? 0 : 1) else { return nil }
      free -= 1
      return true
    }
  }

  /// Gives a place back.
  func giveBack() { free.withLock { $0 += 1 } }

  /// Lets those who wait see that they are stopped.
  func lookAgain() { free.withLock { _ in } }
}
