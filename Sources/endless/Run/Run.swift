internal import EndlessCore
internal import EndlessLoading
internal import EndlessUI

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
  do throws(UsageError) {
    switch options.mode {
    case .browse, .pick: return try view(try open(options), options)
    case .cat, .export:
      try ScreenlessRun(options).print()
      return ExitCode.success
    }
  } catch {
    Output.error.write(text: error.report)
    return ExitCode.failure
  }
}
