internal import EndlessCore
internal import EndlessLoading

/// How a worker tells the main thread what it found for one store.
struct StoreMail<Store: AnyObject>: Sendable {
  let mailbox: Mailbox
  let window: Int
  let store: MainThreadReference<Store>

  /// Posts a letter that changes the store on the main thread, and then tells the browser.
  func send(_ event: Event?, change: @escaping @Sendable (Store) -> Void = { _ in }) {
    mailbox.post(
      Letter(event) { [store] in
        if let store = store.value { change(store) }
      })
  }
}
