/// Carries out what `launch` decided and returns the exit code.
package func perform(_ outcome: Outcome) -> Int32 {
  switch outcome {
  case .exit(let code, let stdout, let stderr):
    Output.error.write(text: stderr)
    return Output.standard.write(text: stdout) ? code : ExitCode.failure
  case .run(let options): return run(options)
  }
}

/// Opens the sources and shows, walks or copies them.
///
/// Returns the exit code.
package func run(_ options: Options) -> Int32 {
  Output.error.write(text: "endless: nothing is shown yet\n")
  return ExitCode.failure
}
