/// What whoever shows a browser may know of its user, and the browser cannot find out.
///
/// Pages do not come by themselves meanwhile.
public enum Attention: Hashable, Sendable, CaseIterable {
  /// The pointer is over the pages.
  case pointer
  /// Somebody has the pages read aloud.
  case screenReader

  /// Why autoplay waits meanwhile.
  var reason: HoldReason {
    switch self {
    case .pointer: .pointer
    case .screenReader: .screenReader
    }
  }
}
