/// How the first item of a ring is told from the others.
public enum SeamStyle: String, Hashable, Sendable, CaseIterable {
  /// By a mark in the gutter.
  case mark
  /// By an underlined row.
  case line
  /// Not at all.
  case none
}
