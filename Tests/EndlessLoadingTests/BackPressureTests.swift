import EndlessCore
import EndlessLoading
import Foundation
import Synchronization
import Testing

/// A source that delivers as fast as it may on a thread of its own, like a command.
final class EagerSource: ProgramSource {
  static let batch = 100

  let begun = Mutex(0)
  let delivered = Mutex(0)
  let isShutDown = Occasion()
  private let isOver = Mutex(false)

  /// Whether the thread waits in its next delivery, as far as one can see from here.
  func waits(after count: Int) -> Bool {
    delivered.withLock { $0 } == count && begun.withLock { $0 } == count + Self.batch
  }

  @concurrent
  func page(
    _ request: PageRequest, partial: @escaping @Sendable ([Item]) -> Void
  ) async throws(SourceError) -> Page {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Foundation.Thread.detachNewThread { [self] in
          while !isOver.withLock({ $0 }) {
            begun.withLock { $0 += Self.batch }
            partial(items(0..<Self.batch))
            delivered.withLock { $0 += Self.batch }
          }
          continuation.resume()
        }
      }
    } onCancel: {
      isOver.withLock { $0 = true }
    }
    return Page(items: [], next: .end)
  }

  func shutDown() {
    isOver.withLock { $0 = true }
    isShutDown.come()
  }
}

@Suite struct BackPressureTests {
  private let desk = Desk()
  private let source = EagerSource()

  private func supplier(ahead: Int?) -> SourceSupplier {
    let supplier = SourceSupplier(source, ahead: ahead)
    supplier.start(mailbox: desk.mailbox, window: 0)
    supplier.load(request(1))
    return supplier
  }

  /// Lets the thread go without another letter, and gives how many items had been posted by then.
  private func posted(after supplier: SourceSupplier) -> Int {
    supplier.cancel(Token(serial: 1))
    desk.take()
    return desk.itemCount
  }

  @Test func `a source waits while its letters are not taken`() async {
    let supplier = supplier(ahead: nil)
    #expect(await eventually { source.waits(after: 4100) })
    desk.take()
    #expect(await eventually { source.waits(after: 8200) })
    #expect(posted(after: supplier) == 8200)
  }

  @Test func `a source waits while nobody looks, and goes on when somebody does`() async {
    let supplier = supplier(ahead: 1000)
    #expect(await eventually { source.waits(after: 1000) })
    desk.take()
    supplier.look(ahead: 950)
    #expect(await eventually { source.waits(after: 1100) })
    supplier.look(ahead: 0)
    // One hundred rows lie in the mailbox and count as ahead.
    #expect(await eventually { source.waits(after: 2000) })
    desk.take()
    supplier.look(ahead: 1000)
    #expect(posted(after: supplier) == 2000)
  }

  @Test func `cancel lets a source go that waits`() async {
    let supplier = supplier(ahead: 100)
    #expect(await eventually { source.waits(after: 100) })
    supplier.cancel(Token(serial: 1))
    // The second request is answered once the first call has returned; the source is over by then.
    supplier.load(request(2))
    #expect(await desk.take(events: 2))
    let last = Event.answer(
      window: 0, token: Token(serial: 2), .finished(next: .end, total: nil))
    #expect(desk.events.last == last)
    #expect(desk.itemCount == 100)
  }

  @Test func `close shuts the source's programs down`() async {
    let supplier = supplier(ahead: 100)
    #expect(await eventually { source.waits(after: 100) })
    supplier.close()
    #expect(source.isShutDown.hasCome)
    desk.take()
    #expect(desk.itemCount == 100)
  }
}
