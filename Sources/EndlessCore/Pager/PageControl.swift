/// A row of dots, one for each page, every second column; some of them where not all fit.
public struct PageControl: Hashable, Sendable {
  /// The pages that have a dot; empty if there are no dots.
  public let pages: Range<Int>
  /// The page whose dot is filled.
  public let current: Int

  /// Makes the dots.
  ///
  /// One page needs none.
  ///
  /// - Parameters:
  ///   - count: the number of pages.
  ///   - current: the current page; nil or one that does not exist counts as the nearest.
  ///   - width: the columns there are.
  public init(count: Int, current: Int?, width: Int) {
    let last = max(0, count - 1)
    self.current = min(max(0, current ?? 0), last)
    guard count > 1, width > 0 else {
      pages = 0..<0
      return
    }
    // Half of the columns, rounded up without a sum that could overflow.
    let dots = min(count, width / 2 + width % 2)
    let first = min(max(0, self.current - dots / 2), count - dots)
    pages = first..<first + dots
  }

  /// The columns that the dots take.
  public var width: Int { pages.isEmpty ? 0 : 2 * pages.count - 1 }

  /// The column of a page's dot, from the first dot's, or nil if it has none.
  public func column(ofPage page: Int) -> Int? {
    pages.contains(page) ? 2 * (page - pages.lowerBound) : nil
  }

  /// The page whose dot is at a column, or in the gap before it; nil beside the dots.
  public func page(atColumn column: Int) -> Int? {
    column >= 0 && column < width ? pages.lowerBound + column / 2 : nil
  }
}
