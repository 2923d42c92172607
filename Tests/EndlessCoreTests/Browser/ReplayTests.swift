import EndlessCore
import Testing

@Suite("The same events, the same states")
struct ReplayTests {
  private static let keys: [Key] =
    KeyMap.bindings.flatMap(\.keys).filter { $0 != "q" && $0 != .enter }
    + ["1", "2", "5", "0", "%", "g", .down, .down, .function(9)]

  private static func windows() -> [ListWindow] {
    var wrapped = WindowSettings()
    (wrapped.wraps, wrapped.headerCount, wrapped.edge) = (true, 1, .pause)
    let rows = (0..<60).map { String(repeating: "x", count: $0 * 37 % 500) }
    return [.feed(), .texts(rows, .pause, wrapped), .feed(.stop), .numbered(3)]
  }

  /// Plays a random schedule of keys, pointers, sizes, answers and time.
  private static func schedule(seed: Int, steps: Int) -> BrowserScript {
    var random = SplitMix(seed: seed)
    var script = BrowserScript(windows())
    for _ in 0..<steps {
      switch random.below(12) {
      case 0: script.resize(rows: random.below(40) + 1, columns: random.below(150) + 1)
      case 1: script.wait(.milliseconds(random.below(3000)))
      case 2:
        let kind: PointerEvent.Kind =
          random.oneIn(2) ? .press : random.oneIn(2) ? .wheelUp : .wheelDown
        script.point(kind, row: random.below(40), column: random.below(150))
      case 3: script.answer(random.below(4) & 2, rows: random.below(25))
      case 4:
        script.fail(random.below(4) & 2, retryAfter: random.oneIn(2) ? nil : .seconds(2))
      case 5: script.answer(random.below(4) & 2, rows: random.below(3), next: .end)
      default:
        script.now += .milliseconds(random.below(400))
        script.handle(.input(.key(keys[random.below(keys.count)])))
      }
    }
    return script
  }

  @Test("property 15: a log that is played again ends in the same state", arguments: 0..<20)
  func replay(seed: Int) {
    let script = Self.schedule(seed: seed, steps: 400)
    var again = BrowserScript(Self.windows())
    for entry in script.log.dropFirst() {
      again.now = entry.time
      again.handle(entry.event)
    }
    #expect(again.effects == script.effects)
    #expect(again.browser.windows.map(\.viewport) == script.browser.windows.map(\.viewport))
    #expect(again.browser.windows.map(\.paging) == script.browser.windows.map(\.paging))
    #expect(again.browser.windows.map(\.footer) == script.browser.windows.map(\.footer))
    #expect(again.browser.mode == script.browser.mode)
    #expect(again.browser.focus == script.browser.focus)
    #expect(again.browser.message == script.browser.message)
    #expect(again.browser.count == script.browser.count)
  }

  @Test("whatever happens the focus is visible, the current item too, one request a direction")
  func invariants() {
    for seed in 100..<300 {
      var random = SplitMix(seed: seed)
      let script = Self.schedule(seed: seed, steps: 10 + random.below(150))
      let browser = script.browser
      #expect(browser.layout.area(of: browser.focus) != nil)
      for area in browser.layout.areas {
        let window = browser.windows[area.window]
        let items = browser.visibleItems(window)
        #expect(
          window.viewport.isEmpty || items.contains { $0.position == window.viewport.cursor },
          "seed \(seed)")
        #expect(items.allSatisfy { $0.rows.upperBound <= window.viewport.height })
        let asked = script.open(area.window).map(\.direction)
        #expect(Set(asked).count == asked.count, "seed \(seed)")
      }
    }
  }
}
