package import EndlessCore
internal import EndlessLoading

/// A list whose pages a shell command prints, one item a line: `--load COMMAND`.
///
/// The command is run once a page by `sh -c`, never twice at once, in a session of its own with nothing
/// on its standard input. What a page is asked by stands in its text as `{page}`, `{offset}`, `{size}`,
/// `{last}` and `{cursor}`, and in its environment as `ENDLESS_PAGE` and so on. Items are delivered as
/// they are printed. A line that begins with the byte 0x1E is a control line: a JSON object that may
/// hand over a `cursor`, declare the `end` or ask to be left alone for `retryAfter` seconds.
///
/// A page is over when its command has ended and nobody can print any more, or when what the command
/// left behind in the background has been silent for a quarter of a second. Then, as on cancelling, all
/// that is left of the command's process group is ended: told by SIGTERM, killed half a second later.
package final class CommandSource: ProgramSource {
  /// How a command's output is read.
  package struct Style: Sendable {
    /// What names an item.
    package enum Identity: Sendable {
      /// Its place among the raw rows.
      case position
      /// Its bytes.
      case text
    }

    /// The byte that ends a record: a line feed, or NUL.
    package var separator: UInt8
    /// What names an item.
    package var identity: Identity

    /// Makes a style; without arguments lines named by their places.
    package init(separator: UInt8 = UInt8(ascii: "\n"), identity: Identity = .position) {
      self.separator = separator
      self.identity = identity
    }
  }

  /// Whose turn it is: a command is never run twice at once.
  private struct Turn {
    var run: ProgramRun?
    var isClosed = false
  }

  private let template: CommandTemplate<PagePlace>
  private let style: Style
  private let turn = Monitor(Turn())

  /// Makes a source of a command as the user wrote it.
  package convenience init(_ command: String, style: Style = Style()) {
    self.init(Array(command.utf8), style: style)
  }

  /// Makes a source of a command as the user wrote it, in bytes, which need not be UTF-8.
  package init(_ command: [UInt8], style: Style = Style()) {
    template = CommandTemplate(command)
    self.style = style
  }

  @concurrent
  package func page(
    _ request: PageRequest, partial: @escaping @Sendable ([Item]) -> Void
  ) async throws(SourceError) -> Page {
    let run = ProgramRun(try template.filled { $0.value(in: request) })
    let result: Result<Page, SourceError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasStarted = Thread.start { [self] in
          let reader = PageReader(
            request: request, style: style, takesCursor: template.takes(.cursor), deliver: partial)
          perform(run, reading: reader) { continuation.resume(returning: $0) }
        }
        guard !hasStarted else { return }
        continuation.resume(returning: .failure(SourceError("the system has no thread left")))
      }
    } onCancel: {
      // Under the lock, so that a run that waits for its turn looks again.
      turn.withLock { _ in run.stop(.stop) }
    }
    return try result.get()
  }

  package func shutDown() {
    turn.withLock { turn in
      turn.isClosed = true
      turn.run?.stop(.stopAtOnce)
    }
    turn.wait { $0.run == nil ? () : nil }
  }

  /// Blocks until the run before has ended, and this one has.
  private func perform(
    _ run: ProgramRun, reading reader: PageReader, answer: (Result<Page, SourceError>) -> Void
  ) {
    let mayRun = turn.wait { turn -> Bool? in
      guard !turn.isClosed, !run.isStopped else { return false }
      guard turn.run == nil else { return nil }
      turn.run = run
      return true
    }
    guard mayRun else {
      answer(.failure(SourceError("stopped")))
      return
    }
    run.perform(reading: reader, answer: answer)
    turn.withLock { $0.run = nil }
  }
}
