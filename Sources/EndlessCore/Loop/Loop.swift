/// How to get from one item of a loop to another.
public enum Route: Hashable, Sendable {
  /// Whichever way is shorter. When both are equally long the tie decides.
  case shortest(tie: Tie = .forward)
  /// Only forwards, over the seam if need be.
  case forward
  /// Only backwards, over the seam if need be.
  case backward

  /// What to do when both ways are equally long.
  public enum Tie: Hashable, Sendable {
    /// Go forwards.
    case forward
    /// Go the way that does not cross the seam.
    case direct
  }
}

/// A ring of `count` items, addressed by positions that may be any integer.
///
/// Position `p` shows item `p mod count`. One integer is the whole state of a loop: nothing warps,
/// since nothing ever reaches an edge. All operations take constant time.
public struct Loop: Hashable, Sendable {
  /// Number of items, 0 or more.
  public let count: Int

  /// Makes a loop.
  ///
  /// - Parameter count: number of items; negative counts are a programming mistake.
  public init(count: Int) {
    precondition(count >= 0, "a loop cannot have a negative number of items")
    self.count = count
  }

  /// The item at a position, in `0..<count`, or nil if the loop is empty.
  public func index(of position: Int) -> Int? {
    count == 0 ? nil : position.modulo(count)
  }

  /// How many times the seam lies between item 0 and a position; negative before item 0.
  public func lap(of position: Int) -> Int {
    count == 0 ? 0 : position.flooredQuotient(count)
  }

  /// The signed number of steps from one item to another.
  ///
  /// - Parameters:
  ///   - from: an index; any integer is taken modulo the count.
  ///   - to: an index, likewise.
  ///   - route: which way round. A forced direction to the item itself is 0, not a full turn.
  /// - Returns: steps, at most half the count by the shortest route; 0 in an empty loop.
  public func distance(from: Int, to: Int, route: Route = .shortest()) -> Int {
    guard count > 0 else { return 0 }
    let forward = (to.modulo(count) - from.modulo(count)).modulo(count)
    guard forward > 0 else { return 0 }
    switch route {
    case .forward: return forward
    case .backward: return forward - count
    case .shortest(let tie):
      let twice = forward.multipliedReportingOverflow(by: 2)
      if twice.overflow || twice.partialValue > count { return forward - count }
      guard twice.partialValue == count, tie == .direct else { return forward }
      return to.modulo(count) > from.modulo(count) ? forward : forward - count
    }
  }
}

extension Int {
  /// The remainder of floored division, in `0..<divisor` for a positive divisor.
  package func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The quotient of floored division by a positive divisor.
  package func flooredQuotient(_ divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
