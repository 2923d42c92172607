extension Pager {
  /// The pages that a feed behind the pager must have: the current one and its neighbours, as far as
  /// there are any; nil if there is no page.
  ///
  /// Asking a feed for these loads more while the last loaded page is still the next one.
  public var neededPages: ClosedRange<Int>? {
    index.map { max(0, $0 - 1)...min($0 + 1, count - 1) }
  }
}
