/// From a command line to what is to be done: reads options, decides, and touches nothing.
///
/// - Parameters:
///   - arguments: the words after the program's name.
///   - environment: variables and the configuration file.
///   - terminals: which of the process's descriptors are terminals.
/// - Returns: what to print and the exit code, or everything that is needed to go on.
package func launch(
  arguments: [Argument], environment: Environment, terminals: Terminals
) -> Outcome {
  do throws(UsageError) {
    let invocation = try Invocation(arguments: arguments, environment: environment)
    if invocation.help { return .exit(ExitCode.success, stdout: HelpText.text) }
    if invocation.version { return .exit(ExitCode.success, stdout: Version.text) }
    let windows = try invocation.windows(terminals)
    guard !windows.isEmpty else { return .exit(ExitCode.failure, stderr: HelpText.usageLine) }
    let mode = try invocation.mode(terminals)
    return .run(Options(mode: mode, windows: windows, settings: invocation.settings))
  } catch {
    return .exit(ExitCode.failure, stderr: error.report)
  }
}

extension Invocation {
  /// Reads the configuration file, `ENDLESS_OPTS` and the command line, in this order.
  package init(arguments: [Argument], environment: Environment) throws(UsageError) {
    self.init()
    if let path = ConfigFile.path(environment.variable),
      let contents = try environment.contents(path)
    {
      try take(try ConfigFile.scan(contents, path: path.text))
    }
    if let line = environment.variable("ENDLESS_OPTS") {
      try take(try Self.scanVariable(line))
    }
    let words = try OptionScanner.scan(arguments, origin: .commandLine)
    try Contradictions.check(words)
    try take(words.map { PlacedWord($0, .commandLine) })
    try settings.check()
    try checkPages(words)
    if environment.variable("NO_COLOR")?.bytes.isEmpty == false, settings.color == .auto {
      settings.color = .never
    }
  }

  /// Options about pages say nothing without any, and nothing follows pages.
  private func checkPages(_ words: [ScannedWord]) throws(UsageError) {
    if settings.pages, settings.start == .follow {
      throw UsageError("+F: pages are not followed; +G opens at the last one")
    }
    guard !hasPages else { return }
    for case .option(let name, let on, _) in words where on {
      guard OptionTable.row(of: name)?.group == .pages else { continue }
      throw UsageError("\(name.spelling): needs --pages")
    }
  }

  private static func scanVariable(
    _ line: Argument
  ) throws(UsageError) -> [PlacedWord] {
    let words: [Argument]
    do throws(UsageError) {
      words = try ShellWords.split(line.bytes)
    } catch {
      throw UsageError(OptionOrigin.variable.prefix + error.message)
    }
    return try OptionScanner.scan(words, origin: .variable).map { PlacedWord($0, .variable) }
  }
}

extension Settings {
  /// Checks what no single option can know.
  fileprivate func check() throws(UsageError) {
    let least = pageSize + 2 * prefetch
    guard keep == 0 || keep >= least else {
      throw UsageError(
        "--keep \(keep): at least \(least) rows must be held, a page (--page-size) and twice --prefetch"
      )
    }
  }
}
