/// Where pages come from.
///
/// Implement this one method to put a list of your own behind a scroller.
///
/// The method runs off the main thread. It is never called twice at once for one list and direction.
/// When the request is no longer wanted the task is cancelled; what it answers then is dropped.
public protocol PageSource: Sendable {
  /// Loads one page.
  ///
  /// - Parameters:
  ///   - request: which page, and how many rows are wanted.
  ///   - partial: may be called with items that are ready before the page is; the list shows them at
  ///     once, and the returned page does not repeat them.
  /// - Returns: the (remaining) items and what follows them.
  /// - Throws: `SourceError` with a message for people; the rows delivered so far stay.
  @concurrent
  func page(
    _ request: PageRequest, partial: @escaping @Sendable ([Item]) -> Void
  ) async throws(SourceError) -> Page
}
