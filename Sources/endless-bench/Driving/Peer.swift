/// A program that shows files, and its keys.
struct Peer: Sendable {
  let name: String
  /// The command line but for the file.
  let command: [String]
  let down: String
  let up: String
  let right: String
  let end: String
  let home: String

  /// The built `endless`, beside this program.
  static let endless = Peer(
    "endless",
    [
      ownPath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/") + "/endless"
    ])
  static let less = Peer("less", ["less"], right: "\u{1b}OC")
  static let lessChopped = Peer("less -S", ["less", "-S"], right: "\u{1b}OC")
  static let mcview = Peer(
    "mcview", ["mcview"], down: "\u{1b}OB", up: "\u{1b}OA", right: "\u{1b}OC")
  static let most = Peer("most", ["most"], end: "\u{1b}>", home: "\u{1b}<")
  static let fzf = Peer("fzf", ["fzf", "--reverse"], down: "\u{1b}[B", up: "\u{1b}[A")

  private init(
    _ name: String, _ command: [String], down: String = "j", up: String = "k", right: String = "l",
    end: String = "G", home: String = "g"
  ) {
    self.name = name
    self.command = command
    (self.down, self.up, self.right) = (down, up, right)
    (self.end, self.home) = (end, home)
  }

  var isInstalled: Bool { command.first.map { $0.contains("/") || isOnSearchPath($0) } ?? false }

  /// Opens a file.
  func open(_ file: String) throws(BenchError) -> DrivenProgram {
    try DrivenProgram(command + [file])
  }

  /// Reads a pipe.
  func read(_ producer: String) throws(BenchError) -> DrivenProgram {
    try DrivenProgram(command, input: producer)
  }
}
