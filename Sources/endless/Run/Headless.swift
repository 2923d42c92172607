internal import EndlessCore
internal import EndlessLoading
internal import EndlessUI

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A browser without a terminal: the same reading, paging, guards and errors, and nobody looking.
struct Headless {
  private(set) var browser: Browser
  private let suppliers: [any Supplier]
  private let mailbox: Mailbox
  private let record: EventLoop.Record?
  private let start = ContinuousClock.now

  /// Starts the suppliers.
  init(
    _ setup: BrowserSetup, suppliers: [any Supplier], mailbox: Mailbox,
    record: EventLoop.Record? = nil
  ) {
    browser = Browser(
      windows: setup.windows, size: Size(rows: 4, columns: 80), settings: setup.browser,
      measure: PlainMeasure())
    (self.suppliers, self.mailbox, self.record) = (suppliers, mailbox, record)
    for (window, supplier) in suppliers.enumerated() {
      supplier.start(mailbox: mailbox, window: window)
    }
    handle(.tick)
  }

  var windows: [ListWindow] { browser.windows }

  func close() {
    for supplier in suppliers { supplier.close() }
  }

  mutating func handle(_ event: Event) {
    let now = ContinuousClock.now - start
    record?(.event(event, isStale: browser.isStale(event)), browser.windows)
    for effect in browser.handle(event, now: now) {
      record?(.effect(effect), browser.windows)
      switch effect {
      case .load(let window, let request): suppliers[window].load(request)
      case .cancel(let window, let token): suppliers[window].cancel(token)
      case .follow(let window, let on): suppliers[window].follow(on)
      // Nobody looks at a page.
      case .render(let window, let request): suppliers[window].render(request)
      case .stopRendering(let window, let token): suppliers[window].stopRendering(token)
      case .redraw, .suspend, .leave: break
      }
    }
  }

  /// Waits for mail or for the time that the browser waits for, and handles it.
  mutating func step() {
    let now = ContinuousClock.now - start
    let wait = browser.wakeTime(now: now).map { Int32(clamping: ($0 - now).wholeMilliseconds + 1) }
    var waited = pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
    if unsafe poll(&waited, 1, wait.map { max(0, $0) } ?? -1) == 0 { handle(.tick) }
    for letter in mailbox.take() {
      letter.deliver?()
      if let event = letter.event { handle(event) }
    }
  }

  /// Reads on until it is known whether the first list has no item, one or more.
  ///
  /// - Returns: how the program is left without a screen, or nil if it is not.
  mutating func decide(_ settings: Settings) -> Leaving? {
    while true {
      let window = browser.windows[0]
      switch window.viewport.extent {
      case .counted(0): return settings.leavesEmptyList ? .nothing : nil
      case .counted(1) where settings.picksOnlyItem:
        return window.reader.wholeRow(0).map { .picked([$0]) }
      case .growing(let count) where count < 2 && window.paging.append.request != nil: step()
      default: return nil
      }
    }
  }
}

/// One row each: nobody sees them.
private final class PlainMeasure: TextMeasuring {
  func rowCount(ofRow index: Int, in rows: WindowRows, columns: Int) -> Int { 1 }
  func reaches(column: Int, row index: Int, in rows: WindowRows) -> Bool { false }
  func forget() {}
}
