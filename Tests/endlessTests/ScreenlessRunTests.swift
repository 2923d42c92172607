import Testing
import endless

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Whole runs without a screen")
struct ScreenlessRunTests {
  /// What a command line prints; small enough to wait in a pipe.
  private func printed(_ world: World) async throws -> (text: String, mistake: String?) {
    let options = try #require(world.options())
    return await onOwnThread { Self.run(options) }
  }

  private static func run(_ options: Options) -> (text: String, mistake: String?) {
    let pipe = Pipe()
    var mistake: String?
    do throws(UsageError) {
      try ScreenlessRun(options, output: Output(descriptor: pipe.writing)).print()
    } catch {
      mistake = error.message
    }
    return (pipe.text(), mistake)
  }

  private static let here = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let animals = "/\(here)/demo-data/animals.txt"

  @Test("a file and two commands, one after the other")
  func lists() async throws {
    let printed = try await printed(
      World(words: [
        "--export", "text", "--max-items", "2", "--load", "seq {page}1 {page}9", Self.animals,
        "--load", "echo b{page}",
      ]))
    #expect(printed.mistake == nil)
    let lines = printed.text.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.first?.hasSuffix("fox") == true)
    #expect(lines.suffix(4) == ["11", "12", "b1", "b2"])
  }

  @Test("a list that --max-items ends has an end in the trace")
  func tracedEnd() async throws {
    let trace = "/tmp/endless-trace-\(getpid())"
    defer { unlink(trace) }
    _ = try await printed(
      World(words: ["--export", "text", "--max-items", "2", "--trace", trace, Self.animals]))
    let file = try #require(fopen(trace, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while let byte = UInt8(exactly: fgetc(file)) { bytes.append(byte) }
    let last = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last
    #expect(last?.hasSuffix(#""event":"end","items":2}"#) == true)
  }

  @Test("of a directory every file is a page that is a picture by its name, of any kind")
  func pictures() async throws {
    let folder = "/tmp/endless-pictures-\(getpid())"
    let names = ["1.heif", "2.JP2", "3.psd", "4.pam", "5.png", "notes.txt"]
    #expect(mkdir(folder, 0o700) == 0)
    defer {
      for name in names { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    for name in names { close(open("\(folder)/\(name)", O_CREAT | O_WRONLY, 0o600)) }
    let printed = try await printed(
      World(words: ["--pages", "--export", "text", folder]))
    #expect(
      printed.text.split(separator: "\n").map(String.init)
        == names.dropLast().map { "\(folder)/\($0)" })
  }

  @Test("--id text shows the same text once")
  func identity() async throws {
    let command = #"echo same; echo {page}; [ {page} -lt 3 ] || printf '\036{"end":true}\n'"#
    let printed = try await printed(
      World(words: ["--export", "jsonl", "--id", "text", "--load", command]))
    #expect(
      printed.text == #"""
        {"id":"same","text":"same"}
        {"id":"1","text":"1"}
        {"id":"2","text":"2"}
        {"id":"3","text":"3"}

        """#)
  }

  @Test("every source that cannot be opened is named, and nothing is printed")
  func missing() async throws {
    let printed = try await printed(
      World(words: ["--export", "text", Self.animals, "/no/a", "/no/b"]))
    #expect(printed.text.isEmpty)
    #expect(printed.mistake == "No such file: /no/a\nNo such file: /no/b")
  }

  @Test("a directory is no list of rows, but there are pages of what is in it")
  func directory() async throws {
    let printed = try await printed(World(words: ["--export", "text", "/"]))
    #expect(printed.mistake == "Is a directory: /; --pages shows what is in it")
  }

  @Test("S13 a command that fails is told by its last line; its rows are printed")
  func failure() async throws {
    let printed = try await printed(
      World(words: ["--export", "text", "--load", "echo x; echo boom >&2; exit 3"]))
    #expect(printed.text == "x\n")
    #expect(printed.mistake == "echo x; echo boom >&2; exit 3: boom")
  }

  @Test("without any terminal files are copied as they are")
  func cat() async throws {
    let world = World(words: [Self.animals, "--load", "seq 2; exit 1"]).with {
      $0.terminals = Terminals(input: false, output: false, device: false)
    }
    let printed = try await printed(world)
    #expect(printed.text.hasSuffix("Baki\n1\n2\n"))
    #expect(printed.text.count { $0 == "\n" } == 18)
    #expect(printed.mistake != nil)
  }
}
