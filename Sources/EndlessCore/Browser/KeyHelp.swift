/// The key table as the help shows it.
public enum KeyHelp {
  /// One line: a section's name where it begins, and up to two keys with what they do.
  public struct Line: Hashable, Sendable {
    /// The section's name, or nothing.
    public let section: String
    /// The keys, separated by spaces, and what they do.
    public let entries: [Entry]
  }

  /// Some keys and what they do.
  public struct Entry: Hashable, Sendable {
    /// The keys, separated by spaces.
    public let keys: String
    /// What they do.
    public let help: String
  }

  /// The lines for a situation, in the table's order.
  ///
  /// - Parameters:
  ///   - situation: keys that mean nothing in it are left out.
  ///   - columns: entries side by side, at least 1.
  /// - Returns: every section with its entries.
  public static func lines(_ situation: Situation, columns: Int) -> [Line] {
    Binding.Section.allCases.flatMap { section in
      let entries = KeyMap.bindings.filter { $0.section == section && $0.when(situation) }.map {
        Entry(keys: $0.keys.map(\.name).joined(separator: " "), help: $0.help)
      }
      return stride(from: 0, to: entries.count, by: max(1, columns)).map { start in
        Line(
          section: start == 0 ? section.rawValue : "",
          entries: Array(entries[start..<min(entries.count, start + max(1, columns))]))
      }
    }
  }
}
