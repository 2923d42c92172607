internal import EndlessCore

/// Owns the tasks of one source by their requests' tokens.
///
/// Orders come through a stream, since tasks that call an actor from outside may overtake each other.
actor Loader {
  /// What the main thread wants done.
  enum Order: Sendable {
    case load(PageRequest)
    case cancel(Token)
  }

  private let source: any PageSource
  private let delivery: Delivery
  private var tasks: [Token: Task<Void, Never>] = [:]
  /// The newest task of each direction: the next one of that direction waits for it.
  private var newest: [LoadDirection: Task<Void, Never>] = [:]

  init(source: any PageSource, delivery: Delivery) {
    self.source = source
    self.delivery = delivery
  }

  /// Carries out orders until there are no more, then cancels what is running.
  func run(_ orders: AsyncStream<Order>) async {
    for await order in orders {
      switch order {
      case .load(let request): load(request)
      case .cancel(let token): tasks.removeValue(forKey: token)?.cancel()
      }
    }
    for task in tasks.values { task.cancel() }
  }

  /// A cancelled call may take a while to return, and a source is promised that it is not called
  /// twice at once for a direction.
  private func load(_ request: PageRequest) {
    let previous = newest[request.direction]
    let task = Task {
      await previous?.value
      await answer(request)
      tasks[request.token] = nil
    }
    tasks[request.token] = task
    newest[request.direction] = task
  }

  private func answer(_ request: PageRequest) async {
    let token = request.token
    guard !Task.isCancelled, delivery.isOpen(token) else { return }
    let delivery = delivery
    let mayWait = source is any ProgramSource
    do throws(SourceError) {
      let page = try await source.page(request) { items in
        delivery.deliver(items, for: token, mayWait: mayWait)
      }
      delivery.deliver(page.items, for: token, mayWait: false)
      delivery.finish(token, with: .finished(next: page.next, total: page.total))
    } catch {
      delivery.finish(token, with: .failed(error))
    }
  }
}
