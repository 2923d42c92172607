package import EndlessCore

/// A list on its way from the first item to the last, for printing it without a screen.
package protocol ItemWalk {
  /// The next items, as many as are there; waits until there is one.
  ///
  /// - Returns: at least one item, or nil at the end of the list.
  /// - Throws: `SourceError` if the walk cannot go on; the items so far were good.
  mutating func next() throws(SourceError) -> [Item]?
}
