/// What went wrong while a program was driven, with the screen it showed.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = what
  }

  /// A system call that failed.
  init(_ what: String, errno number: Int32) {
    description = "\(what): error \(number)"
  }

  /// A wait that ended without what was waited for.
  init(waitingFor what: String, screen: Screen, state: String) {
    description = """
      waited in vain for \(what); the program \(state); \(screen.rows)×\(screen.columns) \
      \(screen.isAlternate ? "alternate" : "primary") screen, cursor \(screen.cursor):
      \(screen.lines.map { "|\($0)" }.joined(separator: "\n"))
      """
  }
}
