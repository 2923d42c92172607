import EndlessCore
import Testing

/// What a command of the key table has to do: a browser to press its key in, and what is to be seen
/// after it, which is not to be seen before.
private struct Trial {
  var start: BrowserScript
  var isDone: (BrowserScript, [Effect]) -> Bool

  init(_ start: BrowserScript, isDone: @escaping (BrowserScript, [Effect]) -> Bool) {
    (self.start, self.isDone) = (start, isDone)
  }

  /// Stands on item 50 of 100, on the fifth of 22 rows.
  static func list(isDone: @escaping (BrowserScript) -> Bool) -> Trial {
    var script = BrowserScript(.numbered(100, .stop))
    script.type("50g")
    script.press(Array(repeating: "k", count: 6))
    return Trial(script) { script, _ in isDone(script) }
  }

  /// Stands on the fifth of nine pages, a text of a hundred lines that is scrolled by twenty.
  static func album(isDone: @escaping (BrowserScript) -> Bool) -> Trial {
    var script = BrowserScript(.album(9))
    script.type("5g")
    script.renderAll { _ in .text((0..<100).map { Array("line \($0)".utf8) }) }
    script.press(Array(repeating: .down, count: 20))
    return Trial(script) { script, _ in isDone(script) }
  }

  static func asks(_ effect: Effect, picks: Bool = false) -> Trial {
    Trial(BrowserScript(.numbered(100), picks: picks)) { _, asked in asked == [effect] }
  }

  static func two(focus: Int) -> Trial {
    var script = BrowserScript([.numbered(9), .numbered(9), .numbered(9)], columns: 120)
    script.press(.tab)
    return Trial(script) { script, _ in script.browser.focus == focus }
  }
}

@Suite("The key table")
struct KeyMapTests {
  /// What moves means where items are pages.
  private static func pageTrial(of command: Command) -> Trial? {
    switch command {
    case .lineUp: .album { $0.firstLine == 19 }
    case .lineDown: .album { $0.firstLine == 21 }
    case .pageUp: .album { $0.window.currentIndex == 3 }
    case .pageDown: .album { $0.window.currentIndex == 5 }
    case .halfUp: .album { $0.firstLine == 10 }
    case .halfDown: .album { $0.firstLine == 30 }
    case .first: .album { $0.window.currentIndex == 0 }
    case .last: .album { $0.window.currentIndex == 8 }
    default: nil
    }
  }

  private static func trial(of command: Command, forPages: Bool) -> Trial? {
    if forPages, let trial = pageTrial(of: command) { return trial }
    return switch command {
    case .lineUp: .list { $0.item == 43 && $0.top == 40 }
    case .lineDown: .list { $0.item == 45 && $0.top == 40 }
    case .pageUp: .list { $0.item == 23 && $0.top == 19 }
    case .pageDown: .list { $0.item == 65 && $0.top == 61 }
    case .halfUp: .list { $0.item == 33 && $0.top == 29 }
    case .halfDown: .list { $0.item == 55 && $0.top == 51 }
    case .first: .list { $0.item == 1 && $0.top == 1 }
    case .last: .list { $0.item == 100 && $0.top == 79 }
    case .percent: percent
    case .left: sideways(from: 1, to: 0)
    case .right: sideways(from: 0, to: 1)
    case .nextWindow: .two(focus: 2)
    case .previousWindow: .two(focus: 0)
    case .reload: reload
    case .cancel: cancel
    case .follow: follow
    case .toggleWrap: Trial(BrowserScript(.numbered(9))) { script, _ in script.window.isWrapped }
    case .toggleNumbers:
      Trial(BrowserScript(.numbered(9))) { script, _ in script.window.columns.numbers == 2 }
    case .previousPage: .album { $0.window.currentIndex == 3 }
    case .nextPage: .album { $0.window.currentIndex == 5 }
    case .togglePlaying: .album { $0.window.pages?.autoplay.isOn == true }
    case .slower: .album { $0.window.pages?.autoplay.interval == .seconds(5) }
    case .faster: .album { $0.window.pages?.autoplay.interval == .seconds(3) }
    case .pick: .asks(.leave(.picked([Array("row 1".utf8)])), picks: true)
    case .help: Trial(BrowserScript(.numbered(9))) { script, _ in script.browser.mode != .viewing }
    case .redraw: .asks(.redraw)
    case .suspend: .asks(.suspend)
    case .escape: .asks(.leave(.aborted), picks: true)
    case .quit: .asks(.leave(.quit))
    case .digit: nil
    }
  }

  private static var percent: Trial {
    var script = BrowserScript(.numbered(101, .stop))
    script.type("25")
    return Trial(script) { script, _ in script.item == 26 }
  }

  private static func sideways(from start: Int, to end: Int) -> Trial {
    var script = BrowserScript(.texts([String(repeating: "x", count: 1000)]))
    for _ in 0..<start { script.press(.right) }
    return Trial(script) { script, _ in script.window.leftColumn == end * 38 }
  }

  private static var reload: Trial {
    var script = BrowserScript(.feed())
    script.answer(rows: 60, next: .end)
    return Trial(script) { script, asked in
      guard case .load(0, let request)? = asked.first else { return false }
      return request.direction == .refresh && script.window.viewport.knownCount == 60
    }
  }

  private static var cancel: Trial {
    Trial(BrowserScript(.feed())) { script, asked in
      guard case .cancel(0, _)? = asked.first else { return false }
      return script.window.footer == .stopped
    }
  }

  private static var follow: Trial {
    Trial(BrowserScript(.file(ScriptedStore(.counted(100), count: 100)))) { script, asked in
      asked == [.follow(window: 0, true)] && script.item == 100
    }
  }

  @Test("every key of the table does what its help says", arguments: KeyMap.bindings.indices)
  func everyBinding(place: Int) throws {
    let binding = KeyMap.bindings[place]
    let isForPages = !binding.when(Situation(picks: true, hasWindows: true))
    let trial = try #require(
      Self.trial(of: binding.command, forPages: isForPages), "\(binding.help) has no test")
    let isDoneBefore = trial.isDone(trial.start, [])
    #expect(!isDoneBefore, "\(binding.help) was done before any key")
    for key in binding.keys {
      var script = trial.start
      let asked = script.press(key)
      let isDone = trial.isDone(script, asked)
      #expect(isDone, "\(key.name): \(binding.help)")
    }
  }

  @Test("no key means two things at once")
  func unambiguous() {
    withEvery(0..<32) { bits in
      let hasPages = bits & 4 != 0
      let situation = Situation(
        picks: bits & 1 != 0, hasWindows: bits & 2 != 0, hasPages: hasPages,
        isPlaying: hasPages && bits & 8 != 0, pageScrolls: hasPages && bits & 16 != 0)
      let keys = KeyMap.bindings.filter { $0.when(situation) }.flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test("Enter is bound in a picker only, Tab where there are more windows")
  func conditional() {
    let viewer = Situation(picks: false, hasWindows: false)
    #expect(KeyMap.command(for: .enter, viewer) == nil)
    #expect(KeyMap.command(for: .tab, viewer) == nil)
    #expect(!KeyHelp.lines(viewer, columns: 1).contains { $0.entries[0].keys == "Enter" })
    let picker = Situation(picks: true, hasWindows: true)
    #expect(KeyMap.command(for: .enter, picker) == .pick)
    #expect(KeyMap.command(for: .tab, picker) == .nextWindow)
  }

  @Test("the hints begin with the most useful one")
  func hints() {
    let words = KeyMap.hints(Situation(picks: true, hasWindows: true)).map(\.word)
    #expect(words == ["pick", "move", "page", "window", "help", "quit"])
    let album = KeyMap.hints(Situation(picks: false, hasWindows: false, hasPages: true))
    #expect(album.map(\.keys) == ["←→", "Home End", "N g", "p", "F1", "q"])
    #expect(album[3].word == "play")
    let playing = KeyMap.hints(
      Situation(
        picks: false, hasWindows: false, hasPages: true, isPlaying: true, pageScrolls: true))
    #expect(playing.map(\.word) == ["page", "scroll", nil, "go to", "pause", "help", "quit"])
  }

  @Test("a key that means nothing changes nothing but the count and the message")
  func unbound() {
    var script = BrowserScript(.numbered(100))
    script.type("5")
    let before = script.window.viewport
    #expect(script.press(.function(9)).isEmpty)
    #expect(script.browser.count == nil)
    #expect(script.window.viewport == before)
  }
}
