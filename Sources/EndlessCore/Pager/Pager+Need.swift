extension Pager {
  /// The pages that a feed behind the pager must have: the current one and its neighbours, as far as
  /// there are any; nil if there is no page.
  ///
  /// Asking a feed for these loads more while the last loaded page is still the next one.
  public var neededPages: ClosedRange<Int>? {
    index.map { max(0, $0 - 1)...min($0 + 1, count - 1) }
  }

  /// What the pager needs of a feed whose first loaded row is `first`.
  public func need(first: Int = 0) -> Need {
    Need(count: count, first: first, visible: neededPages)
  }
}
