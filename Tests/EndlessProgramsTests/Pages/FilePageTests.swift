import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// Pages of files and of items that are none.
@Suite struct FilePageTests {
  private func contents(of item: String) async -> RenderAnswer? {
    await PagesDesk().contents(of: item)
  }

  @Test func `an item that is no file is its own text`() async {
    #expect(
      await contents(of: "no such file\r\nbut two lines")?.text == [
        "no such file", "but two lines",
      ])
    #expect(await contents(of: "")?.text == [])
    #expect(await contents(of: String(repeating: "long", count: 5000))?.text?.count == 1)
    #expect(await contents(of: "a\0b")?.text == ["a\0b"])
  }

  @Test func `an item that is known to be a path is no text when it leads nowhere`() async {
    var settings = RendererSettings()
    settings.itemsArePaths = true
    let desk = PagesDesk(settings)
    #expect(await desk.contents(of: "/no/such.png")?.message == "no such file")
  }

  @Test func `a text file is its lines`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("notes.txt", "one\n\ntwo \u{1B}[31mred\r\nend")
    #expect(await contents(of: path)?.text == ["one", "", "two \u{1B}[31mred", "end"])
    let empty = directory.file("empty.txt", "")
    #expect(await contents(of: empty)?.text == ["\u{1B}[2mempty file\u{1B}[0m"])
  }

  @Test func `names that look like something else are paths`() async throws {
    let directory = try TemporaryDirectory()
    for name in ["-rf", "msl:x.txt", "a'b;c", "*"] {
      let path = directory.file(name, "text of \(name)")
      #expect(await contents(of: path)?.text == ["text of \(name)"])
    }
  }

  @Test func `a long text is cut, and says so`() async throws {
    let directory = try TemporaryDirectory()
    let line = String(repeating: "x", count: 1023) + "\n"
    let path = directory.file("long.txt", String(repeating: line, count: 5000))
    let lines = try #require(await contents(of: path)?.text)
    #expect(lines.count == 4097)
    #expect(lines.last == "\u{1B}[2mcut here: the first 4 MiB of 5.1 MB are shown\u{1B}[0m")
    let many = directory.file("many.txt", String(repeating: "\n", count: 100_500))
    let short = try #require(await contents(of: many)?.text)
    #expect(short.count == 100_001)
    #expect(
      short.last == "\u{1B}[2mcut here: the first 100,000 lines of 100 KB are shown\u{1B}[0m")
  }

  @Test(arguments: [("", 100_000), ("x", 100_001), ("x\n", 100_001), ("x\ny\nz", 100_001)])
  func `a text is cut behind a hundred thousand whole lines`(end: String, count: Int) async throws {
    let directory = try TemporaryDirectory()
    // Read in pieces, one of which ends within a line.
    let line = "0123456789abcdef\n"
    let path = directory.file("lines.txt", String(repeating: line, count: 100_000) + end)
    let lines = try #require(await contents(of: path)?.text)
    #expect(lines.count == count)
    #expect(lines[99_999] == "0123456789abcdef")
    guard count > 100_000 else { return }
    #expect(lines[100_000].hasPrefix("\u{1B}[2mcut here: the first 100,000 lines of 1.7 MB"))
  }

  #if os(Linux)
    @Test func `a file that cannot be read says why`() async {
      #expect(await contents(of: "/proc/self/mem")?.message == "Input/output error")
    }
  #endif

  @Test func `a directory is its names`() async throws {
    let directory = try TemporaryDirectory()
    for name in ["b", "a", ".hidden", "c\nd", "e\u{1B}[31mf"] { _ = directory.file(name, "") }
    try FileManager.default.createDirectory(
      atPath: directory.path + "/below", withIntermediateDirectories: false)
    #expect(await contents(of: directory.path)?.text == ["a", "b", "below/", "c^Jd", "e^[[31mf"])
  }

  @Test func `what cannot be shown says why`() async throws {
    let directory = try TemporaryDirectory()
    let fifo = directory.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    #expect(await contents(of: fifo)?.message == "not a regular file")
    #expect(await contents(of: "/dev/null")?.message == "not a regular file")
    let link = directory.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(await contents(of: link)?.message == "a link that leads nowhere")
    let binary = directory.file("data", Array(repeating: 0, count: 12_000))
    #expect(await contents(of: binary)?.message == "neither a picture nor text · 12 KB")
    let empty = directory.file("empty.png", "")
    #expect(await contents(of: empty)?.message == "empty file")
    let text = directory.file("text.JPG", "not at all\n")
    #expect(await contents(of: text)?.message == "not a JPEG file")
    if getuid() != 0 {
      let secret = directory.file("secret", "x")
      #expect(chmod(secret, 0) == 0)
      #expect(await contents(of: secret)?.message == "Permission denied")
    }
  }
}
