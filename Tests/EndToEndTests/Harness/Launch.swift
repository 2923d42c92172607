/// What a program is started with.
struct Launch {
  /// Where standard input comes from.
  enum Input {
    case terminal
    /// A pipe that the test feeds: `EmulatedTerminal.feed(_:)`, `closeInput()`.
    case pipe
    /// A pipe that a shell command feeds, in a session of its own.
    case command(String)
    case file(String)
    case null
    case closed
  }

  /// Where standard output or standard error goes.
  enum Output {
    case terminal
    /// A pipe that the harness reads: `EmulatedTerminal.output`, `errors`.
    case pipe
    /// A pipe whose reader is gone.
    case brokenPipe
    case file(String)
    case closed
  }

  var rows = 24
  var columns = 80
  /// The size of a cell in pixels, if the terminal tells it.
  var cell: (width: Int, height: Int)?
  /// Set (or, with nil, unset) on top of the harness' own variables.
  var environment: [String: String?] = [:]
  var folder: String?
  var input = Input.terminal
  var output = Output.terminal
  var errors = Output.terminal
  /// Without one, what would be the terminal is closed, and `/dev/tty` cannot be opened.
  var hasTerminal = true

  static let standard = Launch()

  static func sized(_ rows: Int, _ columns: Int) -> Launch {
    var launch = Launch()
    launch.rows = rows
    launch.columns = columns
    return launch
  }

  static func with(_ change: (inout Launch) -> Void) -> Launch {
    var launch = Launch()
    change(&launch)
    return launch
  }
}
