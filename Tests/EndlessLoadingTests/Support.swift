import EndlessCore
import EndlessLoading
import Synchronization

func request(_ serial: Int, _ direction: LoadDirection = .append, page: Int = 1) -> PageRequest {
  PageRequest(
    token: Token(serial: serial), direction: direction, key: PageKey(page: page), size: 20)
}

func items(_ range: Range<Int>) -> [Item] {
  range.map { Item(id: .position($0), text: Array("\($0)".utf8)) }
}

/// Whether the condition comes true before a generous time is over.
func eventually(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(30)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}

/// The main thread's end of a mailbox.
final class Desk {
  let mailbox = Mailbox()
  private(set) var events: [Event] = []

  /// How many items have been taken.
  var itemCount: Int {
    events.reduce(0) { count, event in
      if case .answer(_, _, .items(let items)) = event { count + items.count } else { count }
    }
  }

  /// Takes what is there, as the event loop does.
  func take() {
    for letter in mailbox.take() {
      letter.deliver?()
      if let event = letter.event { events.append(event) }
    }
  }

  /// Takes letters until there are so many events.
  func take(events count: Int) async -> Bool {
    await eventually {
      take()
      return events.count >= count
    }
  }
}

/// A source that does what its test says.
struct ScriptedSource: PageSource {
  typealias Script =
    @Sendable (PageRequest, @Sendable ([Item]) -> Void) async throws(SourceError) -> Page

  let script: Script

  @concurrent
  func page(
    _ request: PageRequest, partial: @escaping @Sendable ([Item]) -> Void
  ) async throws(SourceError) -> Page {
    try await script(request, partial)
  }
}

/// Something that happens once, and that tasks wait for.
final class Occasion: Sendable {
  private let state = Mutex((hasCome: false, waiting: [CheckedContinuation<Void, Never>]()))

  var hasCome: Bool { state.withLock { $0.hasCome } }

  func come() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let hasCome = state.withLock { state in
        if !state.hasCome { state.waiting.append(continuation) }
        return state.hasCome
      }
      if hasCome { continuation.resume() }
    }
  }
}
