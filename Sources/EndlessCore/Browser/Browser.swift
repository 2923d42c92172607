/// The whole state of the program: an event goes in, the state changes, effects come out.
///
/// It reads no clock and touches no device. Time is a duration since any fixed moment, given with each
/// event, so the same log of events gives the same states.
public struct Browser {
  /// What the keys are about.
  public enum Mode: Hashable, Sendable {
    /// The lists.
    case viewing
    /// The help, scrolled to this view.
    case help(Viewport)
  }

  /// All windows, visible or not.
  public internal(set) var windows: [ListWindow]
  /// The window that keys go to.
  public internal(set) var focus = 0
  /// The first of the windows that are visible, if there are more than fit.
  private var firstVisible = 0
  /// The screen's size.
  public internal(set) var size: Size
  /// What the keys are about.
  public internal(set) var mode: Mode = .viewing
  /// The number typed so far.
  public internal(set) var count: Int?
  /// What the status line says instead of its hints.
  public internal(set) var message: Message?
  /// How keys are understood.
  public let settings: BrowserSettings

  let measure: any TextMeasuring
  /// The last command and when it was given, to tell a held key.
  var lastCommand: (command: Command, time: Duration)?

  /// Makes a browser.
  ///
  /// - Parameters:
  ///   - windows: at least one list.
  ///   - size: the screen's.
  ///   - settings: how keys are understood.
  ///   - measure: how text is laid out.
  public init(
    windows: [ListWindow], size: Size, settings: BrowserSettings = BrowserSettings(),
    measure: any TextMeasuring
  ) {
    precondition(!windows.isEmpty, "a browser needs at least one window")
    self.windows = windows
    for number in windows.indices { self.windows[number].number = number }
    self.size = size
    self.settings = settings
    self.measure = measure
    message = settings.note.map { Message(text: $0, isError: false, expiry: Message.lifetime) }
  }

  /// Takes one event.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: when.
  /// - Returns: what the world has to do, in this order.
  public mutating func handle(_ event: Event, now: Duration) -> [Effect] {
    var reaction = Reaction()
    if let expiry = message?.expiry, expiry <= now { message = nil }
    react(to: event, now: now, &reaction)
    settle(now: now, &reaction)
    if let message = reaction.message { self.message = message }
    firstVisible = layout.areas[0].window
    return reaction.effects
  }

  /// Where the windows stand.
  public var layout: Layout {
    Layout(count: windows.count, focus: focus, size: size, first: firstVisible)
  }

  /// What decides which keys mean something.
  public var situation: Situation {
    let window = windows[focus]
    return Situation(
      picks: settings.picks, hasWindows: windows.count > 1, hasPages: window.pages != nil,
      isPlaying: window.pages?.isMoving ?? false,
      pageScrolls: window.pages.map {
        $0.scrolls(page: $0.pager.index, wraps: window.isWrapped, measure)
      } ?? false)
  }

  private mutating func react(to event: Event, now: Duration, _ reaction: inout Reaction) {
    switch event {
    case .input(.key(let key)): press(key, now: now, &reaction)
    case .input(.pointer(let pointer)): point(pointer, now: now, &reaction)
    case .input(.focus(let on)):
      holdPages(.unfocused, !on, now: now)
      if !on { endDrag(now: now) }
    case .attention(let attention, let isSo):
      holdPages(attention.reason, isSo, now: now)
    case .tick: break
    case .resize(let new): size = new
    case .display(let display): changePages { $0.use(display) }
    case .drawn(let isLate): changePages { $0.drawn(isLate: isLate) }
    case .suspended:
      holdPages(.suspended, true, now: now)
      endDrag(now: now)
    case .resumed:
      holdPages(.suspended, false, now: now)
      reaction.effects.append(.redraw)
    case .contents(let window, let token, let answer):
      // Each text has a number of its own: what is remembered of others stays good.
      windows[window].pages?.receive(answer, token: token)
    case .answer(let window, let token, let answer):
      measure.forget()
      windows[window].receive(answer, token: token, measure, now: now, &reaction)
    case .store(let window, let change):
      if change != .extended { measure.forget() }
      windows[window].take(change, measure, &reaction)
    }
  }

  private mutating func settle(now: Duration, _ reaction: inout Reaction) {
    let layout = layout
    if windows.contains(where: { $0.pages != nil }) { hidePages(layout, now: now, &reaction) }
    for area in layout.areas {
      windows[area.window].settle(
        window: area.window, area: area, measure, now: now, &reaction)
    }
    if case .help(var view) = mode {
      view.update(extent: .counted(helpLines.count))
      view.resize(height: size.rows >= 2 ? size.rows - 1 : 1)
      mode = .help(view)
    }
  }
}

/// How a browser understands keys.
public struct BrowserSettings: Hashable, Sendable {
  /// Whether Enter prints the current item and leaves.
  public var picks = false
  /// Something to say in the status line at first.
  public var note: String?
  /// Whether the screen may change without a key: spinners and counts of seconds.
  public var animates = true

  /// Makes the settings of a viewer.
  public init() {}
}
