/// A mistake of whoever wrote the options: one sentence that says where, what, and what would be right.
package struct UsageError: Error, Hashable, Sendable {
  /// The sentence, without the program's name.
  package var message: String

  package init(_ message: String) { self.message = message }

  /// What is printed: the program's name before every line.
  package var report: String {
    message.split(separator: "\n").map { "endless: \($0)\n" }.joined()
  }
}
