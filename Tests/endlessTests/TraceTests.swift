import EndlessCore
import Testing
import endless

@Suite("--trace")
struct TraceTests {
  static let token = Token(serial: 7)

  @Test(
    "an event is one JSON object a line",
    arguments: [
      (
        TraceEvent.request(
          PageRequest(
            token: token, direction: .append, key: PageKey(page: 2, offset: 20, cursor: "x\"y"),
            size: 20)),
        #""event":"request","token":7,"direction":"append","page":2,"offset":20,"cursor":"x\"y","size":20"#
      ),
      (
        .request(
          PageRequest(token: token, direction: .refresh, key: PageKey(), size: Int.max)),
        #""event":"request","token":7,"direction":"refresh","page":1,"offset":0"#
      ),
      (
        .answer(token, .items([Item(id: .position(0), text: [])])),
        #""event":"answer","token":7,"items":1"#
      ),
      (.answer(token, .rows(3)), #""event":"answer","token":7,"rows":3"#),
      (
        .answer(token, .finished(next: .cursor("c"), total: 9)),
        #""event":"answer","token":7,"next":"cursor","cursor":"c","total":9"#
      ),
      (
        .answer(token, .finished(next: .end, total: nil)),
        #""event":"answer","token":7,"next":"end""#
      ),
      (
        .answer(token, .failed(SourceError("boom", retryAfter: .seconds(30)))),
        #""event":"answer","token":7,"error":"boom","retryAfter":30.000000"#
      ),
      (
        .render(
          RenderRequest(
            token: token, item: Array("a.png".utf8),
            format: PageFormat(size: Size(rows: 1, columns: 1)), purpose: .neighbour)),
        #""event":"render","token":7,"item":"a.png","for":"neighbour""#
      ),
      (.rendered(token, .ended), #""event":"rendered","token":7"#),
      (
        .rendered(token, .failed(SourceError("boom"))),
        #""event":"rendered","token":7,"error":"boom""#
      ),
      (.retry, #""event":"retry""#),
      (.dropAnswer(token), #""event":"drop","token":7"#),
      (.dropRows(20), #""event":"drop","rows":20"#),
      (.end(60), #""event":"end","items":60"#),
    ] as [(TraceEvent, String)])
  func lines(_ event: TraceEvent, _ members: String) {
    let line = String(
      decoding: event.line(window: 1, at: .microseconds(1_002_003)), as: UTF8.self)
    #expect(line == "{\"time\":1.002003,\"window\":2,\(members)}\n")
  }

  @Test("a file that cannot be written is named")
  func unwritable() {
    #expect(throws: UsageError("Cannot write /nowhere/t: No such file or directory")) {
      try TraceFile(path: "/nowhere/t")
    }
  }
}
