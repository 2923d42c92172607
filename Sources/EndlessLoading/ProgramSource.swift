package import EndlessCore

/// A source behind which threads or programs of its own work.
///
/// It calls `partial` on a thread of its own, never on the cooperative pool: the call may be made to
/// wait until somebody looks at what was delivered before.
package protocol ProgramSource: PageSource {
  /// Ends every program the source has started and returns when none is left. Requests that come
  /// later fail.
  func shutDown()
}
