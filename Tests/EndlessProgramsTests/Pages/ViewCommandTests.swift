import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// `--view`: what a command prints for an item.
@Suite struct ViewCommandTests {
  private func view(
    _ command: String, _ item: String = "an item",
    _ change: (inout RendererSettings) -> Void = { _ in }
  ) async -> RenderAnswer? {
    var settings = RendererSettings(view: Array(command.utf8))
    change(&settings)
    return await PagesDesk(settings).contents(of: item)
  }

  @Test(arguments: [
    ("echo {}", "two  words", ["two  words"]),
    (
      "printf '%s\\n' {} {}", "$(date) `id` 'q' \"d\" \\ ; rm -rf x",
      [
        "$(date) `id` 'q' \"d\" \\ ; rm -rf x", "$(date) `id` 'q' \"d\" \\ ; rm -rf x",
      ]
    ),
    ("echo {columns}x{rows}", "", ["40x10"]),
    (
      "echo \"$ENDLESS_ITEM\" $ENDLESS_COLUMNS $ENDLESS_ROWS $COLUMNS $LINES", "*  *",
      [
        "*  * 40 10 40 10"
      ]
    ),
    ("columns=1; echo ${columns} a{b}c {row} $ {}", "x", ["1 a{b}c {row} $ x"]),
    ("cat", "standard input is empty", []),
    ("printf 'a\\r\\nb\\n\\nc'", "", ["a", "b", "", "c"]),
  ])
  func `the item is one word, the size is told`(
    command: String, item: String, lines: [String]
  ) async {
    #expect(await view(command, item)?.text == lines)
  }

  @Test(arguments: [
    ("exit 3", "exit status 3"),
    ("echo no such page >&2; exit 1", "no such page"),
    ("kill -SEGV $$", "killed by SIGSEGV"),
    ("echo {}", "{} holds a NUL byte, which no command can be given"),
  ])
  func `a command that prints nothing and fails says why`(
    command: String, message: String
  ) async {
    let item = command == "echo {}" ? "a\0b" : "item"
    #expect(await view(command, item)?.message == message)
  }

  @Test(arguments: [
    ("echo difference; exit 1", ["difference", "\u{1B}[2mexit status 1\u{1B}[0m"]),
    ("echo half; kill -SEGV $$", ["half", "\u{1B}[2mkilled by SIGSEGV\u{1B}[0m"]),
    (
      "echo half; echo lost the rest >&2; exit 2",
      ["half", "\u{1B}[2mlost the rest · exit status 2\u{1B}[0m"]
    ),
    ("echo all; echo chatter >&2", ["all"]),
    ("echo only this >&2", ["\u{1B}[2monly this\u{1B}[0m"]),
  ])
  func `what was printed is shown however it ended`(command: String, lines: [String]) async {
    #expect(await view(command)?.text == lines)
  }

  @Test(arguments: [
    (15, 100_000, "cut here: the first 100,000 lines are shown"),
    (1023, 4096, "cut here: the first 4 MiB are shown"),
  ])
  func `output beyond its limits is cut, and says so`(
    length: Int, count: Int, notice: String
  ) async throws {
    let line = String(repeating: "x", count: length)
    let lines = try #require(await view("yes \(line)")?.text)
    #expect(lines.count == count + 1)
    #expect(lines.dropLast().allSatisfy { $0 == line })
    #expect(lines.last == "\u{1B}[2m\(notice)\u{1B}[0m")
  }

  @Test func `a command that takes too long is ended`() async throws {
    let silent = await view("sleep 1000") { $0.time = .milliseconds(200) }
    #expect(silent?.message == "took longer than 0.2 s")
    let slow = await view("echo $$; sleep 1000") { $0.time = .milliseconds(500) }
    let lines = try #require(slow?.text)
    #expect(lines.last == "\u{1B}[2mtook longer than 0.5 s\u{1B}[0m")
    let group = try #require(pid_t(lines[0]))
    #expect(await eventually { isGone(group: group) })
  }

  #if os(Linux)
    @Test func `a command has so much address space and no more`() async {
      let lines = await view("ulimit -v") { $0.memory = 256 << 20 }
      #expect(lines?.text == ["262144"])
      #expect(await view("ulimit -v") { $0.memory = nil }?.text?.first != "262144")
    }

    @Test func `a neighbour's command lets others go first`() async {
      let usual = await view("nice")?.text?.first ?? ""
      let command = "while [ $(nice) -le \(usual) ]; do sleep 0.01; done; echo lower"
      let desk = PagesDesk(RendererSettings(view: Array(command.utf8)))
      #expect(await desk.answer(desk.ask("", for: .neighbour))?.text == ["lower"])
    }
  #endif

  @Test func `what a command leaves behind is ended before its page shows`() async throws {
    let lines = try #require(await view("echo $$; sleep 1000 & trap '' TERM; sleep 1000 &")?.text)
    let group = try #require(pid_t(lines[0]))
    #expect(await eventually { isGone(group: group) })
  }
}
