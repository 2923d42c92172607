import EndlessCore
import Testing

@Suite("Pipes and files")
struct PipeAndFileTests {
  /// More rows have come, and the request is answered if all are there.
  private func read(
    _ script: inout BrowserScript, _ store: ScriptedStore, rows: Int, ends: Bool = false
  ) {
    store.grow(by: rows)
    if ends { store.end() }
    guard let token = script.open().last?.token else {
      script.handle(.store(window: 0, .extended))
      return
    }
    script.handle(.answer(window: 0, token: token, .rows(rows)))
    if ends { script.handle(.answer(window: 0, token: token, .finished(next: .end))) }
  }

  @Test("G on a pipe stays at the end and reads on to it")
  func end() {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.press("G")
    #expect(script.item == 200)
    #expect(script.open().map(\.size) == [.max])
    read(&script, store, rows: 1000)
    #expect(script.item == 1200)
    #expect(script.window.following == .toEnd)
    read(&script, store, rows: 34, ends: true)
    #expect(script.item == 1234)
    #expect(script.window.following == nil)
    #expect(script.window.position == .counted(1234, of: 1234))
  }

  @Test(
    "a movement key, the wheel, a click and ^C end the reading to the end",
    arguments: [Key.up, "b", "g", .control("c"), .escape])
  func endsReading(key: Key) {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.press("G")
    script.press(key)
    #expect(script.window.following == nil)
    #expect(script.open().allSatisfy { $0.size != .max })
    #expect(script.message == nil)
    let item = script.item
    store.grow(by: 100)
    script.handle(.store(window: 0, .extended))
    #expect(script.item == item)
  }

  @Test("a wheel and a click end it too")
  func pointerEndsReading() {
    for kind in [PointerEvent.Kind.wheelUp, .press] {
      let store = ScriptedStore(.growing(0), count: 0)
      var script = BrowserScript(.pipe(store))
      read(&script, store, rows: 200)
      script.press("G")
      script.point(kind)
      #expect(script.window.following == nil)
    }
  }

  @Test("a pipe that fails on the way to its end stays where it is")
  func failing() {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.press("G")
    script.fail(0, "Input/output error")
    #expect(script.window.following == nil)
    #expect(
      script.window.footer == .failed(SourceError("Input/output error"), retryAt: nil))
  }

  @Test("F follows: the end stays in view as it grows, a movement stops it")
  func follow() {
    let store = ScriptedStore(.counted(50), count: 50)
    var script = BrowserScript(.file(store))
    #expect(script.press("F") == [.follow(window: 0, true)])
    #expect(script.item == 50)
    store.count = 60
    store.end()
    script.handle(.store(window: 0, .appended(10)))
    #expect(script.item == 60)
    #expect(script.press("k") == [.follow(window: 0, false)])
    store.count = 70
    store.end()
    script.handle(.store(window: 0, .appended(10)))
    #expect(script.item == 59)
    #expect(script.window.following == nil)
    script.press("F")
    #expect(script.press("F") == [.follow(window: 0, false)])
  }

  @Test("+F follows from the start")
  func startFollowing() {
    var settings = WindowSettings()
    settings.follows = true
    let script = BrowserScript(.file(ScriptedStore(.counted(50), count: 50), settings))
    #expect(script.effects == [.follow(window: 0, true)])
    #expect(script.item == 50)
  }

  @Test("N g on a pipe reads until the item is there, and no further")
  func item() {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.type("500g")
    #expect(script.open().map(\.size) == [.max])
    read(&script, store, rows: 200)
    #expect(script.item == 1)
    read(&script, store, rows: 200)
    #expect(script.item == 500)
    #expect(script.open().isEmpty)
    #expect(script.window.pendingPlace == nil)
  }

  @Test("N g past the end of a pipe says how many there are, once that is known")
  func beyond() {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.type("500g")
    read(&script, store, rows: 10, ends: true)
    #expect(script.item == 1)
    #expect(script.message == "Only 210 items")
  }

  @Test(
    "a movement or ^C gives up a place that is waited for", arguments: [Key.down, .control("c")])
  func givenUp(key: Key) {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.type("500g")
    script.press(key)
    #expect(script.window.pendingPlace == nil)
    read(&script, store, rows: 1000)
    #expect((script.item ?? 0) < 3)
  }

  @Test("25% of a pipe needs its end")
  func percent() {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store))
    read(&script, store, rows: 200)
    script.type("25%")
    #expect(script.item == 1)
    read(&script, store, rows: 201, ends: true)
    #expect(script.item == 101)
  }

  @Test("25% of rows that are being counted waits for their number")
  func uncountedPercent() {
    let store = ScriptedStore(.uncounted, count: 401)
    var script = BrowserScript(.file(store))
    script.type("25%")
    #expect(script.item == 1)
    #expect(script.window.pendingPlace == .percent(25))
    store.end()
    script.handle(.store(window: 0, .extended))
    #expect(script.item == 101)
  }

  @Test("a row that is not found yet is gone to when it is")
  func uncountedItem() {
    let store = ScriptedStore(.uncounted, count: 10_000, reach: 1000)
    var script = BrowserScript(.file(store))
    script.type("500g")
    #expect(script.item == 500)
    script.type("5000g")
    #expect(script.item == 500)
    store.reach = 6000
    script.handle(.store(window: 0, .extended))
    #expect(script.item == 5000)
  }

  @Test("from the first row up is the last one, before anything is counted")
  func uncountedRing() {
    var script = BrowserScript(.file(ScriptedStore(.uncounted, count: 10_000, reach: 1000)))
    script.press("k")
    #expect(script.window.viewport.cursorIndex == -1)
    #expect(script.window.position == .uncounted(-1, fraction: 0.9999))
    script.press("j", "G")
    #expect(script.window.viewport.cursorIndex == -1)
  }

  @Test("the count joins both ends, and the current item stays")
  func counted() {
    let store = ScriptedStore(.uncounted, count: 10_000, reach: 1000)
    var script = BrowserScript(.file(store))
    script.press("G", "k")
    store.end()
    script.handle(.store(window: 0, .extended))
    #expect(script.item == 9999)
  }

  @Test("a file that was replaced begins at its first row")
  func reset() {
    let store = ScriptedStore(.counted(50), count: 50)
    var script = BrowserScript(.file(store))
    script.type("30g")
    store.count = 40
    store.end()
    script.handle(.store(window: 0, .reset))
    #expect(script.item == 1)
  }
}

@Suite("The place where a list opens")
struct StartTests {
  private func settings(_ place: ListWindow.Place) -> WindowSettings {
    var settings = WindowSettings()
    settings.start = place
    return settings
  }

  @Test(
    "C5 +3, +-3, +1 and +-1 of 1000",
    arguments: [
      (ListWindow.Place.item(2), 3), (.fromEnd(3), 998), (.item(0), 1), (.fromEnd(1), 1000),
    ])
  func counted(place: ListWindow.Place, item: Int) {
    let script = BrowserScript(.numbered(1000, .stop, settings(place)))
    #expect(script.item == item)
    #expect(script.row != nil)
  }

  @Test("C8 +42 opens with row 42 current and visible, +49 of 48 says there are 48")
  func tig() {
    var script = BrowserScript(.numbered(48, .stop, settings(.item(41))))
    #expect(script.item == 42)
    #expect(script.row != nil)
    script = BrowserScript(.numbered(48, .stop, settings(.item(48))))
    #expect(script.item == 1)
    #expect(script.message == "Only 48 items")
    script = BrowserScript(.numbered(48, .stop, settings(.fromEnd(49))))
    #expect(script.item == 1)
    #expect(script.message == "Only 48 items")
  }

  @Test("C5 on a file that has not been counted")
  func uncounted() {
    let store = ScriptedStore(.uncounted, count: 1000, reach: 500)
    var script = BrowserScript(.file(store, settings(.fromEnd(3))))
    #expect(script.window.viewport.cursorIndex == -3)
    script = BrowserScript(.file(store, settings(.fromEnd(800))))
    #expect(script.item == 1)
    store.reach = 900
    script.handle(.store(window: 0, .extended))
    #expect(script.window.viewport.cursorIndex == -800)
  }

  @Test("C5 +-3 of a pipe waits for its end")
  func pipe() {
    let store = ScriptedStore(.growing(0), count: 0)
    var script = BrowserScript(.pipe(store, settings(.fromEnd(3))))
    #expect(script.message == nil)
    #expect(script.open().map(\.size) == [.max])
    store.grow(by: 1000)
    store.end()
    if let token = script.open().last?.token {
      script.handle(.answer(window: 0, token: token, .finished(next: .end)))
    }
    #expect(script.item == 998)
  }

  @Test("+45 of a source that pages loads as many pages as that takes, and no more")
  func paged() {
    var script = BrowserScript(.feed(.stop, settings(.item(44))), rows: 12)
    #expect(script.message == nil)
    script.answer()
    #expect(script.message == nil)
    script.answer()
    #expect(script.open().map(\.size) == [20])
    script.answer()
    #expect(script.item == 45)
    #expect(script.open().isEmpty)
  }

  @Test("+45 of a source that pages and ends before says how many there are")
  func pagedTooFew() {
    var script = BrowserScript(.feed(.stop, settings(.item(44))), rows: 12)
    script.answer()
    script.answer(rows: 3, next: .end)
    #expect(script.item == 1)
    #expect(script.message == "Only 23 items")
  }

  @Test("+45 of a source that pages is given up by a movement, an error and ^C")
  func pagedGivenUp() {
    for key in [Key.down, .control("c")] {
      var script = BrowserScript(.feed(.stop, settings(.item(44))), rows: 12)
      script.answer()
      script.press(key)
      #expect(script.window.pendingPlace == nil)
      script.answer()
      #expect((script.item ?? 0) < 3)
    }
    var script = BrowserScript(.feed(.stop, settings(.item(44))), rows: 12)
    script.answer()
    script.fail()
    #expect(script.message == "Only 20 items loaded")
  }

  @Test("+G of a source that pages is the last row of its first page")
  func pagedEnd() {
    var script = BrowserScript(.feed(.stop, settings(.fromEnd(1))), rows: 12)
    #expect(script.message == nil)
    script.answer()
    #expect(script.item == 20)
    #expect(script.requestCount() == 2)
    script.answer()
    #expect(script.item == 20)
  }

  @Test("50g on a source that pages says what is loaded, and asks for nothing")
  func typed() {
    var script = BrowserScript(.feed(.stop), rows: 12)
    script.type("5g")
    #expect(script.message == "Nothing loaded yet")
    script.answer()
    script.type("50g")
    #expect(script.message == "Only 20 items loaded")
    #expect(script.requestCount() == 1)
  }
}
