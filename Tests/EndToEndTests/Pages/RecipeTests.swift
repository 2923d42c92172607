import Foundation
import Testing

extension EndToEnd {
  /// The commands of the README and the Makefile, as they stand there.
  @Suite("Recipes for pages", .serialized)
  struct RecipeTests {
    /// Runs a command as a shell does at home, with the folders that the README speaks of.
    private func run(_ command: String, in folder: TemporaryFolder) throws -> EmulatedTerminal {
      let names = try FileManager.default.contentsOfDirectory(atPath: Pictures.photos).sorted()
      // What a picture is, its bytes tell and not its name.
      for name in ["photos", "wallpapers", "Pictures"] {
        try folder.makeFolder(name)
        for picture in names.prefix(4) {
          try FileManager.default.copyItem(
            atPath: Pictures.photos + "/" + picture,
            toPath: folder.path(of: "\(name)/\(picture.dropLast(4)).jpg"))
        }
      }
      let programs = URL(fileURLWithPath: Program.endless).deletingLastPathComponent().path
      let launch = Launch.with {
        $0.folder = folder.path
        $0.environment = ["PATH": "\(programs):\(Environment.path)", "HOME": folder.path]
      }
      let terminal = try EmulatedTerminal("sh", ["-c", command], launch: launch)
      terminal.folders.append(folder)
      return terminal
    }

    /// The command of the README that holds some text, without its remark.
    private func readme(_ text: String) throws -> String {
      let readme = try String(contentsOfFile: Pictures.package + "/README.md", encoding: .utf8)
      let line = readme.split(separator: "\n").first { $0.contains(text) }
      let command = try #require(line).components(separatedBy: "  # ")[0]
      return command.components(separatedBy: "`").first { $0.contains(text) } ?? command
    }

    @Test(
      "albums of the README open at their first picture and turn to their last",
      arguments: [
        "--edge stop photos/", "endless --pages photos/", "-name '*.jpg' -print0",
        "--auto 5 photos/", "find . -name '*.png'",
      ])
    func albums(_ text: String) throws {
      let folder = try TemporaryFolder()
      if text.hasSuffix(".png'") {
        for number in 1...4 {
          try FileManager.default.copyItem(
            atPath: Pictures.photos + "/04-rakuda.png", toPath: folder.path(of: "\(number).png"))
        }
      }
      let terminal = try run(readme(text), in: folder)
      try terminal.waitFor("a picture") { $0.place == "1 of 4" && $0.hasPicture }
      let first = terminal.screen.pageName
      terminal.send(Keys.end)
      let hasDots = !text.contains("stop")
      try terminal.waitFor("the last page") {
        $0.place == "4 of 4" && $0.hasPicture && $0.pageName != first
          && $0.lines[22].contains(hasDots ? "○ ○ ○ ●" : "━━━━━━●")
      }
      // The rest of a frame may follow.
      try terminal.waitUntilIdle()
      #expect(terminal.screen.lines[22].contains("▶") == text.contains("auto"))
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("Enter picks one of the wallpapers")
    func pick() throws {
      let folder = try TemporaryFolder()
      let command = try readme("endless --pages wallpapers/") + #"; echo "<$picture>""#
      let terminal = try run(command, in: folder)
      try terminal.waitFor("a picture") { $0.place == "1 of 4" && $0.hasPicture }
      terminal.send(Keys.right)
      try terminal.waitFor("the second page") { $0.place == "2 of 4" }
      terminal.send(Keys.enter)
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.screen.shows("<wallpapers/02-neko.jpg>"))
    }

    @Test("what a command says of each file, after every way of getting there")
    func view() throws {
      let folder = try TemporaryFolder()
      for number in 1...9 { try folder.write("{\"number\": \(number)}\n", to: "\(number).json") }
      let terminal = try run(readme("--view 'file {}; stat {}'"), in: folder)
      let places: [(key: String, number: Int)] = [
        ("", 1), ("5g", 5), (Keys.end, 12), (Keys.home, 1), (Keys.left, 12), ("9g", 9),
        (Keys.left + Keys.left, 7), ("3" + Keys.right, 10), ("4g", 4),
      ]
      for (key, number) in places {
        terminal.send(key)
        let name =
          number > 9 ? ["Pictures", "photos", "wallpapers"][number - 10] : "\(number).json"
        let kind = number > 9 ? "directory" : "JSON"
        try terminal.waitFor("page \(number)") {
          $0.place == "\(number) of 12" && $0.pageName == name
            && $0.body[0].contains("\(name): \(kind)") && $0.shows("Inode:")
        }
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test(
      "the album and the carousel of the Makefile",
      arguments: [("photos", "01-kitsune.png", 16), ("slides", "1-welcome.txt", 4)])
    func make(_ target: String, first: String, count: Int) throws {
      // What is built is what is tested.
      let command = "make -s -o release ENDLESS='\(Program.endless)' \(target)"
      let terminal = try EmulatedTerminal(
        "sh", ["-c", command], launch: .with { $0.folder = Pictures.package })
      let isCarousel = target == "slides"
      let screen = try terminal.waitFor("the first page") {
        $0.place == "1 of \(count)" && $0.hasPicture
          && $0.lines[22].contains(isCarousel ? "● ○ ○ ○" : "●━━━━━━")
      }
      #expect(screen.pageName == first)
      try terminal.waitUntilIdle()
      #expect(terminal.screen.lines[22].contains("▶") == isCarousel)
      // Backwards over the edge, which only the carousel has none of.
      terminal.send(Keys.left)
      terminal.send(Keys.right + Keys.right)
      let number = isCarousel ? 2 : 3
      try terminal.waitFor("page \(number)") {
        $0.place == "\(number) of \(count)" && $0.hasPicture
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("the kiosk of the README tells the time")
    func kiosk() throws {
      let terminal = try run(readme("seq 3"), in: TemporaryFolder())
      try terminal.waitFor("the first page") { $0.place == "1 of 3" && $0.pageName == "1" }
      let time = try terminal.waitFor("the time") { $0.body[0].contains(":") && $0.shows("▶") }
      #expect(time.shows("● ○ ○"))
      terminal.send(Keys.right)
      try terminal.waitFor("the second page") { $0.place == "2 of 3" && $0.body[0].contains(":") }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }
  }
}
