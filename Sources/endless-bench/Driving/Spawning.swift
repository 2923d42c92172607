internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Starts a program in a session of its own, with an environment that is the same for all.
///
/// A descriptor of −1 stands for the terminal. Programs that it starts are looked for in a folder first.
func spawn(
  _ command: [String], terminal: Int32, input: Int32, output: Int32, searching folder: String? = nil
) throws(BenchError) -> (process: Int32, started: Int64) {
  let arguments = unsafe command.map { unsafe strdup($0) } + [nil]
  let environment = unsafe variables(searching: folder).map { unsafe strdup($0) } + [nil]
  defer {
    unsafe (arguments + environment).forEach { unsafe free($0) }
  }
  var process: pid_t = 0
  var started: Int64 = 0
  let failure = unsafe arguments.withUnsafeBufferPointer { arguments in
    unsafe environment.withUnsafeBufferPointer { environment in
      var what = unsafe cs_terminal_command()
      unsafe what.program = UnsafePointer(arguments[0])
      unsafe what.arguments = arguments.baseAddress
      unsafe what.environment = environment.baseAddress
      unsafe what.terminal = terminal
      unsafe what.input = input
      unsafe what.output = output
      unsafe what.error = output
      return unsafe cs_terminal_spawn(&what, &process, &started)
    }
  }
  guard failure == 0 else { throw BenchError("\(command[0]) does not start: error \(failure)") }
  return (process, started)
}

private func variables(searching folder: String?) -> [String] {
  let usual = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
  let path = folder.map { "\($0):\(usual)" } ?? usual
  return [
    "PATH=\(path)", "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=\(TestData.folder)",
    "XDG_CONFIG_HOME=\(TestData.folder)", "EDITOR=true", "PAGER=true",
  ]
}

/// Whether a program is on the search path.
func isOnSearchPath(_ name: String) -> Bool {
  let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
  return path.split(separator: ":").contains { unsafe access("\($0)/\(name)", X_OK) == 0 }
}
