import Testing
import endless

@Suite("From a command line to an outcome")
struct LaunchTests {
  /// Which descriptors are terminals: input, output, device.
  private func world(_ line: String, _ input: Bool, _ output: Bool, _ device: Bool) -> World {
    World(line).with { $0.terminals = Terminals(input: input, output: output, device: device) }
  }

  @Test(
    "Enter opens on a terminal and picks on a pipe; without any terminal endless is cat",
    arguments: [
      ("a", true, true, true, Mode.browse),
      ("a", true, false, true, .pick),
      ("a", false, true, true, .browse),
      ("a", false, false, true, .pick),
      ("a", false, false, false, .cat),
      ("a", false, true, false, .browse),
      ("--pick a", true, true, true, .pick),
      ("--browse a", true, false, true, .browse),
      ("--export text a", true, true, true, .export(.text)),
      ("--export jsonl a", false, false, false, .export(.jsonl)),
      ("--demo", false, false, false, .cat),
    ])
  func modes(_ line: String, _ input: Bool, _ output: Bool, _ device: Bool, _ mode: Mode) {
    #expect(world(line, input, output, device).options()?.mode == mode)
  }

  @Test("nobody can choose without a terminal", arguments: ["--pick", "--browse"])
  func noTerminal(_ option: String) throws {
    let exit = try #require(world("\(option) a", false, false, false).exit())
    #expect(exit.code == 2)
    #expect(exit.stderr == "endless: \(option): there is no terminal to show it on\n")
  }

  @Test("no source and a terminal on standard input: one line of usage")
  func usage() throws {
    let exit = try #require(world("-N", true, false, true).exit())
    #expect(exit.code == 2)
    #expect(exit.stdout.isEmpty)
    #expect(exit.stderr.hasPrefix("Usage: endless "))
    #expect(exit.stderr.count { $0 == "\n" } == 1)
  }

  @Test("pages of nothing: what is missing")
  func noPages() throws {
    let exit = try #require(world("--pages", true, true, true).exit())
    #expect(exit.code == 2)
    #expect(
      exit.stderr
        == "endless: --pages: a source is missing: files, a directory, or a list from a pipe\n")
  }

  @Test("data on standard input are the list only if nothing else is")
  func standardInput() {
    func sources(_ line: String) -> [SourceChoice]? {
      world(line, false, true, true).options()?.windows.map(\.source)
    }
    #expect(sources("") == [.standardInput])
    #expect(sources("a") == [.file("a")])
    #expect(sources("--load ls") == [.command("ls")])
    #expect(sources("a - b") == [.file("a"), .standardInput, .file("b")])
    #expect(sources("--demo") == [.demoAnimals, .demoNews, .demoCards])
  }

  @Test("windows stand in this order: sources, then commands")
  func order() throws {
    let options = try #require(World("--load one a --load two b").options())
    #expect(
      options.windows.map(\.source) == [.file("a"), .file("b"), .command("one"), .command("two")])
  }

  @Test("with --pages all sources are one window, with --pages=SOURCE there is one more")
  func pages() throws {
    func windows(_ line: String) -> [WindowChoice]? {
      world(line, false, true, true).options()?.windows
    }
    #expect(windows("--pages a d")?.map(\.source) == [.paths(["a", "d"])])
    #expect(windows("--pages")?.map(\.source) == [.standardInput])
    #expect(windows("--pages --load ls")?.map(\.source) == [.command("ls")])
    #expect(windows("--pages --pages=d a")?.map(\.source) == [.paths(["a", "d"])])
    for line in ["--pages a", "--pages", "--pages --load ls"] {
      #expect(windows(line)?.map(\.pages) == [true])
    }
    let mixed = try #require(windows("a --pages=d --load ls --pages=e"))
    #expect(mixed.map(\.source) == [.file("a"), .command("ls"), .paths(["d"]), .paths(["e"])])
    #expect(mixed.map(\.pages) == [false, false, true, true])
    #expect(mixed.map(\.title) == [[0x61], [0x6C, 0x73], [0x64], [0x65]])
  }

  @Test("pages are of one kind", arguments: ["a --load ls", "a -", "--load a --load b"])
  func mixedPages(_ line: String) throws {
    let exit = try #require(world("--pages " + line, false, true, true).exit())
    #expect(exit.code == 2)
    #expect(
      exit.stderr
        == "endless: --pages: takes files, or standard input, or one --load; not several of these\n"
    )
  }

  @Test("titles go by place, else the name of the file or the command")
  func titles() throws {
    let options = try #require(
      World("--title First d/a.txt e/b.txt f/b.txt g/c/ --load seq").options())
    let titles = options.windows.map { String(decoding: $0.title, as: UTF8.self) }
    #expect(titles == ["First", "e/b.txt", "f/b.txt", "c", "seq"])
  }

  @Test(
    "a source that is none is named, one line each",
    arguments: [
      ("https://example.org/a", ["https://example.org/a"]),
      ("a sqlite:b postgres://c", ["sqlite:b", "postgres://c"]),
    ])
  func services(_ line: String, _ names: [String]) throws {
    let exit = try #require(World(line).exit())
    #expect(exit.code == 2)
    let lines = names.map {
      "endless: \($0): not a source yet; there are files, - (standard input) and --load COMMAND\n"
    }
    #expect(exit.stderr == lines.joined())
  }

  @Test(
    "a path may hold a colon", arguments: ["./sqlite:b", "a:b", "C:", "12:30", ":x", "a/b://c"])
  func colons(_ path: String) {
    #expect(World(words: [path]).options()?.windows.map(\.source) == [.file(Argument(path))])
  }

  @Test(
    "standard input is read once, and only if it is data",
    arguments: [
      ("- -", false, "-: standard input can be read only once"),
      ("-", true, "-: standard input is the terminal, not data"),
      ("--demo a", true, "a: --demo shows lists of its own; leave one of them out"),
    ])
  func wrongSources(_ line: String, _ input: Bool, _ sentence: String) throws {
    let exit = try #require(world(line, input, true, true).exit())
    #expect(exit.code == 2)
    #expect(exit.stderr == "endless: \(sentence)\n")
  }

  @Test("an empty name is no source")
  func emptyName() {
    #expect(World(words: [""]).exit()?.stderr == "endless: a source has an empty name\n")
  }

  @Test("help and version go to standard output")
  func help() throws {
    let help = try #require(World("--help").exit())
    #expect(help.code == 0)
    #expect(help.stdout == HelpText.text)
    #expect(help.stderr.isEmpty)
    let version = try #require(World("--version a").exit())
    #expect(version.code == 0)
    #expect(version.stdout == "endless \(Version.number)\n")
  }

  @Test(
    "a message steers no terminal",
    arguments: [
      ("plain きつね é", "plain きつね é"), ("a\u{1B}[2Jb\n", "a^[[2Jb^J"), ("\0\u{7F}", "^@^?"),
      ("\u{9B}\u{202E}\u{2028}", "<U+009B><U+202E><U+2028>"), ("\u{2066}", "<U+2066>"),
    ])
  func plainLines(_ message: String, _ line: String) {
    #expect(PlainLine(message).description == line)
  }

  @Test("an option with control characters is named in one harmless line")
  func harmless() {
    let exit = World(words: ["--tabs", "\u{1B}c\n"]).exit()
    #expect(exit?.stderr == "endless: --tabs ^[c^J: a number from 1 to 100 is wanted\n")
  }
}
