extension Browser {
  /// The same command within this time is a key that is held.
  static let repeatWindow = Duration.milliseconds(150)
  /// Counts stop here; nobody has more rows.
  static let countLimit = 1_000_000_000_000

  mutating func press(_ key: Key, now: Duration, _ reaction: inout Reaction) {
    message = nil
    guard let command = KeyMap.command(for: key, situation) else {
      count = nil
      return
    }
    let press: Press =
      lastCommand.map { $0.command == command && now - $0.time < Self.repeatWindow } == true
      ? .repeated : .fresh
    lastCommand = (command, now)
    if press == .repeated { changePages { $0.holdKey(now: now) } }
    if case .digit(let digit) = command { return type(digit) }
    // A bare 0 means nothing, but where it is a place.
    let typed = count == 0 && command != .percent ? nil : count
    count = nil
    perform(command, count: typed, press: press, now: now, &reaction)
  }

  private mutating func type(_ digit: Int) {
    count = min((count ?? 0) * 10 + digit, Self.countLimit)
  }

  private mutating func perform(
    _ command: Command, count: Int?, press: Press, now: Duration, _ reaction: inout Reaction
  ) {
    switch command {
    case .redraw: reaction.effects.append(.redraw)
    case .suspend: reaction.effects.append(.suspend)
    case .help: toggleHelp()
    default:
      if case .help(let view) = mode {
        performInHelp(command, count: count, view)
      } else {
        performInList(command, count: count, press: press, now: now, &reaction)
      }
    }
  }

  private mutating func performInList(
    _ command: Command, count: Int?, press: Press, now: Duration, _ reaction: inout Reaction
  ) {
    switch command {
    case .left: windows[focus].scrollSideways(by: -(count ?? 1), measure)
    case .right: windows[focus].scrollSideways(by: count ?? 1, measure)
    case .nextWindow: focus = (focus + (count ?? 1)).modulo(windows.count)
    case .previousWindow: focus = (focus - (count ?? 1)).modulo(windows.count)
    case .reload: windows[focus].reload(window: focus, measure, now: now, &reaction)
    case .follow: follow(now: now, &reaction)
    case .toggleWrap: windows[focus].setWrapped(!windows[focus].isWrapped, measure)
    case .toggleNumbers: windows[focus].showsNumbers.toggle()
    case .togglePlaying:
      windows[focus].pages?.togglePlaying(now: now)
      if let hindrance = windows[focus].pages?.hindrance { reaction.say(hindrance, now: now) }
    case .slower, .faster: changeInterval(command, count, now: now, &reaction)
    case .pick: pick(&reaction)
    case .cancel, .escape, .quit: leave(command, count, now: now, &reaction)
    default:
      windows[focus].move(
        command, count: count, press: press, measure, now: now, &reaction)
    }
  }

  private mutating func leave(
    _ command: Command, _ count: Int?, now: Duration, _ reaction: inout Reaction
  ) {
    if command == .quit {
      let empty = windows.allSatisfy(\.viewport.isEmpty)
      reaction.effects.append(.leave(settings.picks || empty ? .nothing : .quit))
    } else if command == .cancel, windows[focus].stop(window: focus, measure, &reaction) {
      return
    } else if count != nil || command == .escape && windows[focus].stopWaiting() {
      return
    } else if settings.picks {
      reaction.effects.append(.leave(.aborted))
    } else {
      reaction.say("q quits", now: now)
    }
  }

  private func pick(_ reaction: inout Reaction) {
    let window = windows[focus]
    guard let index = window.currentIndex else {
      reaction.effects.append(.leave(.nothing))
      return
    }
    guard let item = window.reader.wholeRow(index) else { return }
    reaction.effects.append(.leave(.picked([item])))
  }

  private mutating func follow(now: Duration, _ reaction: inout Reaction) {
    guard windows[focus].pages == nil else { return }
    guard !windows[focus].isPaged else {
      return reaction.say("F follows files and pipes", now: now)
    }
    windows[focus].following = windows[focus].following == .growth ? nil : .growth
  }

  private mutating func toggleHelp() {
    if case .help = mode {
      mode = .viewing
    } else {
      mode = .help(Viewport(extent: .counted(helpLines.count), edge: .stop, height: 1))
    }
  }

  /// What the help shows: two entries side by side where there is room.
  public var helpLines: [KeyHelp.Line] {
    KeyHelp.lines(situation, columns: size.columns >= 76 ? 2 : 1)
  }

  private mutating func performInHelp(_ command: Command, count: Int?, _ view: Viewport) {
    var view = view
    let times = count ?? 1
    switch command {
    case .escape, .quit, .cancel:
      mode = .viewing
      return
    case .lineUp: view.scroll(by: -times)
    case .lineDown: view.scroll(by: times)
    case .pageUp: view.scroll(by: -times * max(1, view.height - 1))
    case .pageDown: view.scroll(by: times * max(1, view.height - 1))
    case .halfUp: view.scroll(by: -times * max(1, view.height / 2))
    case .halfDown: view.scroll(by: times * max(1, view.height / 2))
    case .first: view.goHome()
    case .last: view.goToEnd()
    default: break
    }
    mode = .help(view)
  }
}
