public import EndlessCore

/// What stands behind one window: carries out its requests and posts the answers to the mailbox.
///
/// All methods are called on the main thread and return at once.
public protocol Supplier: AnyObject {
  /// Names the mailbox and the window that answers are for. Called once, after the first screen is
  /// drawn; background work nobody asked for (counting the lines of a file) starts here.
  func start(mailbox: Mailbox, window: Int)
  /// Loads a page; the answers carry the request's token.
  func load(_ request: PageRequest)
  /// Stops the work for a token. An answer may still arrive; the browser drops it.
  func cancel(_ token: Token)
  /// Tells how many rows are loaded below the last one that shows. The loop says it after each frame
  /// whose window is loading; a source that prints without end is read no further than that allows.
  func look(ahead rows: Int)
  /// Makes the contents of a page, from the next `beginRendering` on: what is stopped before has never
  /// begun. Every request is answered, also one that is stopped; see `RenderAnswer`.
  func render(_ request: RenderRequest)
  /// Stops making the contents of a token.
  func stopRendering(_ token: Token)
  /// Begins what was asked for. The loop says it after each frame.
  func beginRendering()
  /// Follows growth of the data at its end, or stops following.
  func follow(_ on: Bool)
  /// Ends everything, child processes included, and returns only when they are gone or cannot harm.
  func close()
}

extension Supplier {
  /// Does nothing: most sources deliver only what they were asked for.
  package func look(ahead rows: Int) {}
  /// Does nothing: only lists of pages have contents.
  package func render(_ request: RenderRequest) {}
  /// Does nothing.
  package func stopRendering(_ token: Token) {}
  /// Does nothing.
  package func beginRendering() {}
}
