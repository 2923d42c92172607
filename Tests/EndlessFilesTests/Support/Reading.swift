import EndlessCore
import EndlessFiles
import EndlessLoading
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A store, the mailbox it answers to, and a main thread's manners with them.
final class Reading {
  let store: any RowStore & Supplier
  private let mailbox = Mailbox()
  /// Everything the browser would have been told, oldest first.
  private(set) var events: [Event] = []
  private var serial = 0

  init(_ store: any RowStore & Supplier) { self.store = store }

  deinit { store.close() }

  convenience init(path: String, separator: Separator = .lineFeed, bucketSize: Int = 1 << 16) throws
  {
    self.init(try FileInput.open(path: path, separator: separator, bucketSize: bucketSize))
  }

  func start() { store.start(mailbox: mailbox, window: 7) }

  /// Takes mail until the condition holds, at most half a minute.
  func wait(
    until isDone: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    take()
    while !isDone() {
      try #require(ContinuousClock.now < deadline, "\(events)", sourceLocation: sourceLocation)
      var wait = pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, 100)
      take()
    }
  }

  private func take() {
    for letter in mailbox.take() {
      letter.deliver?()
      if let event = letter.event { events.append(event) }
    }
  }

  func row(_ index: Int) -> String? {
    store.bytes(ofRow: index, from: 0, limit: .max).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  /// The rows from 0 on, as far as there are any.
  var rowsFromStart: [String] {
    Array(sequence(first: 0) { $0 + 1 }.lazy.map(row).prefix { $0 != nil }.compactMap(\.self))
  }

  /// The rows from -1 up, as far as there are any, in the order of the data.
  var rowsFromEnd: [String] {
    Array(sequence(first: -1) { $0 - 1 }.lazy.map(row).prefix { $0 != nil }.compactMap(\.self))
      .reversed()
  }

  var isCounted: Bool { if case .counted = store.extent { true } else { false } }

  /// What the store has said of itself.
  var changes: [StoreChange] {
    events.compactMap { if case .store(window: 7, let change) = $0 { change } else { nil } }
  }

  /// Asks for rows; gives the request's token.
  @discardableResult
  func load(_ size: Int) -> Token {
    serial += 1
    let token = Token(serial: serial)
    store.load(PageRequest(token: token, direction: .append, key: PageKey(), size: size))
    return token
  }

  /// What has been answered to a request.
  func answers(to token: Token) -> [Answer] {
    events.compactMap {
      if case .answer(window: 7, token: token, let answer) = $0 { answer } else { nil }
    }
  }

  /// How a request ended, if it did.
  func ending(of token: Token) -> Continuation? {
    answers(to: token).lazy.compactMap {
      if case .finished(let next, previous: _, total: _) = $0 { next } else { nil }
    }.first
  }
}
