import Foundation
import Testing

extension EndToEnd {
  @Suite("The album", .serialized)
  struct AlbumTests {
    @Test("sixteen pictures side by side: each page has its own, and nothing is left behind")
    func photos() throws {
      let terminal = try EmulatedTerminal.album(["--edge", "stop", Pictures.photos])
      var pages: [[[ScreenCell]]] = []
      for number in 1...16 {
        let screen = try terminal.settle()
        #expect(screen.place == "\(number) of 16")
        #expect(!pages.contains(screen.page))
        #expect(screen.hasPicture)
        pages.append(screen.page)
        terminal.send(Keys.right)
      }
      #expect(try terminal.settle().place == "16 of 16")
      try terminal.press("5g")
      try terminal.waitFor("the fifth page") { $0.place == "5 of 16" }
      #expect(try terminal.settle().page == pages[4])
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test(
      "a page is what chafa alone prints, in the middle",
      arguments: [
        "04-rakuda.png", "05-dachou.png", "11-risu.png", "14-maguro.png",
      ])
    func asChafa(_ name: String) throws {
      let file = Pictures.photos + "/" + name
      let alone = try EmulatedTerminal(
        "chafa", ["-f", "symbols", "-c", "240", "-s", "78x21", "--scale", "max", file])
      try alone.waitForEnd()
      // What stood there before takes two rows.
      let printed = alone.screen.cells.dropFirst(2).prefix(21)
      let terminal = try EmulatedTerminal.album([file], launch: .sized(24, 80))
      let screen = try terminal.settle()
      #expect(screen.lines[0].contains(name))
      let page = Drawing(screen.page)
      #expect(page == Drawing(Array(printed)))
      #expect(page.columns.count > 20)
      // The transparent one has blank columns at its edges.
      if name != "11-risu.png" {
        #expect(abs(page.columns.lowerBound - (80 - page.columns.upperBound)) <= 1)
      }
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("keys that wait together are all counted, and no more than three renderers run")
    func flicks() throws {
      let folder = try TemporaryFolder()
      let (path, log) = try Pictures.countingChafa(in: folder)
      let terminal = try EmulatedTerminal.album(
        [Pictures.photos], launch: .with { $0.environment = ["PATH": path] }, folder: folder)
      try terminal.settle()
      for _ in 0..<5 { terminal.send(String(repeating: Keys.right, count: 7)) }
      var most = 0
      try terminal.wait(for: "page 4") {
        most = max(most, terminal.children.count)
        return terminal.screen.place == "4 of 16" && terminal.unread == 0
      }
      try terminal.wait(for: "no renderer") {
        most = max(most, terminal.children.count)
        return terminal.children.isEmpty
      }
      #expect(most <= 3)
      let screen = try terminal.settle()
      #expect(screen.pageName == "04-rakuda.png")
      let started = try String(contentsOfFile: log, encoding: .utf8)
      #expect(started.contains("04-rakuda.png"))
      #expect(started.split(separator: "\n").count < 35, "pages that nobody saw were drawn")
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("a turn to a neighbour starts one renderer, for the page after it")
    func prefetched() throws {
      let folder = try TemporaryFolder()
      let (path, log) = try Pictures.countingChafa(in: folder)
      let terminal = try EmulatedTerminal.album(
        ["--edge", "stop", Pictures.photos], launch: .with { $0.environment = ["PATH": path] },
        folder: folder)
      func started() -> [Substring] {
        (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
      }
      try terminal.wait(for: "two renderers") { started().count == 2 }
      for number in 2...6 {
        try terminal.settle()
        terminal.send(Keys.right)
        try terminal.wait(for: "the next renderer") { started().count == number + 1 }
      }
      try terminal.settle()
      #expect(Set(started()).count == started().count, "a page was drawn twice")
      terminal.resize(rows: 20, columns: 70)
      try terminal.wait(for: "three renderers") { started().count == 10 }
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("a page that cannot be drawn says why; r draws it once it can be, its neighbours work")
    func retry() throws {
      let folder = try TemporaryFolder()
      let good = try Data(contentsOf: URL(fileURLWithPath: Pictures.photos + "/01-kitsune.png"))
      try folder.write(Array(good), to: "a.png")
      try folder.write("no picture at all", to: "b.png")
      try folder.write([], to: "c.png")
      let terminal = try EmulatedTerminal.album([folder.path], folder: folder)
      try terminal.settle()
      terminal.send(Keys.right)
      try terminal.waitFor("what is wrong") { $0.shows("✗ b.png") && $0.shows("r retries") }
      try folder.write(Array(good), to: "b.png")
      terminal.send("r")
      try terminal.waitFor("the picture") { !$0.shows("✗") && $0.place == "2 of 3" }
      #expect(try terminal.settle().hasPicture)
      terminal.send(Keys.right)
      try terminal.waitFor("what is wrong") { $0.shows("✗ c.png") }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("without chafa a page says what to install")
    func noChafa() throws {
      let folder = try TemporaryFolder()
      let tools = try folder.makeFolder("tools")
      for name in ["sh", "env", "nice"] {
        let real = ["/bin/", "/usr/bin/"].map { $0 + name }.first {
          FileManager.default.isExecutableFile(atPath: $0)
        }
        try FileManager.default.createSymbolicLink(
          atPath: tools + "/" + name, withDestinationPath: try #require(real))
      }
      let terminal = try EmulatedTerminal.album(
        [Pictures.photos + "/01-kitsune.png"],
        launch: .with { $0.environment = ["PATH": tools] }, folder: folder)
      let screen = try terminal.waitFor(text: "install chafa")
      #expect(screen.shows("PNG"))
    }

    @Test("where only ASCII can be shown, pictures are made of it")
    func ascii() throws {
      let terminal = try EmulatedTerminal.album(
        ["--edge", "stop", Pictures.photos], launch: .with { $0.environment = ["LC_ALL": "C"] })
      let screen = try terminal.settle()
      #expect(screen.hasPicture)
      let drawn = screen.page.joined().filter { $0.text != " " }
      #expect(drawn.count > 100)
      #expect(drawn.filter { $0.text == "?" }.count < drawn.count / 4)
      #expect(screen.lines[22].hasPrefix(" O===="))
      #expect(!screen.text.contains { !$0.isASCII })
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("the slider is dragged: one page is drawn while it moves, its neighbours at the end")
    func scrub() throws {
      let terminal = try EmulatedTerminal.album(["--edge", "stop", Pictures.photos])
      try terminal.settle()
      terminal.send(Keys.press(row: 22, column: 1) + Keys.drag(row: 22, column: 40))
      try terminal.waitFor("the page under it") { $0.place == "9 of 16" }
      terminal.send(Keys.drag(row: 5, column: 79) + Keys.release(row: 5, column: 79))
      try terminal.waitFor("the last page") { $0.place == "16 of 16" }
      try terminal.settle()
      terminal.send(Keys.left)
      #expect(try terminal.settle().place == "15 of 16")
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("a resize storm leaves the page where it was, drawn for the last size")
    func storm() throws {
      let terminal = try EmulatedTerminal.album([Pictures.photos])
      try terminal.press("7g")
      let before = try terminal.settle()
      for step in 0..<40 { terminal.resize(rows: 1 + step * 7 % 40, columns: 1 + step * 13 % 100) }
      terminal.resize(rows: 24, columns: 80)
      try terminal.waitFor("the page") { $0.rows == 24 && $0.place == "7 of 16" }
      var after = try terminal.settle()
      if after.page != before.page { after = try terminal.settle() }
      #expect(after.page == before.page)
      #expect(terminal.children.isEmpty)
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("q in the middle of everything leaves no process", arguments: ["q", "signal"])
    func leave(_ way: String) throws {
      let terminal = try EmulatedTerminal.album([Pictures.photos])
      try terminal.wait(for: "a renderer") { !terminal.children.isEmpty }
      let children = terminal.children
      if way == "q" { terminal.send("q") } else { terminal.signal(SIGTERM) }
      try terminal.waitForEnd()
      for child in children { #expect(kill(child, 0) != 0) }
      terminal.expectRestored()
    }

    @Test("a directory gives its pictures, the list of a pipe one page an item")
    func sources() throws {
      let folder = try TemporaryFolder()
      try folder.write("notes", to: "notes.txt")
      let good = try Data(contentsOf: URL(fileURLWithPath: Pictures.photos + "/01-kitsune.png"))
      for name in ["10.png", "9.png", ".hidden.png"] { try folder.write(Array(good), to: name) }
      let terminal = try EmulatedTerminal.album([folder.path], folder: folder)
      #expect(try terminal.settle().pageName == "9.png")
      #expect(terminal.screen.place == "1 of 2")
      #expect(try terminal.quit() == .exited(0))

      let piped = try EmulatedTerminal.album(
        [], launch: .with { $0.input = .command("printf 'one\\ntwo\\033]0;x\\007\\n'") })
      try piped.waitFor("the first page") { $0.shows("1 of 2") }
      piped.send(Keys.right)
      try piped.waitFor("the second page") { $0.shows("2 of 2") }
      #expect(try piped.quit() == .exited(0))
      piped.expectNoRaw("\u{1b}]0;")
    }

    @Test("--view makes each page by a command, whose words are quoted")
    func view() throws {
      let folder = try TemporaryFolder()
      let terminal = try EmulatedTerminal.album(
        ["--edge", "stop", "--view", "echo \"<$ENDLESS_ITEM>\"; echo {} {columns} {rows}"],
        launch: .with {
          $0.input = .command("printf \"a'b; touch X\\nsecond\\n\"")
          $0.folder = folder.path
        }, folder: folder)
      let screen = try terminal.waitFor(text: "<a'b; touch X>")
      #expect(screen.shows("a'b; touch X 78 21"))
      #expect(folder.text(of: "X") == nil)
      terminal.send(Keys.right)
      try terminal.waitFor(text: "<second>")
      #expect(try terminal.quit() == .exited(0))
    }

    @Test("a text file scrolls within its page")
    func text() throws {
      let folder = try TemporaryFolder()
      try folder.write(lines: numberedRows(100), to: "a.txt")
      try folder.write(lines: ["second"], to: "b.txt")
      let terminal = try EmulatedTerminal.album([folder.path], folder: folder)
      try terminal.waitFor(text: "row 21")
      try terminal.press("5j")
      #expect(terminal.screen.shows("row 26"))
      #expect(!terminal.screen.shows("row 5 "))
      terminal.send(Keys.pageDown)
      try terminal.waitFor("the next page") { $0.shows("second") && $0.pageName == "b.txt" }
      #expect(try terminal.quit() == .exited(0))
    }
  }
}
