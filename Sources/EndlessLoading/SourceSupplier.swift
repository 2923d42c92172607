package import EndlessCore

/// Puts a `PageSource` behind a window: runs it off the main thread and posts what it answers.
///
/// Letters of one request come in order: items as they are ready, then `.finished` or `.failed`. After
/// `cancel` and `close` none is posted. The cooperative pool is started by the first request.
package final class SourceSupplier: Supplier {
  private let source: any PageSource
  private let delivery: Delivery
  private var isAddressed = false
  private var isClosed = false
  private var orders: AsyncStream<Loader.Order>.Continuation?
  /// Requests that came before there was a mailbox to answer to.
  private var waiting: [PageRequest] = []

  /// Makes a supplier.
  ///
  /// - Parameters:
  ///   - source: where pages come from.
  ///   - ahead: the most rows read of a page below the last one that shows. A command that prints more
  ///     is held until `look(ahead:)` has told that somebody came nearer to its end. Nil reads a page
  ///     to its end, as fast as its letters are taken.
  package init(_ source: any PageSource, ahead: Int? = nil) {
    self.source = source
    delivery = Delivery(mostAhead: ahead)
  }

  package func start(mailbox: Mailbox, window: Int) {
    delivery.address(mailbox, window: window)
    isAddressed = true
    for request in waiting { order(.load(request)) }
    waiting = []
  }

  package func load(_ request: PageRequest) {
    guard !isClosed else { return }
    delivery.open(request.token)
    if isAddressed {
      order(.load(request))
    } else {
      waiting.append(request)
    }
  }

  package func cancel(_ token: Token) {
    delivery.retire(token)
    waiting.removeAll { $0.token == token }
    orders?.yield(.cancel(token))
  }

  package func look(ahead rows: Int) { delivery.look(ahead: rows) }

  /// Does nothing: pages are asked for, they do not grow.
  package func follow(_ on: Bool) {}

  /// Cancels everything.
  ///
  /// Returns when the programs of a `ProgramSource` are gone; a source of another kind may still be
  /// at work on an answer that nobody will see.
  package func close() {
    isClosed = true
    waiting = []
    delivery.retireAll()
    (source as? any ProgramSource)?.shutDown()
    orders?.finish()
    orders = nil
  }

  private func order(_ order: Loader.Order) {
    if orders == nil {
      let (stream, continuation) = AsyncStream.makeStream(of: Loader.Order.self)
      let loader = Loader(source: source, delivery: delivery)
      orders = continuation
      Task { await loader.run(stream) }
    }
    orders?.yield(order)
  }
}
