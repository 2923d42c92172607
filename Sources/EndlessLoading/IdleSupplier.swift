package import EndlessCore

/// Stands behind rows that are all there: nothing is ever loaded.
package final class IdleSupplier: Supplier {
  private var address: (mailbox: Mailbox, window: Int)?

  package init() {}

  package func start(mailbox: Mailbox, window: Int) {
    address = (mailbox, window)
  }

  /// Answers that there is nothing more.
  package func load(_ request: PageRequest) {
    guard let address else { return }
    let answer = Event.answer(
      window: address.window, token: request.token, .finished(next: .end))
    address.mailbox.post(Letter(answer))
  }

  package func cancel(_ token: Token) {}
  package func follow(_ on: Bool) {}
  package func close() {}
}
