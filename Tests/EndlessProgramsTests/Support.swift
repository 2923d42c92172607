import EndlessCore
import EndlessPrograms
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one page of a command came to.
struct Outcome {
  var items: [Item]
  var result: Result<Page, SourceError>

  var lines: [String] { items.map { String(decoding: $0.text, as: UTF8.self) } }
  var next: Continuation? { (try? result.get())?.next }
  var error: SourceError? {
    if case .failure(let error) = result { error } else { nil }
  }
}

/// Items as they are delivered, from whatever thread.
final class Recorder: Sendable {
  private let recorded = Mutex<[Item]>([])

  var items: [Item] { recorded.withLock { $0 } }
  var lines: [String] { items.map { String(decoding: $0.text, as: UTF8.self) } }

  func record(_ items: [Item]) { recorded.withLock { $0 += items } }
}

func request(
  page: Int = 1, offset: Int = 0, size: Int = 20, cursor: String? = nil, last: [UInt8]? = nil
) -> PageRequest {
  PageRequest(
    token: Token(serial: page), direction: .append,
    key: PageKey(page: page, offset: offset, cursor: cursor), size: size,
    last: last.map { Item(id: .position(offset - 1), text: $0) })
}

func load(_ source: CommandSource, _ request: PageRequest = request()) async -> Outcome {
  let recorder = Recorder()
  do throws(SourceError) {
    let page = try await source.page(request) { recorder.record($0) }
    return Outcome(items: recorder.items + page.items, result: .success(page))
  } catch {
    return Outcome(items: recorder.items, result: .failure(error))
  }
}

func load(_ command: String, _ request: PageRequest = request()) async -> Outcome {
  await load(CommandSource(command), request)
}

/// Whether the condition comes true before a generous time is over.
func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(30)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    try? await Task.sleep(for: .milliseconds(2))
  }
  return true
}

/// Whether no process of the group is left.
func isGone(group: pid_t) -> Bool { kill(-group, 0) != 0 && errno == ESRCH }
