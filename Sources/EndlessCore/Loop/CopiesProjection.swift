/// A loop seen as a finite list of several copies of itself, standing on the middle one.
///
/// The classic trick of an endless list on a widget that can only scroll a finite one: draw three
/// copies and, at either edge, jump unseen by one copy. Here the jump is not an event that could be
/// late or lost: the virtual top is a function of the unbounded position, `middle + p mod count`, so a
/// step of any size loses nothing and every position is already warped.
public struct CopiesProjection: Hashable, Sendable {
  /// The loop.
  public let loop: Loop
  /// How many copies, odd.
  public let copies: Int

  /// The fewest copies with which a viewport never looks past either outer edge.
  ///
  /// `2 · ceil((viewport − 1) / count) + 1`; three suffice exactly while `viewport <= count + 1`.
  public static func copiesNeeded(count: Int, viewport: Int) -> Int {
    guard count > 0, viewport > 1 else { return count > 0 ? 1 : 0 }
    return 2 * ((viewport - 2) / count + 1) + 1
  }

  /// Makes a projection, or nil if the copies are too few for the viewport, their number is even, or
  /// their rows are too many to be numbered.
  ///
  /// - Parameters:
  ///   - count: items of one copy, at least 1.
  ///   - viewport: visible rows.
  ///   - copies: number of copies; nil takes three or as many as are needed.
  public init?(count: Int, viewport: Int, copies: Int? = nil) {
    let needed = Self.copiesNeeded(count: count, viewport: viewport)
    let chosen = copies ?? max(3, needed)
    guard count > 0, chosen >= needed, !chosen.isMultiple(of: 2) else { return nil }
    guard !chosen.multipliedReportingOverflow(by: count).overflow else { return nil }
    loop = Loop(count: count)
    self.copies = chosen
  }

  /// The first virtual row of the middle copy.
  public var middle: Int { copies / 2 * loop.count }

  /// All virtual rows.
  public var rowCount: Int { copies * loop.count }

  /// The virtual row on top of the view at a position, always within the middle copy.
  public func virtualTop(of position: Int) -> Int {
    middle + position.modulo(loop.count)
  }

  /// The item that a virtual row shows.
  ///
  /// No copy number ever leaves the projection.
  public func index(ofVirtualRow row: Int) -> Int {
    row.modulo(loop.count)
  }
}
