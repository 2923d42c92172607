import EndlessCore
import Testing

@Suite("Leaving, and messages")
struct LeavingTests {
  private static let ways: [(Key, Leaving, Int32)] = [
    (.enter, .picked([Array("row 3".utf8)]), 0),
    (.character("q"), .nothing, 1),
    (.escape, .aborted, 130),
    (.control("c"), .aborted, 130),
  ]

  @Test("how a picker is left, and its exit code", arguments: ways)
  func picker(key: Key, leaving: Leaving, code: Int32) {
    var script = BrowserScript(.numbered(9), picks: true)
    script.press("j", "j")
    #expect(script.press(key) == [.leave(leaving)])
    #expect(leaving.exitCode == code)
  }

  @Test("a viewer is left by q; Esc and ^C say so, Enter is not bound")
  func viewer() {
    var script = BrowserScript(.numbered(9))
    for key in [Key.escape, .control("c")] {
      #expect(script.press(key).isEmpty)
      #expect(script.message == "q quits")
    }
    #expect(script.press(.enter).isEmpty)
    #expect(script.press("q") == [.leave(.quit)])
    #expect(Leaving.quit.exitCode == 0)
  }

  @Test("an empty list is left with 1, and Enter in it chooses nothing")
  func empty() {
    var script = BrowserScript(.numbered(0))
    #expect(script.press("q") == [.leave(.nothing)])
    script = BrowserScript(.numbered(0), picks: true)
    #expect(script.press(.enter) == [.leave(.nothing)])
    #expect(Leaving.nothing.exitCode == 1)
  }

  @Test("q leaves with 0 while one of the windows has items")
  func halfEmpty() {
    var script = BrowserScript([.numbered(0), .numbered(1)])
    #expect(script.press("q") == [.leave(.quit)])
  }

  @Test("what is picked are the bytes as they were read, however long the row is")
  func longPick() {
    let row = String(repeating: "0123456789", count: 300_000)
    var script = BrowserScript(.texts(["short", row]), picks: true)
    #expect(script.press("j", .enter) == [.leave(.picked([Array(row.utf8)]))])
  }

  @Test("^C stops what is running first, then it leaves a picker")
  func cancelFirst() {
    var script = BrowserScript([.feed()], picks: true)
    script.answer()
    #expect(script.press(.control("c")).count == 1)
    #expect(script.window.footer == .stopped)
    #expect(script.press(.control("c")) == [.leave(.aborted)])
  }
}

@Suite("Messages")
struct MessageTests {
  private static var said: BrowserScript {
    var script = BrowserScript(.numbered(9))
    script.type("50g")
    return script
  }

  @Test("a message goes after four seconds, without a key")
  func expires() {
    var script = Self.said
    script.wait(.milliseconds(3999))
    #expect(script.message == "Only 9 items")
    #expect(script.wait(.milliseconds(1)) == 1)
    #expect(script.message == nil)
  }

  @Test("a message goes with the next key, even one that means nothing, and with a click")
  func nextKey() {
    var script = Self.said
    script.press(.function(9))
    #expect(script.message == nil)
    script = Self.said
    script.click(row: 3)
    #expect(script.message == nil)
  }

  @Test("a message stays when a pointer only lets go, and when the terminal gains the focus")
  func release() {
    var script = Self.said
    script.point(.release)
    script.handle(.input(.focus(true)))
    #expect(script.message == "Only 9 items")
  }

  @Test("an error stays until it is answered by a key")
  func errors() {
    var script = BrowserScript(.file(ScriptedStore(.counted(9), count: 9)))
    script.handle(.store(window: 0, .failed(SourceError("Input/output error"))))
    #expect(script.wait(.seconds(3600)) == 0)
    #expect(script.browser.message?.isError == true)
    #expect(script.message == "Input/output error")
    script.press("j")
    #expect(script.message == nil)
  }

  @Test("a note is said at first for four seconds")
  func note() {
    var script = BrowserScript([.numbered(9)], note: "TERM is unknown")
    #expect(script.message == "TERM is unknown")
    script.wait(.seconds(4))
    #expect(script.message == nil)
  }

  @Test("a newer message has its own four seconds")
  func newer() {
    var script = Self.said
    script.wait(.seconds(3))
    script.press(.escape)
    #expect(script.message == "q quits")
    script.wait(.seconds(3))
    #expect(script.message == "q quits")
    script.wait(.seconds(1))
    #expect(script.message == nil)
  }
}
