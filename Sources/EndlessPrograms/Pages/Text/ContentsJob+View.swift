internal import EndlessCore

extension ContentsJob {
  /// What a view command prints for the item.
  func output(of view: [UInt8]) throws(SourceError) -> PageContents {
    var command = try CommandTemplate<ViewPlace>(view).filled { $0.value(in: request) }
    command.variables += [
      ShellCommand.Variable(name: "COLUMNS", value: ViewPlace.columns.value(in: request)),
      ShellCommand.Variable(name: "LINES", value: ViewPlace.rows.value(in: request)),
    ]
    return try inPlace { () throws(SourceError) in
      try run(command, reading: ViewReader(limit: settings.time))
    }
  }
}
