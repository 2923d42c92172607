/// What can be put into a command.
protocol CommandPlace: CaseIterable, Equatable, Sendable {
  /// How it is written in a command, braces included.
  var written: String { get }
  /// The variable that holds it in the command's environment.
  var variable: String { get }
  /// Whether its value comes from outside and must be quoted.
  var isForeign: Bool { get }
}
