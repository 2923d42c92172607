import EndlessCore
import EndlessLoading
import Testing
import endless

/// A supplier that answers each request from a script, at once.
final class ScriptedSupplier: Supplier {
  var script: [[Answer]]
  private(set) var requests: [PageRequest] = []
  private let mailbox: Mailbox

  init(_ script: [[Answer]], mailbox: Mailbox) {
    self.script = script
    self.mailbox = mailbox
  }

  func start(mailbox: Mailbox, window: Int) {}
  func load(_ request: PageRequest) {
    requests.append(request)
    for answer in script.isEmpty ? [] : script.removeFirst() {
      mailbox.post(Letter(.answer(window: 0, token: request.token, answer)))
    }
  }
  func cancel(_ token: Token) {}
  func follow(_ on: Bool) {}
  func close() {}
}

@Suite("Walks without a screen")
struct WalkTests {
  private static func page(_ range: Range<Int>, _ next: Continuation = .more) -> [Answer] {
    let items = range.map { Item(id: .position($0), text: Array("\($0)".utf8)) }
    return [.items(items), .finished(next: next)]
  }

  /// Walks a script to its end.
  private func walk(
    _ script: [[Answer]], limit: Int? = nil
  ) throws -> (count: Int, error: SourceError?, requests: [PageRequest], trace: [TraceEvent]) {
    let mailbox = Mailbox()
    let supplier = ScriptedSupplier(script, mailbox: mailbox)
    var events: [TraceEvent] = []
    var walk = FeedWalk(
      supplier, mail: WalkMail(mailbox: mailbox), policy: try PagingPolicy(maxItems: limit)
    ) { events.append($0) }
    var count = 0
    do throws(SourceError) {
      while let items = try walk.next() { count += items.count }
      return (count, nil, supplier.requests, events)
    } catch {
      return (count, error, supplier.requests, events)
    }
  }

  @Test("pages are asked for one after the other until the end")
  func pages() throws {
    let walked = try walk([Self.page(0..<20), Self.page(20..<40), Self.page(40..<45, .end)])
    #expect(walked.count == 45)
    #expect(walked.error == nil)
    #expect(walked.requests.map(\.key.page) == [1, 2, 3])
    #expect(walked.requests.map(\.key.offset) == [0, 20, 40])
    #expect(walked.requests.allSatisfy { $0.size == 20 })
    #expect(walked.trace.last == .end(45))
    #expect(walked.trace.count == 3 + 6 + 1)
  }

  @Test("--max-items ends the walk without another request")
  func limit() throws {
    let walked = try walk([Self.page(0..<20), Self.page(20..<40)], limit: 30)
    #expect(walked.count == 30)
    #expect(walked.requests.count == 2)
  }

  @Test("S13 a page that fails ends the walk; what came before was given")
  func failure() throws {
    let walked = try walk([Self.page(0..<20), Self.page(20..<40), [.failed(SourceError("boom"))]])
    #expect(walked.count == 40)
    #expect(walked.error == SourceError("boom"))
    #expect(walked.requests.count == 3)
  }

  @Test("S14 a source that repeats itself stalls")
  func stall() throws {
    let walked = try walk(Array(repeating: Self.page(0..<20), count: 9))
    #expect(walked.count == 20)
    #expect(walked.error == SourceError("page 2 repeats page 1"))
    #expect(walked.requests.count == 2)
  }

  @Test("a source that asks to be left alone is asked again when its time has come")
  func retryAfter() throws {
    let walked = try walk([
      [.failed(SourceError("busy", retryAfter: .milliseconds(5)))], Self.page(0..<3, .end),
    ])
    #expect(walked.count == 3)
    #expect(walked.error == nil)
    #expect(walked.trace.contains(.retry))
  }

  @Test("an answer with another token is dropped")
  func stale() throws {
    let mailbox = Mailbox()
    let supplier = ScriptedSupplier([Self.page(0..<3, .end)], mailbox: mailbox)
    mailbox.post(Letter(.answer(window: 0, token: Token(serial: 99), .finished(next: .end))))
    var events: [TraceEvent] = []
    var walk = FeedWalk(supplier, mail: WalkMail(mailbox: mailbox), policy: .standard) {
      events.append($0)
    }
    #expect(try walk.next()?.count == 3)
    #expect(events.contains(.dropAnswer(Token(serial: 99))))
  }
}
