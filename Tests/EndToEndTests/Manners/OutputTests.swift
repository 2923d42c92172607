import Foundation
import Testing

extension EndToEnd {
  @Suite("Where results go", .serialized)
  struct OutputTests {
    @Test("Enter picks when standard output is a pipe: its bytes as read, and a newline")
    func pick() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(Array("one\n".utf8) + [0x41, 0xE9, 0x09, 0x42, 0x0A], to: "list")
      let terminal = try EmulatedTerminal(endless: file, launch: .with { $0.output = .pipe })
      try terminal.waitFor(text: "one")
      terminal.send("j\r")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.output == [0x41, 0xE9, 0x09, 0x42, 0x0A])
      terminal.expectRestored()
    }

    @Test(
      "items come through a pipe while keys come from the terminal, and the pick goes to a pipe")
    func pickFromPipe() throws {
      let launch = Launch.with {
        $0.input = .pipe
        $0.output = .pipe
      }
      let terminal = try EmulatedTerminal(Program.endless, launch: launch)
      terminal.feed("one\ntwo\nthree\n")
      try terminal.waitFor(text: "three")
      try terminal.press("j", "j")
      terminal.send("\r")
      // The producer has not ended, and is not waited for.
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.outputText == "three\n")
      terminal.expectRestored()
    }

    @Test(
      "leaving a picker without a choice",
      arguments: [("q", 1), (Keys.escape, 130), (Keys.interrupt, 130)] as [(String, Int32)])
    func nothingChosen(key: String, code: Int32) throws {
      let terminal = try EmulatedTerminal.list(numberedRows(3), launch: .with { $0.output = .pipe })
      terminal.send(key)
      #expect(try terminal.waitForEnd() == .exited(code))
      #expect(terminal.output.isEmpty)
      terminal.expectRestored()
    }

    @Test("an empty list is shown as such, and left with 1")
    func emptyList() throws {
      let terminal = try EmulatedTerminal.list([], launch: .with { $0.output = .pipe })
      try terminal.waitFor(text: "nothing here")
      #expect(try terminal.quit() == .exited(1))
      terminal.expectRestored()
    }

    @Test("a reader that is gone: no noise, no hang")
    func brokenPipe() throws {
      let launch = Launch.with {
        $0.output = .brokenPipe
        $0.errors = .pipe
      }
      let terminal = try EmulatedTerminal.list(numberedRows(3), launch: launch)
      terminal.send("\r")
      try terminal.waitForEnd()
      #expect(terminal.errorText.isEmpty)
      terminal.expectRestored()
    }

    @Test("a closed standard output: the screen is on the terminal, and it is left as it was")
    func closedOutput() throws {
      let terminal = try EmulatedTerminal.list(
        numberedRows(3), launch: .with { $0.output = .closed })
      #expect(terminal.screen.shows("row 3"))
      try terminal.press("j")
      terminal.send("q")
      try terminal.waitForEnd()
      terminal.expectRestored()
    }

    @Test("without any terminal it is cat")
    func likeCat() throws {
      let folder = try TemporaryFolder()
      let bytes = Array("one\ntwo\u{1b}[31m\r\n\u{0}狐\n".utf8)
      let file = try folder.write(bytes, to: "list")
      let text = String(decoding: bytes, as: UTF8.self)
      let run = try Run.endless(file)
      #expect(run.outcome == .exited(0))
      #expect(run.output == text)
      #expect(run.errors.isEmpty)
      let fed = try Run.endless("-", input: text)
      #expect(fed.output == text)
      #expect(fed.outcome == .exited(0))
    }

    @Test("--export needs no terminal")
    func export() throws {
      let run = try Run.endless(
        "--export", "text", "--max-items", "25", "--load", "seq $(({page}*10-9)) $(({page}*10))")
      #expect(run.output == (1...25).map { "\($0)\n" }.joined())
      #expect(run.outcome == .exited(0))
      let failing = try Run.endless("--export", "text", "--load", "echo boom >&2; exit 1")
      #expect(failing.outcome == .exited(2))
      #expect(failing.errors.contains("boom"))
    }
  }
}
