import Foundation
import Testing

extension EndToEnd {
  @Suite("Pictures in the terminal's own language", .serialized)
  struct PictureLanguageTests {
    /// What pictures are drawn in.
    enum Language: String, CaseIterable {
      case kitty
      case sixel

      /// What a picture's bytes begin with.
      var start: String {
        switch self {
        case .kitty: "\u{1b}_Gi="
        case .sixel: "\u{1b}P"
        }
      }
    }

    private static let cell = (width: 4, height: 8)

    private func album(
      _ language: Language, _ arguments: String..., folder: TemporaryFolder? = nil
    ) throws -> EmulatedTerminal {
      let terminal = try EmulatedTerminal.album(
        ["--pictures", language.rawValue, "--edge", "stop"] + arguments,
        launch: .with { $0.cell = Self.cell }, folder: folder)
      try terminal.wait(for: "a picture") { terminal.count(ofWritten: language.start) >= 1 }
      return terminal
    }

    private func pictures(
      _ terminal: EmulatedTerminal, before sequence: String? = nil
    ) throws -> ScreenPictures {
      let log = String(decoding: terminal.log, as: UTF8.self)
      let end = sequence.flatMap { log.range(of: $0, options: .backwards) }
      let offset = end.map { log.utf8.distance(from: log.startIndex, to: $0.lowerBound) }
      return try ScreenPictures(terminal, cell: Self.cell, upTo: offset)
    }

    /// Waits until so many pictures were drawn in all, and nothing moves any more.
    private func settle(_ terminal: EmulatedTerminal, drawn: Int, _ language: Language) throws {
      try terminal.wait(for: "picture \(drawn)") {
        terminal.count(ofWritten: language.start) >= drawn
      }
      try terminal.settle()
      #expect(terminal.count(ofWritten: language.start) == drawn)
    }

    /// Checks that no picture was there when the screen was given back.
    private func expectNone(_ terminal: EmulatedTerminal) throws {
      #expect(try pictures(terminal, before: "\u{1b}[?1049l").shown.isEmpty)
    }

    @Test(
      "C28 the help takes the picture away, Esc brings it back, quitting leaves none",
      arguments: Language.allCases)
    func help(_ language: Language) throws {
      let terminal = try album(language, Pictures.photos)
      try settle(terminal, drawn: 1, language)
      #expect(try pictures(terminal).shown.count == 1)
      terminal.send(Keys.help)
      try terminal.waitFor(text: "Esc closes")
      try terminal.waitUntilIdle()
      #expect(try pictures(terminal).shown.isEmpty)
      terminal.send(Keys.escape)
      try settle(terminal, drawn: 2, language)
      #expect(try pictures(terminal).shown.count == 1)
      #expect(try terminal.quit() == .exited(0))
      try expectNone(terminal)
      terminal.expectRestored()
    }

    @Test(
      "a page turn draws the next picture, once, and takes the other away in the same moment",
      arguments: Language.allCases)
    func turn(_ language: Language) throws {
      let terminal = try album(language, Pictures.photos)
      try settle(terminal, drawn: 1, language)
      var places: [ScreenPictures.Shown] = []
      // The fifth has transparent parts, the first of another shape.
      for number in 2...12 {
        terminal.send(Keys.right)
        try settle(terminal, drawn: number, language)
        let shown = try pictures(terminal).shown
        #expect(shown.count == 1)
        places += shown
      }
      #expect(
        places.allSatisfy { (1..<22).contains($0.rows.lowerBound) && $0.rows.upperBound <= 22 })
      #expect(places.allSatisfy { $0.columns.lowerBound >= 1 && $0.columns.upperBound <= 79 })
      #expect(try pictures(terminal).unheld == 0)
      #expect(try terminal.quit() == .exited(0))
      try expectNone(terminal)
      terminal.expectRestored()
    }

    @Test(
      "another size takes the picture away and draws it as large as it can be",
      arguments: Language.allCases)
    func resize(_ language: Language) throws {
      let terminal = try album(language, Pictures.photos)
      try settle(terminal, drawn: 1, language)
      for (number, size) in [(30, 100), (12, 60), (5, 20), (24, 80)].enumerated() {
        terminal.resize(rows: size.0, columns: size.1)
        try terminal.wait(for: "another picture") {
          terminal.count(ofWritten: language.start) >= number + 2
        }
        try terminal.settle()
        let shown = try pictures(terminal).shown
        #expect(shown.count == 1)
        #expect(
          shown.allSatisfy { $0.rows.upperBound <= size.0 && $0.columns.upperBound <= size.1 })
      }
      #expect(try terminal.quit() == .exited(0))
      try expectNone(terminal)
    }

    @Test(
      "a storm of sizes, and one cell, leave no more than one picture, within them",
      arguments: Language.allCases)
    func storm(_ language: Language) throws {
      let terminal = try album(language, Pictures.photos)
      try settle(terminal, drawn: 1, language)
      for step in 0..<20 { terminal.resize(rows: 3 + step * 7 % 40, columns: 9 + step * 13 % 100) }
      terminal.resize(rows: 1, columns: 1)
      try terminal.settle()
      let shown = try pictures(terminal).shown
      #expect(shown.count <= 1)
      #expect(shown.allSatisfy { $0.rows == 0..<1 && $0.columns == 0..<1 })
      #expect(try terminal.quit() == .exited(0))
      try expectNone(terminal)
      #expect(terminal.privateModes == .initial)
    }

    @Test("^Z takes the picture away, going on draws it again", arguments: Language.allCases)
    func suspend(_ language: Language) throws {
      let terminal = try album(language, Pictures.photos)
      try settle(terminal, drawn: 1, language)
      terminal.send(Keys.suspend)
      // No shell looks after it here, so it goes on at once.
      try settle(terminal, drawn: 2, language)
      try expectNone(terminal)
      #expect(try pictures(terminal).shown.count == 1)
      terminal.signal(SIGTERM)
      try terminal.waitForEnd()
      try expectNone(terminal)
      terminal.expectRestored()
    }

    @Test(
      "a picture that moves is drawn over itself, and nothing else is sent",
      arguments: Language.allCases)
    func playing(_ language: Language) throws {
      let folder = try TemporaryFolder()
      try folder.write(Pictures.animation(hundredths: 5), to: "a.gif")
      let terminal = try album(language, folder.path(of: "a.gif"), folder: folder)
      let frames = { terminal.count(ofWritten: language.start) }
      // The still, and the player's own first frame, which may come after a frame without a picture.
      try terminal.wait(for: "three frames") { frames() >= 3 }
      let (begun, first) = (terminal.log.count, frames())
      try terminal.wait(for: "five more") { frames() >= first + 5 }
      let (ended, last) = (terminal.log.count, frames())
      let whole = try pictures(terminal, before: "\u{1b}[?2026l")
      #expect(whole.shown.count == 1)
      #expect(whole.unheld == 0)
      let others = Strings.without(terminal.log[..<ended])
      let between = others.dropFirst(Strings.without(terminal.log[..<begun]).count)
      #expect(
        between.count < 60 * (last - first + 2), "\(String(decoding: between, as: UTF8.self))")
      terminal.send("p")
      try terminal.settle()
      #expect(try pictures(terminal).shown.count == 1)
      #expect(try terminal.quit() == .exited(0))
      try expectNone(terminal)
      terminal.expectRestored()
    }

    @Test("a list beside a picture scrolls without it", arguments: ["kitty", "sixel", "none"])
    func beside(_ pictures: String) throws {
      let folder = try TemporaryFolder()
      let list = try folder.write(lines: (1...100).map(String.init), to: "list")
      let terminal = try EmulatedTerminal(
        Program.endless,
        ["--pictures", pictures, "--edge", "stop", list, "--pages=" + Pictures.photos],
        launch: .with { $0.cell = Self.cell })
      terminal.folders.append(folder)
      try terminal.waitFor(text: "1/100")
      let language = Language(rawValue: pictures)
      if let language { try settle(terminal, drawn: 1, language) }
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
      #expect(written().contains(/\u{1b}\[[0-9]+;[0-9]+r/) != (language != nil))
      if let language {
        #expect(terminal.count(ofWritten: language.start) == 1)
        #expect(try self.pictures(terminal).shown.count == 1)
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("a picture is one whole string of its language", arguments: Language.allCases)
    func strings(_ language: Language) throws {
      let terminal = try album(language, Pictures.photos)
      try settle(terminal, drawn: 1, language)
      #expect(try terminal.quit() == .exited(0))
      let strings = Strings.all(terminal.log[...])
      #expect(!strings.isEmpty)
      for string in strings {
        #expect(string.first == (language == .kitty ? UInt8(ascii: "G") : UInt8(ascii: "0")))
        #expect(string.allSatisfy { (0x20..<0x7f).contains($0) })
      }
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

    @Test("kitty is known by its environment")
    func known() throws {
      let terminal = try EmulatedTerminal.album(
        [Pictures.photos],
        launch: .with {
          $0.environment = ["KITTY_WINDOW_ID": "1"]
          $0.cell = Self.cell
        })
      try terminal.wait(for: "a picture") {
        terminal.count(ofWritten: Language.kitty.start) >= 1
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }
  }
}

/// The strings of control that pictures come in.
private enum Strings {
  /// What stands in them.
  static func all(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { split(bytes).strings }

  /// What stands around them.
  static func without(_ bytes: ArraySlice<UInt8>) -> [UInt8] { split(bytes).others }

  private static func split(
    _ bytes: ArraySlice<UInt8>
  ) -> (strings: [ArraySlice<UInt8>], others: [UInt8]) {
    var strings: [ArraySlice<UInt8>] = []
    var others: [UInt8] = []
    var rest = bytes
    while let escape = rest.firstIndex(of: 0x1B), escape + 1 < rest.endIndex {
      others += rest[..<escape]
      guard rest[escape + 1] == UInt8(ascii: "_") || rest[escape + 1] == UInt8(ascii: "P") else {
        others += rest[escape...(escape + 1)]
        rest = rest[(escape + 2)...]
        continue
      }
      rest = rest[(escape + 2)...]
      guard let end = rest.firstIndex(of: 0x1B) else { return (strings, others) }
      strings.append(rest[..<end])
      rest = rest[end...].dropFirst(2)
    }
    return (strings, others + rest)
  }
}
