import Foundation

/// A shell in a tmux of its own, for what only a shell with job control shows.
final class Tmux {
  static let isInstalled = Program.isInstalled("tmux")

  let folder: TemporaryFolder
  private let socket: String

  /// Starts a server of its own with one `sh` of that size.
  init(rows: Int = 24, columns: Int = 80) throws {
    folder = try TemporaryFolder()
    socket = folder.path(of: "socket")
    try folder.write(
      """
      set -g default-terminal "screen-256color"
      set -g status off
      set -g escape-time 0
      set -g history-limit 0
      set -g exit-empty off

      """, to: "tmux.conf")
    try tmux("new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env", "PS1=$ ", "sh", "-i")
    try waitFor("a prompt") { $0.contains { $0.hasPrefix("$") } }
  }

  deinit {
    _ = try? tmux("kill-server")
  }

  /// Types text as it stands.
  func type(_ text: String) throws {
    try tmux("send-keys", "-l", text)
  }

  /// Presses keys by tmux's names: `Enter`, `C-z`, `Down`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types a command line and Enter.
  func run(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  /// The screen's rows.
  func lines() throws -> [String] {
    try tmux("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Whether the program in it uses the alternate screen.
  func isAlternate() throws -> Bool {
    try tmux("display-message", "-p", "#{alternate_on}").hasPrefix("1")
  }

  /// The terminal device of the shell.
  func device() throws -> String {
    String(try tmux("display-message", "-p", "#{pane_tty}").prefix { $0 != "\n" })
  }

  func resize(rows: Int, columns: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Waits until the screen is as wanted, and returns its rows.
  @discardableResult
  func waitFor(
    _ what: String, within patience: Duration = EmulatedTerminal.patience,
    _ condition: ([String]) throws -> Bool
  ) throws -> [String] {
    let limit = ContinuousClock.now + patience
    var seen: [String] = []
    while ContinuousClock.now < limit {
      seen = try lines()
      if try condition(seen) { return seen }
    }
    throw Failure("tmux: waited in vain for \(what):\n" + seen.joined(separator: "\n"))
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String {
    try tmux(arguments)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let run = try Run(
      "tmux", ["-S", socket, "-f", folder.path(of: "tmux.conf")] + arguments,
      environment: ["TMUX": nil, "HOME": folder.path])
    guard run.outcome == .exited(0) else {
      throw Failure("tmux \(arguments.joined(separator: " ")): \(run.errors)")
    }
    return run.output
  }
}
