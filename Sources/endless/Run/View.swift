internal import EndlessCore
internal import EndlessLoading
internal import EndlessText
internal import EndlessUI

/// Shows the lists on the terminal until they are left.
///
/// - Throws: `UsageError` if the terminal cannot be used or the trace not be written.
func view(_ lists: [OpenList], _ options: Options) throws(UsageError) -> Int32 {
  let settings = options.settings
  let mailbox = Mailbox()
  var setup = BrowserSetup(windows: lists.map(\.window))
  setup.browser.picks = options.mode == .pick
  setup.browser.animates = settings.animation
  setup.text = TextOptions(tabs: settings.tabs, ambiguousWide: settings.ambiguousWide)
  setup.seamStyle = settings.seam.style
  let suppliers = lists.map(\.supplier)
  let recorder = try settings.trace.map { path throws(UsageError) in try TraceRecorder(path) }

  if settings.picksOnlyItem || settings.leavesEmptyList,
    let decided = decide(&setup, suppliers, mailbox, settings, recorder)
  {
    return finish(.left(decided), settings)
  }
  return finish(try show(setup, suppliers, mailbox, settings, recorder), settings)
}

/// Finds out without a screen whether one is wanted; nil if it is.
private func decide(
  _ setup: inout BrowserSetup, _ suppliers: [any Supplier], _ mailbox: Mailbox,
  _ settings: Settings, _ recorder: TraceRecorder?
) -> Leaving? {
  var headless = Headless(setup, suppliers: suppliers, mailbox: mailbox, record: recorder?.record)
  let decided = headless.decide(settings)
  setup.windows = headless.windows
  setup.areStarted = true
  if decided != nil { headless.close() }
  return decided
}

/// Takes the screen, and has given it back when it returns.
private func show(
  _ setup: BrowserSetup, _ suppliers: [any Supplier], _ mailbox: Mailbox, _ settings: Settings,
  _ recorder: TraceRecorder?
) throws(UsageError) -> EventLoop.Ending {
  // The suppliers are closed after the terminal has been given back: that may take a moment.
  defer { for supplier in suppliers { supplier.close() } }
  var terminal = settings.terminal
  terminal.reportsFocus = setup.windows.contains { $0.pages != nil }
  do throws(CursesError) {
    return try EventLoop.run(
      setup, suppliers: suppliers, mailbox: mailbox, terminal: terminal,
      record: recorder?.record)
  } catch {
    throw UsageError(error.description)
  }
}

private func finish(_ ending: EventLoop.Ending, _ settings: Settings) -> Int32 {
  switch ending {
  case .signalled(let signal): EventLoop.die(of: signal)
  case .vanished: return ExitCode.nothing
  case .left(.picked(let items)):
    let end: UInt8 = settings.print0 ? 0 : UInt8(ascii: "\n")
    let bytes = items.flatMap { $0 + [end] }
    return write(bytes) ? ExitCode.success : ExitCode.failure
  case .left(let leaving): return leaving.exitCode
  }
}

/// Writes a result; a reader that has gone away is nobody's mistake.
private func write(_ bytes: [UInt8]) -> Bool {
  do throws(WriteError) {
    try Output.standard.write(bytes)
    return true
  } catch {
    if !error.isClosedReader { Output.error.write(text: "endless: \(error.message)\n") }
    return false
  }
}

extension Settings {
  var terminal: TerminalOptions {
    var options = TerminalOptions.ofThisProcess
    options.usesColor = color == .always || (color == .auto && options.usesColor)
    options.usesMouse = mouse
    if let mode = PictureMode(rawValue: pictures.rawValue) { options.pictures = mode }
    return options
  }
}

extension SeamChoice {
  fileprivate var style: SeamStyle {
    switch self {
    case .mark: .mark
    case .line: .line
    case .none: .none
    }
  }
}
