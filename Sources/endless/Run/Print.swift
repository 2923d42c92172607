internal import EndlessCore
internal import EndlessLoading

/// Prints lists one after the other, without a screen.
///
/// Returns the exit code.
func print(_ lists: [OpenList], _ format: ExportFormat, _ settings: Settings) -> Int32 {
  defer { for list in lists { list.supplier.close() } }
  let exporter = Exporter(format, settings: settings)
  do throws(UsageError) {
    let trace = try settings.trace.map { path throws(UsageError) in try TraceFile(path: path) }
    for (number, list) in lists.enumerated() {
      try walk(list, exporter) { trace?.record($0, window: number) }
    }
    return ExitCode.success
  } catch {
    Output.error.write(text: error.report)
    return ExitCode.failure
  }
}

private func walk(
  _ list: OpenList, _ exporter: Exporter, trace: @escaping (TraceEvent) -> Void
) throws(UsageError) {
  let mailbox = Mailbox()
  let mail = WalkMail(mailbox: mailbox)
  list.supplier.start(mailbox: mailbox, window: 0)
  do throws(ExportError) {
    switch list.window.rows {
    case .feed(let feed):
      var walk = FeedWalk(list.supplier, mail: mail, policy: feed.paging.policy, trace: trace)
      try exporter.export(&walk)
    case .store(let store, let paging):
      var walk = StoreWalk(
        list.supplier, store: store, mail: mail, policy: paging.policy, trace: trace)
      try exporter.export(&walk)
    }
  } catch {
    switch error {
    case .source(let failure): throw UsageError("\(list.window.title): \(failure.message)")
    case .output(let failure) where failure.isClosedReader: return
    case .output(let failure): throw UsageError(failure.message)
    }
  }
}
