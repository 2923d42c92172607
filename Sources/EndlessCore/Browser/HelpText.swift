/// The key table as the help shows it.
public enum HelpText {
  /// One line: a section's name where it begins, the keys, what they do.
  public struct Line: Hashable, Sendable {
    /// The section's name, or nothing.
    public let section: String
    /// The keys, separated by spaces.
    public let keys: String
    /// What they do.
    public let help: String
  }

  /// All lines, in the table's order.
  public static let lines: [Line] = Binding.Section.allCases.flatMap { section in
    KeyMap.bindings.filter { $0.section == section }.enumerated().map { place, binding in
      Line(
        section: place == 0 ? section.rawValue : "",
        keys: binding.keys.map(\.name).joined(separator: " "), help: binding.help)
    }
  }
}
