import Foundation
import Testing

extension EndToEnd {
  @Suite("Pictures in the terminal's own language", .serialized)
  struct PictureLanguageTests {
    private static let start = "\u{1b}_Ga=T"
    private static let erase = "\u{1b}_Ga=d,d=A"

    private func kitty(_ arguments: String...) throws -> EmulatedTerminal {
      try EmulatedTerminal.album(
        arguments + ["--edge", "stop", Pictures.photos],
        launch: .with {
          $0.environment = ["KITTY_WINDOW_ID": "1"]
          $0.cell = (2, 4)
        })
    }

    /// What was written between string controls of a kind, without the rest.
    private func strings(_ terminal: EmulatedTerminal, _ introducer: UInt8) -> [[UInt8]] {
      var found: [[UInt8]] = []
      var rest = terminal.log[...]
      while let start = rest.firstIndex(of: 0x1b) {
        rest = rest[(start + 1)...]
        guard rest.first == introducer else { continue }
        guard let end = rest.firstIndex(of: 0x1b) else { break }
        found.append(Array(rest[(start + 2)..<end]))
        #expect(rest.dropFirst(end - rest.startIndex + 1).first == UInt8(ascii: "\\"))
        rest = rest[(end + 1)...]
      }
      return found
    }

    @Test("C28 the help takes the picture away, Esc brings it back, quitting leaves none")
    func kittyHelp() throws {
      let terminal = try kitty()
      try terminal.wait(for: "a picture") { terminal.count(ofWritten: Self.start) == 1 }
      try terminal.settle()
      terminal.send(Keys.help)
      try terminal.waitFor(text: "Esc closes")
      try terminal.waitUntilIdle()
      #expect(terminal.count(ofWritten: Self.start) == 1)
      let erased = terminal.count(ofWritten: Self.erase)
      #expect(erased >= 1)
      terminal.send(Keys.escape)
      try terminal.wait(for: "the picture again") { terminal.count(ofWritten: Self.start) == 2 }
      #expect(try terminal.quit() == .exited(0))
      #expect(terminal.count(ofWritten: Self.erase) > erased)
      let log = String(decoding: terminal.log, as: UTF8.self)
      let last = try #require(log.range(of: Self.start, options: .backwards))
      #expect(log[last.upperBound...].contains(Self.erase))
      terminal.expectRestored()
    }

    @Test("a page turn takes the picture away and draws the next one, once")
    func kittyTurn() throws {
      let terminal = try kitty()
      try terminal.wait(for: "a picture") { terminal.count(ofWritten: Self.start) == 1 }
      try terminal.settle()
      for number in 2...5 {
        terminal.send(Keys.right)
        try terminal.wait(for: "picture \(number)") {
          terminal.count(ofWritten: Self.start) == number
        }
        try terminal.settle()
      }
      #expect(terminal.count(ofWritten: Self.start) == 5)
      #expect(terminal.count(ofWritten: Self.erase) >= 4)
      for string in strings(terminal, UInt8(ascii: "_")) {
        #expect(string.first == UInt8(ascii: "G"))
        #expect(string.allSatisfy { (0x20..<0x7f).contains($0) })
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test(
      "a list beside a picture scrolls without it", arguments: ["kitty", "none"])
    func beside(pictures: String) throws {
      let folder = try TemporaryFolder()
      let list = try folder.write(lines: (1...100).map(String.init), to: "list")
      let terminal = try EmulatedTerminal(
        Program.endless,
        ["--pictures", pictures, "--edge", "stop", list, "--pages=" + Pictures.photos],
        launch: .with { $0.cell = (2, 4) })
      terminal.folders.append(folder)
      try terminal.waitFor(text: "1/100")
      let isDrawn = pictures == "kitty"
      if isDrawn {
        try terminal.wait(for: "a picture") { terminal.count(ofWritten: Self.start) == 1 }
      }
      try terminal.settle()
      // The emulated screen shows the picture's bytes: what was written tells more.
      var before = terminal.log.count
      let written = { String(decoding: terminal.log[before...], as: UTF8.self) }
      terminal.send("30j")
      try terminal.wait(for: "row 31") { written().contains("31") }
      try terminal.waitUntilIdle()
      before = terminal.log.count
      terminal.send(Keys.down)
      try terminal.wait(for: "row 32") { written().contains("2") }
      try terminal.waitUntilIdle()
      // Lines are moved within margins, which are set before.
      #expect(written().contains(/\u{1b}\[[0-9]+;[0-9]+r/) != isDrawn)
      #expect(terminal.count(ofWritten: Self.start) == (isDrawn ? 1 : 0))
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("^Z takes the picture away, going on draws it again")
    func kittySuspend() throws {
      let terminal = try kitty()
      try terminal.wait(for: "a picture") { terminal.count(ofWritten: Self.start) == 1 }
      try terminal.settle()
      let erased = terminal.count(ofWritten: Self.erase)
      terminal.send(Keys.suspend)
      // No shell looks after it here, so it goes on at once.
      try terminal.wait(for: "the picture again") { terminal.count(ofWritten: Self.start) == 2 }
      #expect(terminal.count(ofWritten: Self.erase) > erased)
      let log = String(decoding: terminal.log, as: UTF8.self)
      let left = try #require(log.range(of: "\u{1b}[?1049l"))
      #expect(log[..<left.lowerBound].contains(Self.erase))
      terminal.signal(SIGTERM)
      try terminal.waitForEnd()
      terminal.expectRestored()
    }

    @Test("sixels are whole, as large as the cells they cover, and overwritten when they go")
    func sixel() throws {
      let terminal = try EmulatedTerminal.album(
        ["--pictures", "sixel", "--edge", "stop", Pictures.photos],
        launch: .with { $0.cell = (10, 20) })
      try terminal.wait(for: "a picture") { terminal.count(ofWritten: "\u{1b}P") == 1 }
      try terminal.settle()
      let picture = try #require(strings(terminal, UInt8(ascii: "P")).first)
      let header = String(decoding: picture.prefix(40), as: UTF8.self)
      // 480×360 in 78×21 cells of 10×20: the height decides.
      let size = header.split(separator: "\"").dropFirst().first?.split(separator: ";").prefix(4)
      #expect(size?.prefix(2).map(String.init) == ["1", "1"])
      let height = size?.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
      #expect((400...420).contains(height))
      terminal.send(Keys.help)
      try terminal.waitFor(text: "Esc closes")
      try terminal.waitUntilIdle()
      terminal.send(Keys.escape)
      try terminal.wait(for: "the picture again") { terminal.count(ofWritten: "\u{1b}P") == 2 }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("inside a multiplexer, and without the cell's size, pictures are characters")
    func fallback() throws {
      let inside: [String: String?] = ["KITTY_WINDOW_ID": "1", "TERM": "screen-256color"]
      let terminal = try EmulatedTerminal.album(
        [Pictures.photos], launch: .with { $0.environment = inside })
      try terminal.settle()
      #expect(terminal.count(ofWritten: "\u{1b}_") == 0)
      #expect(try terminal.quit() == .exited(0))
      let unknown = try EmulatedTerminal.album(["--pictures", "sixel", Pictures.photos])
      #expect(try unknown.settle().hasPicture)
      #expect(unknown.count(ofWritten: "\u{1b}P") == 0)
      #expect(try unknown.quit() == .exited(0))
    }
  }
}
