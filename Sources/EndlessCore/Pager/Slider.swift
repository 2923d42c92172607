/// A knob on a track that stands for a page, in whole columns.
///
/// Both ends are exact. While the track has at least as many columns as there are pages, each page has
/// a column that leads back to it; with fewer, only keys reach every page.
public struct Slider: Hashable, Sendable {
  /// The number of pages.
  public let count: Int
  /// The track's columns.
  public let width: Int

  /// Makes a slider; negative numbers count as 0.
  public init(count: Int, width: Int) {
    self.count = max(0, count)
    self.width = max(0, width)
  }

  /// Whether there is nothing to slide.
  public var isFixed: Bool { count <= 1 || width <= 1 }

  /// The page under a column; columns beside the track count as its nearest one.
  public func page(atColumn column: Int) -> Int {
    isFixed ? 0 : scaled(min(max(0, column), width - 1), from: width - 1, to: count - 1)
  }

  /// The knob's column for a page; pages that do not exist count as the nearest one.
  public func column(ofPage page: Int) -> Int {
    isFixed ? 0 : scaled(min(max(0, page), count - 1), from: count - 1, to: width - 1)
  }

  /// The value times `new`, divided by `old` and rounded, without overflow.
  private func scaled(_ value: Int, from old: Int, to new: Int) -> Int {
    let result = old.dividingFullWidth(value.multipliedFullWidth(by: new))
    return result.remainder >= old - result.remainder ? result.quotient + 1 : result.quotient
  }
}
