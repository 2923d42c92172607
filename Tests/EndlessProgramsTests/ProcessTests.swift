import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// That commands end when they are to, with everything they started.
@Suite struct ProcessTests {
  /// Starts a page of a command that prints its group's id first, and gives that id.
  private func start(
    of source: CommandSource, _ recorder: Recorder = Recorder()
  ) async throws -> (group: pid_t, task: Task<Page?, Never>) {
    let task = Task {
      try? await source.page(request()) { recorder.record($0) }
    }
    #expect(await eventually { !recorder.items.isEmpty })
    return (try #require(pid_t(recorder.lines.first ?? "")), task)
  }

  static let endless = [
    "echo $$; sleep 1000",
    "echo $$; while :; do echo x; done",
    "echo $$; sleep 1000 & sleep 1000 | cat; wait",
    "echo $$; trap '' TERM; while :; do sleep 0.1; done",
    "echo $$; exec >&- 2>&-; sleep 1000",
    "echo $$; kill -STOP $$",
  ]

  @Test func `S12 items show while the command sleeps`() async throws {
    let source = CommandSource("seq 5; sleep 1000")
    let recorder = Recorder()
    let task = Task { try? await source.page(request()) { recorder.record($0) } }
    #expect(await eventually { recorder.lines == ["1", "2", "3", "4", "5"] })
    source.shutDown()
    #expect(await task.value == nil)
  }

  @Test func `a command leads a session of its own`() async throws {
    let source = CommandSource("echo $$; sleep 1000")
    let (pid, task) = try await start(of: source)
    #expect(getsid(pid) == pid)
    #expect(getpgid(pid) == pid)
    source.shutDown()
    #expect(await task.value == nil)
  }

  @Test(arguments: endless)
  func `a cancelled page leaves no process of its group`(command: String) async throws {
    let source = CommandSource(command)
    let (group, task) = try await start(of: source)
    #expect(!isGone(group: group))
    task.cancel()
    #expect(await task.value == nil)
    #expect(await eventually { isGone(group: group) })
  }

  @Test(arguments: endless)
  func `S15 C23 leaving ends a page that never ends`(command: String) async throws {
    let source = CommandSource(command)
    let (group, task) = try await start(of: source)
    source.shutDown()
    #expect(await task.value == nil)
    #expect(await eventually { isGone(group: group) })
    let late = await load(source)
    #expect(late.error != nil)
    #expect(late.items.isEmpty)
  }

  @Test func `a cancelled command may tidy up`() async throws {
    let directory = try TemporaryDirectory()
    let mark = directory.path + "/tidied"
    let command = "trap 'touch \(mark); exit' TERM; echo $$; while :; do sleep 0.01; done"
    let source = CommandSource(command)
    let (group, task) = try await start(of: source)
    task.cancel()
    #expect(await eventually { isGone(group: group) })
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  @Test func `what a command leaves behind holding its output ends with the page`() async throws {
    let outcome = await load("echo $$; sleep 1000 &")
    #expect(outcome.lines.count == 1)
    #expect(outcome.next == .more)
    let group = try #require(pid_t(outcome.lines.first ?? ""))
    #expect(await eventually { isGone(group: group) })
  }

  @Test func `what is printed in the background just after the command's end still counts`() async {
    let outcome = await load("{ sleep 0.05; echo late; } & echo early")
    #expect(outcome.lines == ["early", "late"])
  }

  #if os(Linux)
    @Test func `a process that escaped with our pipes cannot hold us`() async throws {
      let command = "echo $$; setsid sleep 1000 & echo $!; sleep 1000"
      let source = CommandSource(command)
      let recorder = Recorder()
      let (group, task) = try await start(of: source, recorder)
      #expect(await eventually { recorder.items.count == 2 })
      let escaped = try #require(pid_t(recorder.lines.last ?? ""))
      defer { kill(escaped, SIGKILL) }
      // Until it has a session of its own it would be ended with the others.
      #expect(await eventually { getsid(escaped) == escaped })
      task.cancel()
      source.shutDown()
      #expect(await task.value == nil)
      #expect(await eventually { isGone(group: group) })
      #expect(kill(escaped, 0) == 0)
    }
  #endif

  @Test func `a command is never run twice at once, also after a cancel`() async throws {
    let directory = try TemporaryDirectory()
    let command = """
      mkdir '\(directory.path)/running' || { echo twice; exit 1; }
      trap 'sleep 0.1; rmdir "\(directory.path)/running"; exit' TERM
      echo $$; [ {page} = 2 ] || while :; do sleep 0.01; done; rmdir '\(directory.path)/running'
      """
    let source = CommandSource(command)
    let (_, task) = try await start(of: source)
    task.cancel()
    let second = await load(source, request(page: 2))
    #expect(second.error == nil)
    #expect(second.lines.count == 1)
    #expect(second.lines != ["twice"])
  }

  @Test func `200 pages loaded and cancelled leave no descriptor and no zombie`() async throws {
    let source = CommandSource("echo {page}; sleep 1000")
    let before = try openDescriptors()
    for page in 1...200 {
      let task = Task { try? await source.page(request(page: page)) { _ in } }
      if page.isMultiple(of: 2) { await Task.yield() }
      task.cancel()
      _ = await task.value
    }
    source.shutDown()
    // Other tests hold a few of their own meanwhile; a leak would be one a page at least.
    #expect(try openDescriptors() < before + 100)
    #if os(Linux)
      #expect(await eventually { zombies().isEmpty })
    #endif
  }

  private func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  }

  #if os(Linux)
    /// Children of this process that nobody has reaped.
    private func zombies() -> [String] {
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return numbers.filter { number in
        guard Int(number) != nil,
          let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
          let fields = stat.split(separator: ")").last?.split(separator: " ")
        else { return false }
        return fields.first == "Z" && fields.dropFirst().first == "\(getpid())"
      }
    }
  #endif
}
