import endless

/// A command line, its variables and its configuration file, all literals.
struct World {
  var arguments: [Argument] = []
  var variables: [String: Argument] = ["HOME": "/ada"]
  var configuration: String?
  var terminals = Terminals(input: true, output: true, device: true)

  static let configurationPath: Argument = "/ada/.config/endless/config"

  init(_ line: String = "") {
    arguments = line.split(separator: " ").map { Argument($0) }
  }

  init(words: [String]) { arguments = words.map { Argument($0) } }

  func with(_ change: (inout World) -> Void) -> World {
    var copy = self
    change(&copy)
    return copy
  }

  var environment: Environment {
    var files: [Argument: [UInt8]] = [:]
    if let configuration { files[Self.configurationPath] = Array(configuration.utf8) }
    return Environment(variables: variables, files: files)
  }

  func invocation() throws(UsageError) -> Invocation {
    try Invocation(arguments: arguments, environment: environment)
  }

  /// The settings, with a source so that nothing else is missing.
  func settings() throws(UsageError) -> Settings { try invocation().settings }

  /// The sentence about what is wrong, or nil if nothing is.
  func mistake() -> String? {
    do throws(UsageError) {
      _ = try invocation()
      return nil
    } catch {
      return error.message
    }
  }

  func outcome() -> Outcome {
    launch(arguments: arguments, environment: environment, terminals: terminals)
  }

  /// What is to be run, or nil if the program leaves at once.
  func options() -> Options? {
    if case .run(let options) = outcome() { options } else { nil }
  }

  /// The message and code of an end without a screen, or nil.
  func exit() -> (code: Int32, stdout: String, stderr: String)? {
    if case .exit(let code, let stdout, let stderr) = outcome() {
      (code, stdout, stderr)
    } else {
      nil
    }
  }
}
