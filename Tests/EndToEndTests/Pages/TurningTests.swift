import Foundation
import Testing

extension EndToEnd {
  @Suite("Turning pages", .serialized)
  struct TurningTests {
    /// An album of texts, each of one letter in all places of its page.
    private func letters(
      _ arguments: [String] = [], rows: Int = 12, columns: Int = 42, colored: Bool = false
    ) throws -> EmulatedTerminal {
      let folder = try TemporaryFolder()
      for letter in ["a", "b", "c", "d"] {
        let cells = (0..<columns - 2).map {
          colored ? "\u{1b}[38;5;\(100 + $0 % 100)m\(letter)" : letter
        }
        let line = cells.joined()
        try folder.write(
          lines: Array(repeating: line, count: rows - 3), to: letter + ".txt")
      }
      let terminal = try EmulatedTerminal.album(
        ["--edge", "stop", folder.path] + arguments, launch: .sized(rows, columns), folder: folder)
      try terminal.waitFor("the first page") { $0.body[2].contains("aaaa") }
      try terminal.settle()
      return terminal
    }

    /// How many columns of the next page stand to the right of the last page's, in at least two rows
    /// at once, at any time since an offset.
    private func shifts(
      _ terminal: EmulatedTerminal, from offset: Int, every step: Int = 50
    ) throws -> Set<Int> {
      var shifts: Set<Int> = []
      let replay = try Replay(of: terminal)
      replay.skip(to: offset)
      replay.look(every: step) { screen in
        var counts: [Int: Int] = [:]
        for line in screen.body {
          let letters = line.filter(\.isLetter)
          guard let first = letters.first, let last = letters.last, first < last,
            letters == String(letters.sorted())
          else { continue }
          counts[letters.count { $0 == last }, default: 0] += 1
        }
        for (shift, rows) in counts where rows > 1 { shifts.insert(shift) }
      }
      return shifts
    }

    @Test("a held key draws every page at least once, with its name")
    func held() throws {
      let terminal = try EmulatedTerminal.album(
        [], launch: .with { $0.input = .command("seq -f page-%02.0f 20") })
      try terminal.waitFor("the first page") { $0.body[0].contains("page-01") }
      try terminal.settle()
      for _ in 0..<45 { try terminal.sendHeld(Keys.right) }
      try terminal.waitFor("the sixth page") { $0.place == "6 of 20" }
      try terminal.settle()
      var numbers: [Int] = []
      let replay = try Replay(of: terminal)
      replay.look(every: 8) { screen in
        // Both tell the same number only when both have been written.
        guard let name = Int(screen.pageName.suffix(2)),
          let place = screen.place.split(separator: " ").first, Int(place) == name,
          numbers.last != name
        else { return }
        numbers.append(name)
      }
      #expect(numbers == (0...45).map { $0 % 20 + 1 })
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("a held key never runs more than three renderers, and the page it ends at is drawn")
    func heldPictures() throws {
      let terminal = try EmulatedTerminal.album([Pictures.photos])
      var most = 0
      for _ in 0..<20 {
        try terminal.sendHeld(Keys.right)
        most = max(most, terminal.children.count)
      }
      #expect((1...3).contains(most))
      try terminal.waitFor("the fifth page") { $0.place == "5 of 16" }
      #expect(try terminal.settle().hasPicture)
      #expect(terminal.screen.pageName == "05-dachou.png")
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("keys that wait together make one frame")
    func together() throws {
      let terminal = try letters(["--no-animation"])
      let before = terminal.log.count
      terminal.send(Keys.right + Keys.right + Keys.right)
      try terminal.waitFor("the last page") { $0.place == "4 of 4" && $0.body[2].contains("dddd") }
      try terminal.settle()
      var seen: Set<Character> = []
      let replay = try Replay(of: terminal)
      replay.skip(to: before)
      replay.look(every: 50) { seen.formUnion($0.body.joined().filter("abcd".contains)) }
      #expect(seen == ["a", "d"])
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("--no-animation turns at once")
    func still() throws {
      let terminal = try letters(["--no-animation"])
      for (number, letter) in zip(2..., ["b", "c", "d"]) {
        let before = terminal.log.count
        terminal.send(Keys.right)
        try terminal.waitFor("page \(number)") {
          $0.place == "\(number) of 4" && $0.body[2].contains(String(repeating: letter, count: 40))
        }
        try terminal.settle()
        #expect(try shifts(terminal, from: before) == [])
      }
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("a turn slides; a second key while it does counts from where it leads")
    func twice() throws {
      // A frame that is not taken in time ends the slide, as on a busy machine.
      var found: Set<Int> = []
      for _ in 0..<10 where found.count < 3 {
        let terminal = try letters()
        let before = terminal.log.count
        try terminal.sendHeld(Keys.right)
        try terminal.sendHeld(Keys.right)
        try terminal.waitFor("the third page") {
          $0.place == "3 of 4" && $0.body[2].contains(String(repeating: "c", count: 40))
        }
        try terminal.settle()
        found = try shifts(terminal, from: before)
        #expect(try terminal.quit() == .exited(0))
      }
      #expect(found.count >= 3)
    }

    @Test("a terminal that does not take a frame in time gets the page at once")
    func slow() throws {
      let terminal = try letters(rows: 60, columns: 220, colored: true)
      for (number, letter) in zip(2..., ["b", "c", "d"]) {
        // A frame is more than the kernel keeps for a terminal, and this one takes long for it.
        terminal.readLimit = 8192
        terminal.send(Keys.redraw)
        let drawn = terminal.log.count
        try terminal.wait(for: "all of the frame") {
          usleep(5000)
          return terminal.log.count > drawn + 120_000
        }
        terminal.readLimit = .max
        try terminal.settle()
        let before = terminal.log.count
        terminal.send(Keys.right)
        try terminal.waitFor("page \(number)") {
          $0.place == "\(number) of 4"
            && $0.body[40].contains(String(repeating: letter, count: 200))
        }
        try terminal.settle()
        #expect(try shifts(terminal, from: before, every: 4000) == [])
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }
  }
}
