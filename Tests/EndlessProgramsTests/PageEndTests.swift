import EndlessCore
import EndlessPrograms
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the end of a command, its control lines and its messages make of a page.
@Suite struct PageEndTests {
  @Test(arguments: [
    ("echo a", nil, Continuation.more),
    ("true", nil, .end),
    (#"echo a; printf '\036{"cursor":"c2"}\n'"#, nil, .cursor("c2")),
    (#"printf '\036{"cursor":"c2"}\n'"#, nil, .cursor("c2")),
    (#"printf '\036{"cursor":"c2"}'"#, nil, .cursor("c2")),
    (#"printf 'a\r\n\036{"cursor":"c2"}\r\n'"#, nil, .cursor("c2")),
    (#"printf '\036{"cursor":17}\n'; echo a"#, nil, .cursor("17")),
    (#"printf '\036{"cursor":"x"}\na\n\036{"cursor":"y"}\n'"#, nil, .cursor("y")),
    (#"printf '\036{"what":[{"is":1}],"cursor":"c","this":{}}\n'"#, nil, .cursor("c")),
    (#"echo a; printf '\036{"cursor":null}\n'"#, nil, .end),
    (#"echo a; printf '\036{"cursor":""}\n'"#, nil, .end),
    (#"echo a; printf '\036{"end":true}\n'"#, nil, .end),
    (#"echo a; printf '\036{"end":true,"cursor":"c"}\n'"#, nil, .end),
    (#"echo a; printf '\036{"end":false}\n'"#, nil, .more),
    (#"echo a; printf '\036{}\n'"#, nil, .more),
    ("echo a", "c1", .end),
    ("true", "c1", .end),
    (#"echo a; printf '\036{"cursor":"c1"}\n'"#, "c1", .cursor("c1")),
    ("echo a {cursor}", nil, .end),
    ("echo a ${cursor}", nil, .more),
  ])
  func `a command that succeeds says what follows`(
    command: String, cursor: String?, next: Continuation
  ) async {
    let outcome = await load(command, request(cursor: cursor))
    #expect(outcome.next == next)
    #expect(!outcome.lines.contains { $0.hasPrefix("\u{1E}") })
  }

  @Test(arguments: [
    ("echo boom >&2; exit 1", "boom"),
    ("printf 'first\\nboom \\n\\n  \\n' >&2; exit 1", "boom"),
    ("printf '10%%\\r 20%%\\rcurl: (6) no such host\\r\\n' >&2; exit 6", "curl: (6) no such host"),
    ("exit 3", "exit status 3"),
    ("kill -TERM $$; echo survived", "killed by SIGTERM"),
    ("kill -KILL $$", "killed by SIGKILL"),
    ("kill -PIPE $$; echo survived", "killed by SIGPIPE"),
    ("echo why >&2; kill -ABRT $$", "why"),
    (#"printf '\036cursor\n'"#, "a control line is not a JSON object: cursor"),
    (#"printf '\036[1]\n'"#, "a control line is not a JSON object: [1]"),
    (#"printf '\036\n'"#, "a control line is not a JSON object: "),
    (#"printf '\036{"cursor":true}\n'"#, "a control line's cursor is neither text nor null"),
    (#"printf '\036{"end":1}\n'"#, "a control line's end is neither true nor false"),
    (
      #"printf '\036{"retryAfter":"soon"}\n'"#,
      "a control line's retryAfter is not a number of seconds"
    ),
  ])
  func `S13 C22 a command that fails says why`(command: String, message: String) async {
    let outcome = await load(command)
    #expect(outcome.error == SourceError(message))
  }

  @Test func `C22 a command that does not exist is named`() async {
    let outcome = await load("no-such-command-anywhere")
    #expect(outcome.error?.message.contains("no-such-command-anywhere") == true)
  }

  @Test(arguments: [
    (#"printf '\036{"retryAfter":30}\n'"#, "the command asks to wait", Duration.seconds(30)),
    (#"echo 429 >&2; printf '\036{"retryAfter":0.25}\n'"#, "429", .milliseconds(250)),
    (#"printf '\036{"retryAfter":5,"cursor":"c"}\n'; exit 3"#, "exit status 3", .seconds(5)),
    (#"printf '\036{"retryAfter":-1}\n'"#, "the command asks to wait", .zero),
    (#"printf '\036{"retryAfter":1e999}\n'"#, "the command asks to wait", .seconds(31_622_400)),
  ])
  func `retryAfter makes the page an error with a wait, whatever the exit status`(
    command: String, message: String, wait: Duration
  ) async {
    let outcome = await load(command)
    #expect(outcome.error == SourceError(message, retryAfter: wait))
  }

  @Test
  func `S13 rows of a page that fails half-way are delivered, and the retry is the same page`()
    async throws
  {
    let directory = try TemporaryDirectory()
    let source = CommandSource(
      "echo row {page} {offset}; cd '\(directory.path)'; mkdir tried && { echo boom >&2; exit 1; }; true"
    )
    let asked = request(page: 3, offset: 40)
    let failed = await load(source, asked)
    let retried = await load(source, asked)
    #expect(failed.lines == ["row 3 40"])
    #expect(failed.error == SourceError("boom"))
    #expect(retried.items == failed.items)
    #expect(retried.next == .more)
  }

  @Test func `a megabyte of messages neither blocks the command nor is kept`() async {
    let outcome = await load(
      "echo a; yes noise | head -n 200000 >&2; echo boom >&2; echo b; exit 1")
    #expect(outcome.lines == ["a", "b"])
    #expect(outcome.error == SourceError("boom"))
  }

  @Test func `fifty megabytes of items all arrive`() async {
    let outcome = await load("yes \(String(repeating: "x", count: 499)) | head -c 50000000")
    #expect(outcome.items.count == 100_000)
    #expect(outcome.items.allSatisfy { $0.text.count == 499 })
    #expect(outcome.next == .more)
  }

  @Test func `a row without end is an error of the page`() async {
    let outcome = await load("tr '\\0' x </dev/zero")
    #expect(outcome.error == SourceError("row 1 is longer than 16 MiB"))
  }

  @Test func `S16 items keep their bytes, whatever they are`() async {
    let outcome = await load(#"printf 'a\033[31mb\nx\000y\n\377\303\n\rc\nd\r\n\ne'"#)
    let texts = ["a\u{1B}[31mb", "x\0y"].map { Array($0.utf8) }
    #expect(
      outcome.items.map(\.text) == texts + [[0xFF, 0xC3], [13, 0x63], [0x64, 13], [], [0x65]])
  }

  @Test func `C12 records that end with NUL keep their line feeds and returns`() async {
    let source = CommandSource(
      #"printf 'a\nb\0c\r\0\036{"cursor":"x"}\0'"#, style: .init(separator: 0))
    let outcome = await load(source)
    #expect(outcome.lines == ["a\nb", "c\r"])
    #expect(outcome.next == .cursor("x"))
  }

  @Test func `S14 items can be named by their text`() async {
    let source = CommandSource("echo a; echo b", style: .init(identity: .text))
    let outcome = await load(source, request(page: 2, offset: 2))
    #expect(outcome.items.map(\.id) == [.key([0x61]), .key([0x62])])
  }

  @Test func `standard input is empty`() async {
    let outcome = await load("cat; echo done")
    #expect(outcome.lines == ["done"])
  }

  @Test func `no descriptor of ours reaches the command`() async {
    let opened = open("/dev/null", O_RDONLY)
    let leaky = fcntl(opened, F_DUPFD, 200)
    defer {
      close(opened)
      close(leaky)
    }
    #expect(leaky >= 200)
    let outcome = await load("if [ -e /dev/fd/\(leaky) ]; then echo leaked; else echo clean; fi")
    #expect(outcome.lines == ["clean"])
  }
}
