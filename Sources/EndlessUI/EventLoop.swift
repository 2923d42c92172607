public import EndlessCore
public import EndlessLoading
internal import EndlessText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Runs a browser on a terminal until it is left: keys and mail in, effects out, one frame drawn when
/// nothing waits.
///
/// Everything that changes state happens on the thread that calls `run()`.
public struct EventLoop: ~Copyable {
  /// What happened, for whoever keeps a record: called for each effect, answer and change in order.
  public enum Occurrence: Sendable {
    /// An effect is carried out.
    case effect(Effect)
    /// An event is handled; `isStale` says that its token is void and it changes nothing.
    case event(Event, isStale: Bool)
  }

  /// How a loop ended.
  public enum Ending: Hashable, Sendable {
    /// The user left.
    case left(Leaving)
    /// This signal asked the process to end; the terminal has been given back.
    case signalled(Int32)
    /// The terminal is gone.
    case vanished
  }

  /// Takes an occurrence, and the windows as they are then.
  public typealias Record = (Occurrence, [ListWindow]) -> Void

  private var browser: Browser
  private let suppliers: [any Supplier]
  private let mailbox: Mailbox
  private let painter: ScenePainter
  private let record: Record?
  private let watch = Stopwatch()
  private var keys: KeyReader
  private var ending: Ending?
  private let areStarted: Bool
  private var isLate = false
  private var scroller: TerminalScroller

  /// A frame is drawn after this time even if events never cease.
  private static let longestWait = Duration.milliseconds(50)
  /// A terminal that needs longer for a frame is too slow for anything that slides.
  private static let longestDrawing = PageTurn.frame * 2

  /// Runs until the user leaves, a signal asks the process to end, or the terminal is gone.
  ///
  /// - Parameters:
  ///   - setup: the lists and how they behave.
  ///   - suppliers: what stands behind each list, in the same order. They are the caller's to close.
  ///   - mailbox: where suppliers post their answers.
  ///   - terminal: how the terminal is used.
  ///   - record: told of everything that happens.
  /// - Returns: how it ended. The terminal has been given back.
  /// - Throws: `CursesError` before anything is written to the terminal.
  public static func run(
    _ setup: BrowserSetup, suppliers: [any Supplier], mailbox: Mailbox,
    terminal: TerminalOptions, record: Record? = nil
  ) throws(CursesError) -> Ending {
    var loop = try EventLoop(
      setup, suppliers: suppliers, mailbox: mailbox, terminal: terminal, record: record)
    return loop.run()
  }

  private init(
    _ setup: BrowserSetup, suppliers: [any Supplier], mailbox: Mailbox,
    terminal: TerminalOptions, record: Record?
  ) throws(CursesError) {
    let scroller = try TerminalScroller(options: terminal, wake: mailbox.signalDescriptor)
    var setup = setup
    setup.text.asciiOnly = scroller.terminal.isASCII
    setup.browser.note = setup.browser.note ?? scroller.terminal.note
    let text = RowText(options: setup.text)
    painter = ScenePainter(text: text, seamStyle: setup.seamStyle)
    browser = Browser(
      windows: setup.windows, size: scroller.size, settings: setup.browser, measure: text)
    keys = KeyReader(
      descriptor: scroller.terminal.inputDescriptor, patience: terminal.escapeDelay)
    self.scroller = scroller
    areStarted = setup.areStarted
    (self.suppliers, self.mailbox, self.record) = (suppliers, mailbox, record)
  }

  private mutating func run() -> Ending {
    let first = browser.handle(.display(display), now: now)
    // Rows are in the first frame; a page is not, and whoever makes it does so while that is drawn.
    let hasPages = browser.windows.contains { $0.pages != nil }
    if !hasPages { draw() }
    if !areStarted {
      for (window, supplier) in suppliers.enumerated() {
        supplier.start(mailbox: mailbox, window: window)
      }
    }
    perform(first)
    beginRendering()
    if hasPages { draw() }
    var drawn = now
    while ending == nil {
      let waits = wait()
      // In this order: taking mail empties the pipe, also of the byte of a signal.
      takeMail()
      takeSignals()
      takeKeys()
      guard ending == nil else { break }
      if waits == .timeOut { handle(.tick) }
      if now - drawn < Self.longestWait, isMoreWaiting { continue }
      draw()
      drawn = now
    }
    if ending != .vanished { scroller.hidePictures() }
    return ending ?? .vanished
  }

  /// Ends the process by a signal, so that whoever waits for it sees what has happened.
  public static func die(of signal: Int32) -> Never { SignalNews.die(of: signal) }

  private var now: Duration { watch.elapsed }

  private var display: Display {
    var display = scroller.terminal.display
    display.isASCII = painter.theme.isASCII
    return display
  }

  private mutating func draw() {
    let began = now
    scroller.show(painter.scene(browser, now: began))
    let took = now - began
    if (took > Self.longestDrawing) != isLate {
      isLate.toggle()
      handle(.drawn(isLate: isLate))
      // What was sliding is in its place now, and nobody would wake to draw that.
      if isLate { scroller.show(painter.scene(browser, now: now)) }
    }
    for (window, supplier) in suppliers.enumerated() {
      if let rows = browser.rowsBelow(window) { supplier.look(ahead: rows) }
    }
    beginRendering()
  }

  /// What nobody has stopped since it was asked for.
  private func beginRendering() {
    for supplier in suppliers { supplier.beginRendering() }
  }

  private mutating func handle(_ event: Event) {
    guard ending == nil else { return }
    let now = now
    record?(.event(event, isStale: browser.isStale(event)), browser.windows)
    perform(browser.handle(event, now: now))
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      record?(.effect(effect), browser.windows)
      switch effect {
      case .load(let window, let request): suppliers[window].load(request)
      case .cancel(let window, let token): suppliers[window].cancel(token)
      case .render(let window, let request): suppliers[window].render(request)
      case .stopRendering(let window, let token): suppliers[window].stopRendering(token)
      case .follow(let window, let on): suppliers[window].follow(on)
      case .redraw: scroller.repaint()
      case .suspend: suspend()
      case .leave(let leaving): ending = .left(leaving)
      }
    }
  }
}

extension EventLoop {
  private enum Wait { case timeOut, something }

  /// Sleeps until a key, mail or a signal comes, or until something changes by itself.
  private func wait() -> Wait {
    let wake = browser.wakeTime(now: now)
    let timeout: Int32 =
      wake.map { Int32(clamping: max(0, ($0 - now).wholeMilliseconds + 1)) } ?? -1
    return poll(timeout: timeout) ? .something : .timeOut
  }

  private var isMoreWaiting: Bool { poll(timeout: 0) }

  private func poll(timeout: Int32) -> Bool {
    var waited = [
      pollfd(fd: scroller.terminal.inputDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    #if canImport(Glibc)
      return unsafe Glibc.poll(&waited, 2, timeout) != 0
    #else
      return unsafe Darwin.poll(&waited, 2, timeout) != 0
    #endif
  }

  private mutating func takeSignals() {
    let news = SignalNews.take()
    if let signal = news.ending { ending = .signalled(signal) }
    guard ending == nil else { return }
    if news.asksToStop { suspend() }
    if news.isContinued {
      scroller.terminal.resume()
      resized()
      handle(.resumed)
    }
    if news.isResized { resized() }
  }

  private mutating func takeMail() {
    for letter in mailbox.take() {
      letter.deliver?()
      if let event = letter.event { handle(event) }
    }
  }

  private mutating func takeKeys() {
    guard ending == nil, isTyped else { return }
    do {
      for input in try keys.read() { handle(.input(input)) }
    } catch {
      ending = .vanished
    }
  }

  private var isTyped: Bool {
    var waited = pollfd(
      fd: scroller.terminal.inputDescriptor, events: Int16(POLLIN), revents: 0)
    #if canImport(Glibc)
      return unsafe Glibc.poll(&waited, 1, 0) > 0
    #else
      return unsafe Darwin.poll(&waited, 1, 0) > 0
    #endif
  }

  private mutating func resized() {
    scroller.resize()
    handle(.display(display))
    handle(.resize(scroller.size))
  }

  private mutating func suspend() {
    handle(.suspended)
    scroller.suspend()
    resized()
    handle(.resumed)
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  package var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
