import EndlessLoading
import Synchronization
import Testing

/// A thread that carries out orders.
///
/// The answers come back through a mailbox, as in the program.
@Suite struct WorkerTests {
  private final class Notes: Sendable {
    let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  private func wait(until isDone: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while !isDone() {
      try #require(ContinuousClock.now < deadline)
      // Waits on a descriptor of its own that never becomes readable: a pause, not a time that
      // anything depends on.
      _ = Orders<Int>().wait(atMost: .milliseconds(1))
    }
  }

  @Test func ordersAreTakenInTheirOrderAndTheEndComesAtOnce() throws {
    let notes = Notes()
    let worker = Worker<Int> { orders in
      while let news = orders.take() {
        for order in news { notes.add("\(order)") }
        _ = orders.wait()
      }
      notes.add("end")
    }
    for order in 1...100 { worker.send(order) }
    try wait { notes.all.count == 100 }
    worker.close()
    try wait { notes.all.count == 101 }
    #expect(notes.all == (1...100).map(String.init) + ["end"])
  }

  @Test func aWorkerThatIsLetGoEnds() throws {
    let notes = Notes()
    var worker: Worker<Int>? = Worker { orders in
      while orders.take() != nil { _ = orders.wait() }
      notes.add("end")
    }
    worker?.send(1)
    worker = nil
    try wait { notes.all == ["end"] }
  }

  @Test func withoutAnOrderThereIsNoThread() {
    let notes = Notes()
    let worker = Worker<Int> { _ in notes.add("begun") }
    worker.close()
    #expect(notes.all.isEmpty)
  }

  @Test func newsIsSeenWithoutTakingIt() throws {
    let notes = Notes()
    let worker = Worker<Int> { orders in
      notes.add("\(orders.take() ?? [])")
      while !orders.hasNews { _ = orders.wait() }
      notes.add("\(orders.take() ?? [])")
      notes.add("\(orders.hasNews)")
    }
    worker.send(1)
    try wait { !notes.all.isEmpty }
    worker.send(2)
    try wait { notes.all.count == 3 }
    #expect(notes.all == ["[1]", "[2]", "false"])
  }
}
