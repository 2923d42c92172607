/// Which of the three ways to a terminal are open.
package struct Terminals: Hashable, Sendable {
  /// Whether standard input is a terminal, and so no data.
  package var input: Bool
  /// Whether standard output is a terminal, and so no pipe or file.
  package var output: Bool
  /// Whether the terminal device of the process can be opened.
  package var device: Bool

  package init(input: Bool, output: Bool, device: Bool) {
    self.input = input
    self.output = output
    self.device = device
  }
}
