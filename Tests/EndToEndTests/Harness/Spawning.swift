import CSystem
import Foundation

/// Starts a program in a session of its own and returns its process id.
///
/// A descriptor of −1 stands for the terminal.
func spawn(
  _ program: String, _ arguments: [String], environment: [String], folder: String?,
  terminal: Int32, input: Int32, output: Int32, errors: Int32
) throws -> Int32 {
  try withCStrings([program] + arguments) { arguments in
    try withCStrings(environment) { environment in
      try withOptionalCString(folder) { folder in
        try program.withCString { program in
          var command = cs_terminal_command()
          command.program = program
          command.arguments = arguments
          command.environment = environment
          command.directory = folder
          command.terminal = terminal
          command.input = input
          command.output = output
          command.error = errors
          var process: pid_t = 0
          var started: Int64 = 0
          let failure = cs_terminal_spawn(&command, &process, &started)
          guard failure == 0 else { throw Failure("starting", errno: failure) }
          return process
        }
      }
    }
  }
}

private func withOptionalCString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) throws -> Result
) rethrows -> Result {
  guard let text else { return try body(nil) }
  return try text.withCString { try body($0) }
}

private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) throws -> Result
) rethrows -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
  pointers.append(nil)
  defer { pointers.forEach { free($0) } }
  return try pointers.withUnsafeBufferPointer { try body($0.baseAddress) }
}
