import Foundation
import Testing

extension EndToEnd {
  @Suite("Page commands", .serialized)
  struct PageCommandTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    @Test("S11 two runs fill 24 list rows, the third comes when row 40 shows")
    func s11() throws {
      let terminal = try load("seq $(( ({page}-1)*20+1 )) $(( {page}*20 ))", launch: .sized(26, 80))
      try terminal.waitFor("the screen") { $0.bodyRows.last == "24" }
      try terminal.waitUntilIdle()
      #expect(runs == ["1", "2"])
      try terminal.press("38j")
      #expect(terminal.screen.currentRow == "39")
      #expect(runs == ["1", "2"])
      try terminal.press("j")
      try terminal.wait(for: "the third run") { runs == ["1", "2", "3"] }
      #expect(try terminal.press("j").currentRow == "41")
      #expect(runs == ["1", "2", "3"])
    }

    @Test("S12 items are shown while the command that prints them goes on")
    func s12() throws {
      let terminal = try load("seq 5; exec sleep 1000")
      try terminal.waitFor("five items and the footer") {
        $0.bodyRows.prefix(5) == ["1", "2", "3", "4", "5"] && $0.shows("loading")
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }

    @Test("S13 a failing page: the rows stay, nothing runs by itself, r runs the same page again")
    func s13() throws {
      let terminal = try load(
        "if [ {page} = 3 ] && [ ! -e mended ]; then echo boom >&2; exit 1; fi; "
          + "seq $(( ({page}-1)*20+1 )) $(( {page}*20 ))")
      try terminal.waitFor("the screen") { $0.bodyRows.last == "22" }
      try terminal.press("G")
      try terminal.waitFor("the footer") { $0.shows("boom") && $0.shows("r retries") }
      #expect(terminal.screen.bodyRows.contains("40"))
      try terminal.press("k", "k", Keys.pageUp, Keys.pageDown, "G", "g", "G")
      #expect(runs == ["1", "2", "3"])
      terminal.send("r")
      try terminal.wait(for: "another run") { runs == ["1", "2", "3", "3"] }
      try terminal.waitFor(text: "boom")
      try folder.write("", to: "mended")
      terminal.send("r")
      try terminal.waitFor("no footer") { !$0.shows("boom") }
      try terminal.wait(for: "the mended run") { runs == ["1", "2", "3", "3", "3"] }
      #expect(try terminal.press("k", "j", "j").currentRow == "41")
    }

    @Test("S14 a command that always prints the same is stalled after two runs")
    func s14() throws {
      let terminal = try load("seq 20", "--id", "text")
      try terminal.waitFor(text: "r goes on")
      #expect(runs == ["1", "2"])
      let screen = try terminal.press("G", "k", "j")
      #expect(screen.currentRow == "20")
      #expect(runs.count == 2)
    }

    @Test("S15 q leaves a command that never ends, and nothing of its group is left")
    func s15() throws {
      let terminal = try load("echo $$ >group; sleep 1000 & echo item; wait")
      try terminal.waitFor("the item") { $0.bodyRows.first == "item" }
      let group = try #require(Int32(folder.text(of: "group")?.dropLast() ?? ""))
      #expect(kill(-group, 0) == 0)
      #expect(try terminal.quit() == .exited(0))
      try eventually("the group ends", within: .seconds(5)) { kill(-group, 0) != 0 }
      terminal.expectRestored()
    }

    @Test("S16 items with control bytes are shown, never executed")
    func s16() throws {
      let terminal = try load(
        #"[ {page} = 1 ] && printf 'a\033]0;pw%sned\007b\n\033[31mred\033[2J\nc\rd\ne\000f\ng\351h\n' +"#
      )
      try terminal.waitFor(text: "g<E9>h")
      #expect(terminal.screen.shows("ab"))
      #expect(terminal.screen.shows("red"))
      #expect(terminal.screen.shows("c^Md"))
      #expect(terminal.screen.shows("e^@f"))
      terminal.expectNoRaw("pw+ned")
      terminal.expectNoRaw("\u{1b}]0;")
      let row = try #require(terminal.screen.row(showing: "red"))
      let red = try #require(terminal.screen.cells[row].first { $0.text == "r" })
      #expect(red.foreground == .indexed(1))
      let last = try #require(terminal.screen.row(showing: "g<E9>h"))
      let substitute = try #require(terminal.screen.cells[last].first { $0.text == "<" })
      #expect(substitute.isReverse)
    }

    @Test("{last} and {cursor} are one quoted word, whatever is in them")
    func hostile() throws {
      let hostile = "'; touch X; '"
      let record = #"\036{"cursor":"'; touch Y; '"}"#
      let terminal = try load(
        "printf '%s\\n' {last} {cursor} >>seen; [ {page} -gt 2 ] || "
          + "{ cat item; printf '\(record.replacingOccurrences(of: "'", with: #"'"'"'"#))\\n'; }",
        prepare: { try $0.write(hostile + "\n", to: "item") })
      try terminal.waitFor("two runs") { _ in runs.count >= 2 }
      try terminal.waitUntilIdle()
      #expect(folder.text(of: "X") == nil)
      #expect(folder.text(of: "Y") == nil)
      #expect(folder.text(of: "seen")?.contains(hostile) == true)
    }

    @Test("C22 a failing command is named in the footer")
    func c22() throws {
      let terminal = try load("exit 3")
      try terminal.waitFor("the footer") { $0.shows("r retries") }
      #expect(try terminal.quit() == .exited(1))
    }

    @Test("C23 q while a slow producer is waited for: gone, restored, the producer ends")
    func c23() throws {
      let terminal = try EmulatedTerminal(
        Program.endless,
        launch: .with { $0.input = .command("while echo tick; do sleep 0.2; done") })
      try terminal.waitFor(text: "tick")
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
      let producer = try #require(terminal.producer)
      try eventually("the producer ends") { Outcome.of(process: producer) != nil }
    }

    /// The pages that were asked for, in order.
    private var runs: [String] {
      folder.text(of: "runs")?.split(separator: "\n").map(String.init) ?? []
    }

    /// Starts `endless` on a page command that notes each of its runs.
    private func load(
      _ command: String, _ arguments: String..., launch: Launch = .standard,
      prepare: (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> EmulatedTerminal {
      try prepare(folder)
      var launch = launch
      launch.folder = folder.path
      return try EmulatedTerminal(
        Program.endless, arguments + ["--load", "echo {page} >>runs; " + command], launch: launch)
    }
  }
}
