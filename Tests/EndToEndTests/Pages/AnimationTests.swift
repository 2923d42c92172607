import Foundation
import Testing

extension EndToEnd {
  @Suite("Pictures that move", .serialized)
  struct AnimationTests {
    /// An album of so many GIFs that move for ever.
    private func album(_ count: Int, _ arguments: String...) throws -> (
      terminal: EmulatedTerminal, started: () -> [Substring]
    ) {
      let folder = try TemporaryFolder()
      let pictures = try folder.makeFolder("pictures")
      for number in 1...count {
        try folder.write(Pictures.animation(hundredths: 5), to: "pictures/\(number).gif")
      }
      let (path, log) = try Pictures.countingChafa(in: folder)
      let terminal = try EmulatedTerminal.album(
        arguments + [pictures], launch: .with { $0.environment = ["PATH": path] }, folder: folder)
      func started() -> [Substring] {
        (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
      }
      return (terminal, started)
    }

    /// Waits until the page has changed so many times, and calls back while it waits.
    private func watch(
      _ terminal: EmulatedTerminal, changes wanted: Int, meanwhile: () -> Void = {}
    ) throws {
      var (looks, changes) = (terminal.screen.page.map { $0.map(\.look) }, 0)
      try terminal.wait(for: "a picture that moves") {
        let now = terminal.screen.page.map { $0.map(\.look) }
        if now != looks { changes += 1 }
        looks = now
        meanwhile()
        return changes >= wanted
      }
    }

    /// Checks that for half a second nothing is run and nothing written.
    private func expectStill(_ terminal: EmulatedTerminal) throws {
      let written = terminal.log.count
      let end = ContinuousClock.now + .milliseconds(500)
      while ContinuousClock.now < end {
        terminal.exchange(milliseconds: 50)
        #expect(terminal.children.isEmpty)
      }
      #expect(terminal.log.count == written)
    }

    @Test("a page that has settled plays, in its two colours, until p")
    func plays() throws {
      let (terminal, started) = try album(1)
      try watch(terminal, changes: 8)
      #expect(terminal.children.count == 1)
      #expect(started().count == 2, "a still, then what plays")
      var papers: Set<ScreenCell.Look> = []
      try watch(terminal, changes: 6) { papers.formUnion(terminal.screen.page[10].map(\.look)) }
      #expect(papers.subtracting([.nothing]).count >= 2)
      terminal.send("p")
      try terminal.settle()
      #expect(terminal.screen.hasPicture)
      try expectStill(terminal)
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("nothing plays with --no-animation")
    func noAnimation() throws {
      let (terminal, started) = try album(3, "--no-animation")
      try terminal.wait(for: "the page and its neighbours") { started().count == 3 }
      try terminal.settle()
      #expect(terminal.screen.hasPicture)
      try expectStill(terminal)
      terminal.send(Keys.right)
      try terminal.waitFor("the next page") { $0.place == "2 of 3" }
      try terminal.settle()
      try expectStill(terminal)
      #expect(started().count == 3, "a ring of three has all its pages")
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("only the page that is shown plays, what played before has gone, three run at most")
    func neighbours() throws {
      let (terminal, started) = try album(6, "--edge", "stop")
      func playing() -> Int { started().count { $0.contains("--animate on") } }
      var most = 0
      func count() { most = max(most, terminal.children.count) }
      var players: Set<Int32> = []
      for number in 1...6 {
        try terminal.waitFor("page \(number)") { $0.place == "\(number) of 6" }
        try terminal.wait(for: "nothing but its player") {
          count()
          return playing() == number && terminal.children.count == 1
        }
        try watch(terminal, changes: 6, meanwhile: count)
        #expect(players.isDisjoint(with: terminal.children))
        players.formUnion(terminal.children)
        terminal.send(Keys.right)
      }
      #expect(most <= 3)
      #expect(started().count == 12, "a still and a player for each page")
      let running = terminal.children
      #expect(try terminal.quit() == .exited(0))
      for child in running { #expect(kill(child, 0) != 0) }
      terminal.expectRestored()
    }
  }
}
