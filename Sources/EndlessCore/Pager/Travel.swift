/// Which way pages are turned.
public enum Travel: Hashable, Sendable, CaseIterable {
  /// To the page after.
  case forward
  /// To the page before.
  case backward

  /// One page this way: 1 or −1.
  public var step: Int { self == .forward ? 1 : -1 }
}
