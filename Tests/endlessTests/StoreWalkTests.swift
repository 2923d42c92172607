import EndlessCore
import EndlessLoading
import Testing
import endless

/// Rows in memory, of which only so many are known; each request or wish makes more known.
final class LiteralStore: RowStore, Supplier {
  let rows: [[UInt8]]
  /// Bytes that one call gives at most.
  let stretch: Int
  let isFile: Bool
  private(set) var known: Int
  private(set) var requests = 0
  private let mailbox: Mailbox

  init(_ rows: [String], known: Int, isFile: Bool, stretch: Int = 1 << 20, mailbox: Mailbox) {
    self.rows = rows.map { Array($0.utf8) }
    self.known = min(known, rows.count)
    self.isFile = isFile
    self.stretch = stretch
    self.mailbox = mailbox
  }

  var extent: Extent {
    if known >= rows.count { return .counted(rows.count) }
    return isFile ? .uncounted : .growing(known)
  }

  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard index < known else {
      if isFile, index < rows.count { learn(by: 2, .store(window: 0, .extended)) }
      return nil
    }
    let part = rows[index].dropFirst(offset).prefix(min(limit, stretch))
    return RowBytes(bytes: Array(part), reachesEnd: offset + part.count >= rows[index].count)
  }

  func id(ofRow index: Int) -> ItemID? { .position(index * 100) }
  func fraction(ofRow index: Int) -> Double? { nil }

  func load(_ request: PageRequest) {
    requests += 1
    let next: Continuation = known + request.size >= rows.count ? .end : .more
    learn(by: request.size, .answer(window: 0, token: request.token, .finished(next: next)))
  }

  private func learn(by count: Int, _ event: Event) {
    known = min(rows.count, known + count)
    mailbox.post(Letter(event))
  }

  func start(mailbox: Mailbox, window: Int) {}
  func cancel(_ token: Token) {}
  func follow(_ on: Bool) {}
  func close() {}
}

@Suite("Walks over rows that are read by place")
struct StoreWalkTests {
  @Test(
    "every row comes once, whole, from a file and from a pipe",
    arguments: [(true, 0), (true, 3), (true, 99), (false, 0), (false, 99)])
  func rows(_ isFile: Bool, _ known: Int) throws {
    let rows = ["one", "", "three", String(repeating: "x", count: 50), "five"]
    let mailbox = Mailbox()
    let store = LiteralStore(
      rows, known: known, isFile: isFile, stretch: 7, mailbox: mailbox)
    var walk = StoreWalk(
      store, store: store, mail: WalkMail(mailbox: mailbox), policy: try PagingPolicy(pageSize: 2))
    var texts: [String] = []
    while let items = try walk.next() {
      texts += items.map { String(decoding: $0.text, as: UTF8.self) }
    }
    #expect(texts == rows)
    #expect(store.requests == (isFile || known == 99 ? 0 : 3))
  }

  @Test("a pipe is read no further than asked")
  func frugal() throws {
    let mailbox = Mailbox()
    let rows = (0..<100).map(String.init)
    let store = LiteralStore(rows, known: 0, isFile: false, mailbox: mailbox)
    var walk = StoreWalk(
      store, store: store, mail: WalkMail(mailbox: mailbox), policy: try PagingPolicy(pageSize: 10))
    #expect(try walk.next()?.count == 10)
    #expect(store.known == 10)
  }

  @Test("a file that is replaced or fails ends the walk", arguments: [true, false])
  func failure(_ isReset: Bool) {
    let mailbox = Mailbox()
    let store = LiteralStore(["a"], known: 0, isFile: false, mailbox: mailbox)
    let change = isReset ? StoreChange.reset : .failed(SourceError("gone"))
    mailbox.post(Letter(.store(window: 0, change)))
    var walk = StoreWalk(
      store, store: store, mail: WalkMail(mailbox: mailbox), policy: .standard)
    let message = isReset ? "the file was replaced while it was read" : "gone"
    #expect(throws: SourceError(message)) { try walk.next() }
  }
}
