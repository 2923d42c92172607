extension Invocation {
  /// The windows that are asked for: sources, then commands; standard input if it is data and nothing
  /// else is asked for.
  ///
  /// - Throws: `UsageError`, one line for every source that there is no way to read.
  func windows(_ terminals: Terminals) throws(UsageError) -> [WindowChoice] {
    try check(terminals)
    if demo { return named([.demoAnimals, .demoNews, .demoCards]) }
    var choices: [SourceChoice] = sources.map { $0 == "-" ? .standardInput : .file($0) }
    choices += loads.map { .command($0) }
    choices += pageSources.map { .paths([$0]) }
    if choices.isEmpty, !terminals.input { choices = [.standardInput] }
    if choices.isEmpty, settings.pages {
      throw UsageError("--pages: a source is missing: files, a directory, or a list from a pipe")
    }
    return named(settings.pages ? try ofPages(choices) : choices)
  }

  /// The one source of a window of pages: all files together, or a list.
  private func ofPages(_ choices: [SourceChoice]) throws(UsageError) -> [SourceChoice] {
    let paths = sources.filter { $0 != "-" } + pageSources
    if paths.isEmpty, choices.count < 2 { return choices }
    guard paths.count == choices.count else {
      throw UsageError(
        "--pages: takes files, or standard input, or one --load; not several of these")
    }
    return [.paths(paths)]
  }

  private func check(_ terminals: Terminals) throws(UsageError) {
    if demo, let source = sources.first {
      throw UsageError("\(source.text): --demo shows lists of its own; leave one of them out")
    }
    let unreadable = sources.filter { $0.namesService }.map {
      "\($0.text): not a source yet; there are files, - (standard input) and --load COMMAND"
    }
    guard unreadable.isEmpty else { throw UsageError(lines: unreadable) }
    let inputs = sources.count { $0 == "-" }
    if inputs > 1 { throw UsageError("-: standard input can be read only once") }
    if inputs == 1, terminals.input, export == nil {
      throw UsageError("-: standard input is the terminal, not data")
    }
    if sources.contains(where: { $0.bytes.isEmpty }) {
      throw UsageError("a source has an empty name")
    }
  }

  /// Titles go by place; a window without one has its source's name, as a path if two are the same.
  private func named(_ choices: [SourceChoice]) -> [WindowChoice] {
    choices.enumerated().map { index, choice in
      if titles.indices.contains(index) {
        return WindowChoice(
          source: choice, title: titles[index].bytes, isNamed: true, pages: isPages(choice))
      }
      let isUnique = choices.count { $0.name == choice.name } == 1
      guard case .file(let path) = choice, !isUnique else {
        return WindowChoice(source: choice, title: choice.name, pages: isPages(choice))
      }
      return WindowChoice(source: choice, title: path.bytes)
    }
  }

  private func isPages(_ choice: SourceChoice) -> Bool {
    switch choice {
    case .paths, .demoCards: true
    default: settings.pages
    }
  }

  /// Whether any window has pages.
  var hasPages: Bool { demo || settings.pages || !pageSources.isEmpty }

  /// What is done with the windows: options first, then where standard output leads.
  func mode(_ terminals: Terminals) throws(UsageError) -> Mode {
    if let export { return .export(export) }
    if !terminals.device, !terminals.output {
      guard enter == nil else {
        throw UsageError(
          "--\(enter == .pick ? "pick" : "browse"): there is no terminal to show it on")
      }
      return .cat
    }
    switch enter {
    case .pick: return .pick
    case .browse: return .browse
    case nil: return terminals.output ? .browse : .pick
    }
  }
}

extension Argument {
  /// Whether the word is a URL or the name of a database rather than that of a file.
  fileprivate var namesService: Bool {
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < bytes.count, scheme.count > 1, scheme.allSatisfy(isSchemeByte) else {
      return false
    }
    return bytes.dropFirst(scheme.count + 1).starts(with: Array("//".utf8))
      || scheme.elementsEqual("sqlite".utf8)
  }
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
  default: false
  }
}
