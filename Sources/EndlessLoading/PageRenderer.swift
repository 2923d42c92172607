package import EndlessCore

/// Makes the contents of pages; what `Supplier` says of rendering holds for its methods.
///
/// All methods are called on the main thread and return at once.
package protocol PageRenderer: AnyObject {
  /// Names the mailbox and the window that answers are for. Called once, before anything else.
  func start(mailbox: Mailbox, window: Int)
  /// Notes a request.
  func render(_ request: RenderRequest)
  /// Stops a request.
  func stopRendering(_ token: Token)
  /// Begins what was noted.
  func beginRendering()
  /// Ends everything and returns when no process is left.
  func close()
}
