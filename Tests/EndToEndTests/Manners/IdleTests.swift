import Foundation
import Testing

extension EndToEnd {
  @Suite("Idle", .serialized, .enabled(if: ProcessStatus.isKnown))
  struct IdleTests {
    @Test("a list in a file that nobody touches: no byte, no wake-up")
    func file() throws {
      try expectStill(try EmulatedTerminal.list(numberedRows(5000)))
    }

    @Test("an endless producer is paused: no byte, no wake-up, little taken")
    func pipe() throws {
      let terminal = try EmulatedTerminal(
        Program.endless, launch: .with { $0.input = .command("exec yes") })
      try terminal.waitFor("its screen") { $0.bodyRows.last == "y" }
      try terminal.waitUntilIdle()
      try expectStill(terminal)
      let producer = try #require(terminal.producer)
      let written = try #require(ProcessStatus(process: producer).written)
      #expect(written < 1_000_000)
      #expect(try #require(terminal.status.residentKiB) < 64 * 1024)
    }

    /// Only the main thread is asked: once a task has run, libdispatch looks at its pool every second.
    @Test("a page command that has filled the screen: no byte, and the main thread sleeps")
    func load() throws {
      let terminal = try EmulatedTerminal(
        endless: "--load", "seq $(({page}*20-19)) $(({page}*20))")
      try terminal.waitFor("a full screen") { $0.bodyRows.last == "22" }
      try terminal.waitUntilIdle()
      try expectStill(terminal) { $0.mainVoluntarySwitches }
    }

    private func expectStill(
      _ terminal: EmulatedTerminal,
      _ count: (ProcessStatus) -> Int? = { $0.voluntarySwitches }
    ) throws {
      // What started the list (a count, a first look) may still be on its way.
      try terminal.wait(for: "a second without a wake-up") {
        let switches = count(terminal.status)
        let written = terminal.log.count
        let limit = ContinuousClock.now + .seconds(1)
        while ContinuousClock.now < limit { terminal.exchange(milliseconds: 100) }
        return switches != nil && switches == count(terminal.status)
          && written == terminal.log.count
      }
    }
  }
}
