import EndlessCore
import EndlessLoading
import Synchronization
import Testing

@Suite struct SourceSupplierTests {
  private let desk = Desk()

  private func supplier(_ script: @escaping ScriptedSource.Script) -> SourceSupplier {
    let supplier = SourceSupplier(ScriptedSource(script: script))
    supplier.start(mailbox: desk.mailbox, window: 7)
    return supplier
  }

  private func answer(_ serial: Int, _ answer: Answer) -> Event {
    .answer(window: 7, token: Token(serial: serial), answer)
  }

  @Test func `letters come in order, with the window and the token`() async {
    let supplier = supplier { _, partial throws(SourceError) in
      partial(items(0..<2))
      partial([])
      partial(items(2..<3))
      return Page(items: items(3..<5), next: .cursor("c"), total: 9)
    }
    supplier.load(request(4))
    #expect(await desk.take(events: 4))
    #expect(
      desk.events == [
        answer(4, .items(items(0..<2))), answer(4, .items(items(2..<3))),
        answer(4, .items(items(3..<5))), answer(4, .finished(next: .cursor("c"), total: 9)),
      ])
  }

  @Test func `an error comes after the rows that were delivered`() async {
    let error = SourceError("boom", retryAfter: .seconds(3))
    let supplier = supplier { _, partial throws(SourceError) in
      partial(items(0..<1))
      throw error
    }
    supplier.load(request(1))
    #expect(await desk.take(events: 2))
    #expect(desk.events == [answer(1, .items(items(0..<1))), answer(1, .failed(error))])
  }

  @Test func `a request that came before the mailbox is answered after it`() async {
    let supplier = SourceSupplier(
      ScriptedSource { request, _ throws(SourceError) in
        Page(items: items(0..<request.token.serial), next: .end)
      })
    supplier.load(request(1))
    supplier.load(request(2))
    supplier.cancel(Token(serial: 1))
    supplier.start(mailbox: desk.mailbox, window: 7)
    #expect(await desk.take(events: 2))
    #expect(
      desk.events == [
        answer(2, .items(items(0..<2))), answer(2, .finished(next: .end, total: nil)),
      ])
  }

  @Test func `a cancelled request's task is cancelled and its letters are not posted`() async {
    let hasBegun = Occasion()
    let isReleased = Occasion()
    let wasCancelled = Occasion()
    let supplier = supplier { request, partial throws(SourceError) in
      if request.token.serial == 1 {
        hasBegun.come()
        await isReleased.wait()
        if Task.isCancelled { wasCancelled.come() }
        partial(items(0..<1))
        throw SourceError("late")
      }
      return Page(items: [], next: .end)
    }
    supplier.load(request(1))
    await hasBegun.wait()
    supplier.cancel(Token(serial: 1))
    // Orders are carried out in order: once the second is answered the first is cancelled.
    supplier.load(request(2, .refresh))
    #expect(await desk.take(events: 1))
    isReleased.come()
    // A third of the first one's direction comes only after the first has returned.
    supplier.load(request(3))
    #expect(await desk.take(events: 2))
    #expect(wasCancelled.hasCome)
    #expect(
      desk.events == [2, 3].map { answer($0, .finished(next: .end, total: nil)) })
  }

  @Test func `a source is never called twice at once for a direction`() async {
    let calls = Mutex((running: 0, most: 0))
    let release = Occasion()
    let supplier = supplier { _, _ throws(SourceError) in
      calls.withLock { $0 = ($0.running + 1, max($0.most, $0.running + 1)) }
      await release.wait()
      calls.withLock { $0.running -= 1 }
      return Page(items: [], next: .end)
    }
    for serial in 1...20 {
      supplier.load(request(serial))
      supplier.cancel(Token(serial: serial))
    }
    supplier.load(request(21))
    release.come()
    #expect(await desk.take(events: 1))
    #expect(desk.events == [answer(21, .finished(next: .end, total: nil))])
    #expect(calls.withLock { $0.most } == 1)
  }

  @Test func `directions do not wait for one another`() async {
    let isReleased = Occasion()
    let supplier = supplier { request, _ throws(SourceError) in
      if request.direction == .append { await isReleased.wait() }
      return Page(items: [], next: .end)
    }
    supplier.load(request(1))
    supplier.load(request(2, .prepend))
    #expect(await desk.take(events: 1))
    isReleased.come()
    #expect(await desk.take(events: 2))
    #expect(desk.events == [2, 1].map { answer($0, .finished(next: .end, total: nil)) })
  }

  @Test func `after close nothing is posted and nothing is called`() async {
    let hasBegun = Occasion()
    let isReleased = Occasion()
    let hasReturned = Occasion()
    let supplier = supplier { request, partial throws(SourceError) in
      #expect(request.token.serial == 1)
      hasBegun.come()
      await isReleased.wait()
      // The task is cancelled a moment after the supplier is closed.
      #expect(await eventually { Task.isCancelled })
      partial(items(0..<1))
      hasReturned.come()
      return Page(items: items(1..<2), next: .more)
    }
    supplier.load(request(1))
    await hasBegun.wait()
    supplier.close()
    supplier.load(request(2))
    isReleased.come()
    await hasReturned.wait()
    desk.take()
    #expect(desk.events.isEmpty)
  }
}
