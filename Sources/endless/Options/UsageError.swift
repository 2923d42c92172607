/// Mistakes of whoever wrote the options: each one sentence that says where, what, and what would be
/// right.
package struct UsageError: Error, Hashable, Sendable {
  /// The sentences, without the program's name.
  package var lines: [String]

  package init(_ message: String) { lines = [message] }
  package init(lines: [String]) { self.lines = lines }

  /// The sentences together.
  package var message: String { lines.joined(separator: "\n") }

  /// What is printed: the program's name before every line, and nothing that steers a terminal.
  package var report: String { lines.map { PlainLine($0).asMessage }.joined() }
}
