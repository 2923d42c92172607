import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// That every request is answered once, and that no process outlives it.
@Suite struct RequestTests {
  private static let waits = RendererSettings(
    view: Array("echo $$ >>{}; sleep 1000".utf8), time: nil)

  /// The groups that have begun.
  private func groups(_ path: String) -> [pid_t] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  @Test func `nothing begins before it is to`() async throws {
    let directory = try TemporaryDirectory()
    let desk = PagesDesk(RendererSettings(view: Array("touch {}; echo made".utf8)))
    let stopped = desk.ask(directory.path + "/stopped")
    let wanted = desk.ask(directory.path + "/wanted")
    desk.renderer.stopRendering(stopped)
    desk.take()
    #expect(desk.answers == [stopped: [.ended]])
    #expect(await desk.answer(wanted)?.text == ["made"])
    desk.renderer.stopRendering(stopped)
    desk.renderer.stopRendering(wanted)
    desk.renderer.close()
    desk.take()
    #expect(desk.answers[stopped] == [.ended])
    #expect(desk.answers[wanted]?.count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(names == ["wanted"])
  }

  @Test func `a request that is stopped ends at once, its processes before it`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/groups"
    let desk = PagesDesk(Self.waits)
    let token = desk.ask(path)
    desk.renderer.beginRendering()
    #expect(await eventually { !groups(path).isEmpty })
    desk.renderer.stopRendering(token)
    let isAnswered = await desk.take { $0.answers[token] != nil }
    #expect(isAnswered)
    #expect(desk.answers[token] == [.ended])
    for group in groups(path) { #expect(await eventually { isGone(group: group) }) }
  }

  @Test func `closing ends everything and answers everything`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/groups"
    let desk = PagesDesk(Self.waits)
    let running = (0..<3).map { _ in desk.ask(path) }
    desk.renderer.beginRendering()
    #expect(await eventually { groups(path).count == 3 })
    let noted = desk.ask(path)
    desk.renderer.close()
    let late = desk.ask(path)
    desk.renderer.beginRendering()
    for group in groups(path) { #expect(await eventually { isGone(group: group) }) }
    desk.take()
    for token in running + [noted, late] { #expect(desk.answers[token] == [.ended]) }
    #expect(groups(path).count == 3)
  }

  @Test func `stopping and beginning in any order leaves nothing`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/groups"
    let desk = PagesDesk(Self.waits)
    var tokens: [Token] = []
    for round in 0..<60 {
      let token = desk.ask(path)
      tokens.append(token)
      desk.renderer.beginRendering()
      // Some before their process begins, some after, some in between.
      if round % 3 == 0 { try await Task.sleep(for: .microseconds(round * 50)) }
      desk.renderer.stopRendering(token)
    }
    let areAnswered = await desk.take { desk in tokens.allSatisfy { desk.answers[$0] != nil } }
    #expect(areAnswered)
    for token in tokens { #expect(desk.answers[token] == [.ended]) }
    for group in groups(path) { #expect(await eventually { isGone(group: group) }) }
  }
}
