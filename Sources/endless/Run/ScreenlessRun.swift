internal import CSystem
internal import EndlessCore
internal import EndlessLoading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Prints lists one after the other: `--export`, and `cat` where there is no terminal.
package struct ScreenlessRun {
  private let options: Options
  private let output: Output
  private let trace: TraceFile?

  /// Prepares a run.
  ///
  /// - Throws: `UsageError` if the trace cannot be written.
  package init(_ options: Options, output: Output = .standard) throws(UsageError) {
    self.options = options
    self.output = output
    trace =
      if let path = options.settings.trace { try TraceFile(path: path) } else { nil }
  }

  /// Opens every source, then prints every list to its end.
  ///
  /// A reader that goes away ends it without a word. A signal that asks the process to end does so
  /// when the programs behind a list are gone.
  ///
  /// - Throws: `UsageError`, what went wrong.
  package func print() throws(UsageError) {
    // Such a reader is an error of the write, so that page commands can be ended first.
    signal(SIGPIPE, SIG_IGN)
    let lists = try open(options)
    defer { for list in lists { list.supplier.close() } }
    for (index, list) in lists.enumerated() {
      do throws(ExportError) {
        try print(list, options.windows[index].source, window: index)
      } catch {
        if case .output(let failure) = error, failure.isClosedReader { return }
        throw UsageError(error.message(of: list.window.title))
      }
    }
  }

  private func print(
    _ list: OpenList, _ source: SourceChoice, window: Int
  ) throws(ExportError) {
    switch (options.mode, source) {
    case (.cat, .file(let path)): try copy(path)
    case (.cat, .standardInput): try endless.copy(from: STDIN_FILENO, to: output)
    case (.export(let format), _): try walk(list, format, window: window)
    default: try walk(list, .text, window: window)
    }
  }

  private func copy(_ path: Argument) throws(ExportError) {
    let descriptor = openFile(path.cString, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .read(errno) }
    defer { close(descriptor) }
    try endless.copy(from: descriptor, to: output)
  }

  private func walk(
    _ list: OpenList, _ format: ExportFormat, window: Int
  ) throws(ExportError) {
    let mailbox = Mailbox()
    cs_signals_watch(mailbox.signalDescriptor)
    list.supplier.start(mailbox: mailbox, window: window)
    defer {
      list.supplier.close()
      let ending = cs_signals_ending()
      cs_signals_unwatch()
      if ending != 0 { cs_signals_die(ending) }
    }
    let exporter = Exporter(format, settings: options.settings, output: output)
    let mail = WalkMail(mailbox: mailbox) { cs_signals_ending() != 0 }
    let record = { (event: TraceEvent) in trace?.record(event, window: window) ?? () }
    switch list.window.rows {
    case .feed(let feed):
      var walk = FeedWalk(
        list.supplier, mail: mail, policy: feed.paging.policy, trace: record)
      if let count = try exporter.export(&walk) { record(.end(count)) }
    case .store(let store, _):
      var walk = StoreWalk(
        list.supplier, store: store, mail: mail, policy: options.settings.wholesale,
        trace: record)
      if let count = try exporter.export(&walk) { record(.end(count)) }
    }
  }
}

extension Settings {
  /// How a pipe is read by somebody who wants all of it: more at once, which costs fewer letters.
  fileprivate var wholesale: PagingPolicy {
    (try? PagingPolicy(pageSize: min(maxItems ?? 4096, 4096))) ?? .standard
  }
}

/// The system's call, whose name the opening of lists has taken.
private func openFile(_ path: [CChar], _ flags: Int32) -> Int32 { unsafe open(path, flags) }
