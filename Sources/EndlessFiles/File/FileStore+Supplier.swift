package import EndlessCore
package import EndlessLoading

extension FileStore: Supplier {
  /// Begins to count the rows, if they are not counted.
  package func start(mailbox: Mailbox, window: Int) {
    let mail = StoreMail(mailbox: mailbox, window: window, store: MainThreadReference(self))
    let rows = isCounted ? head.rows : nil
    let worker = Worker<FileOrder> { [file, head, size] orders in
      var counter = FileCounter(file: file, index: head, size: size, rows: rows, mail: mail)
      counter.run(orders)
    }
    self.worker = worker
    self.mail = mail
    for order in asked { worker.send(order) }
    if !isCounted { worker.send(.check) }
  }

  /// Answers that there is no page after the file; a refresh looks whether the file has changed.
  package func load(_ request: PageRequest) {
    guard let mail else { return }
    if request.direction == .refresh { worker?.send(.check) }
    mail.send(
      .answer(window: mail.window, token: request.token, .finished(next: .end, total: nil)))
  }

  /// Does nothing: no request takes time.
  package func cancel(_ token: Token) {}

  /// Watches the file while on.
  ///
  /// At no time is it polled.
  package func follow(_ on: Bool) { worker?.send(.follow(on)) }

  /// Ends the worker; a read that it is in the middle of can harm nothing.
  package func close() { worker?.close() }
}
