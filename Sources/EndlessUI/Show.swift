public import EndlessCore
internal import EndlessLoading

/// Shows an endless list on the terminal until the user leaves: the whole program in one call.
///
/// ```swift
/// let ending = try show(MySource(), title: "News")
/// ```
///
/// - Parameters:
///   - source: where pages come from.
///   - title: the name in the title bar.
///   - edge: what lies past the last item, once it is known.
///   - policy: how pages are asked for.
///   - picks: whether Enter leaves with the current item.
///   - terminal: how the terminal is used.
/// - Returns: how the list was left. The terminal has been given back.
/// - Throws: `CursesError` before anything is written to the terminal.
public func show(
  _ source: any PageSource, title: String, edge: Edge = .ring, policy: PagingPolicy = .standard,
  picks: Bool = false, terminal: TerminalOptions = .ofThisProcess
) throws(CursesError) -> EventLoop.Ending {
  var settings = WindowSettings()
  settings.edge = edge
  let window = ListWindow(title: title, rows: .feed(Feed(policy: policy)), settings: settings)
  var setup = BrowserSetup(windows: [window])
  setup.browser.picks = picks
  let supplier = SourceSupplier(source)
  defer { supplier.close() }
  return try EventLoop.run(
    setup, suppliers: [supplier], mailbox: Mailbox(), terminal: terminal)
}
