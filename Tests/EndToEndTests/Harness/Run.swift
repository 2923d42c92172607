/// What a program that was run to its end left behind.
struct Run {
  let outcome: Outcome
  let output: String
  let errors: String

  /// Runs `endless` without any terminal; without input, its standard input is empty.
  static func endless(
    _ arguments: String..., input: String? = nil, environment: [String: String?] = [:]
  ) throws -> Run {
    try Run(Program.endless, arguments, input: input, environment: environment)
  }

  /// Runs a program without any terminal.
  init(
    _ program: String, _ arguments: [String], input: String? = nil,
    environment: [String: String?] = [:]
  ) throws {
    let launch = Launch.with {
      $0.hasTerminal = false
      $0.input = input == nil ? .null : .pipe
      $0.output = .pipe
      $0.errors = .pipe
      $0.environment = environment
    }
    let terminal = try EmulatedTerminal(program, arguments, launch: launch)
    if let input { terminal.feed(input) }
    terminal.closeInput()
    outcome = try terminal.waitForEnd()
    output = terminal.outputText
    errors = terminal.errorText
  }
}
