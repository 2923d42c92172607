import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("Rows laid out, and places remembered")
struct RowTextTests {
  private func window(_ store: LongRow, wraps: Bool) -> ListWindow {
    var settings = WindowSettings()
    (settings.edge, settings.wraps) = (.stop, wraps)
    return ListWindow(
      title: "long", rows: .store(store, Paging(isOver: true)), settings: settings)
  }

  @Test("C11 a row of 16 MiB: opening it and each step sideways read what is shown")
  func sideways() {
    let store = LongRow(bytes: 16 << 20)
    var screen = Screen(window(store, wraps: false), rows: 8, columns: 80)
    _ = screen.lines
    #expect(store.bytesRead < 64 << 10)
    for step in 1...2000 {
      store.bytesRead = 0
      screen.press(.right)
      _ = screen.frame
      #expect(store.bytesRead < 64 << 10, "step \(step)")
    }
    #expect(screen.browser.windows[0].leftColumn == 2000 * 38)
    #expect(screen.lines[1].contains("76000"))
  }

  @Test("a wrapped row is counted once, not with every key")
  func counted() {
    let store = LongRow(bytes: 1 << 19)
    var screen = Screen(window(store, wraps: true), rows: 8, columns: 80)
    _ = screen.lines
    store.bytesRead = 0
    for _ in 0..<5 { screen.press("j") }
    _ = screen.lines
    #expect(store.bytesRead < 1 << 18)
  }

  @Test("a row longer than what is wrapped is chopped all the same")
  func tooLong() {
    let screen = Screen(window(LongRow(bytes: 2 << 20), wraps: true), rows: 8, columns: 80)
    #expect(screen.lines[1].hasSuffix("…"))
    #expect(screen.lines[2] == "  end")
  }

  @Test("a row whose end is not known yet is wrapped when it is")
  func endsLater() {
    let store = LongRow(bytes: 10_000)
    store.isEndKnown = false
    var screen = Screen(window(store, wraps: true), rows: 8, columns: 80)
    #expect(screen.lines[2] == "  end")
    store.isEndKnown = true
    screen.handle(.store(window: 0, .extended))
    #expect(screen.lines[2] != "  end")
    #expect(screen.lines[2] != "")
  }

  @Test("what is remembered of a row is forgotten when the data are replaced")
  func replaced() {
    let store = LongRow(bytes: 10_000)
    var screen = Screen(window(store, wraps: true), rows: 100, columns: 80)
    #expect(!screen.lines.contains("  end"))
    store.count = 5000
    screen.handle(.store(window: 0, .reset))
    #expect(screen.lines.firstIndex(of: "  end") == 1 + (5000 + 76) / 77)
  }
}

/// A long row, which tells its columns every eight of them, and a short one after it.
private final class LongRow: RowStore {
  var count: Int
  var isEndKnown = true
  var bytesRead = 0
  let extent = Extent.counted(2)

  init(bytes: Int) { count = bytes }

  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard index == 0 else { return RowBytes(bytes: Array("end".utf8), reachesEnd: true) }
    let end = min(count, offset + limit)
    let bytes = (offset..<max(offset, end)).map { place -> UInt8 in
      let word = Array(String(place - place % 8).utf8)
      return place % 8 < word.count ? word[place % 8] : UInt8(ascii: " ")
    }
    bytesRead += bytes.count
    return RowBytes(bytes: bytes, reachesEnd: end == count && isEndKnown)
  }

  func id(ofRow index: Int) -> ItemID? { .position(index) }
  func fraction(ofRow index: Int) -> Double? { nil }
}
