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

  @Test func `three programs run at once, however many windows there are`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/groups"
    let places = RendererPlaces()
    let desks = (0..<3).map { _ in PagesDesk(Self.waits, places: places) }
    let tokens = desks.map { desk in (0..<2).map { _ in desk.ask(path) } }
    for desk in desks { desk.renderer.beginRendering() }
    #expect(await eventually { groups(path).count == RendererPlaces.most })
    for (desk, tokens) in zip(desks, tokens) {
      for token in tokens { desk.renderer.stopRendering(token) }
      #expect(await desk.take { desk in tokens.allSatisfy { desk.answers[$0] == [.ended] } })
    }
    // What was stopped while it waited has never begun; each place may have been taken over twice.
    #expect(groups(path).count <= 6)
    let late = desks[0].ask(path)
    let before = groups(path).count
    desks[0].renderer.beginRendering()
    #expect(await eventually { groups(path).count == before + 1 })
    desks[0].renderer.stopRendering(late)
    for desk in desks { desk.renderer.close() }
    for group in groups(path) { #expect(await eventually { isGone(group: group) }) }
  }

  @Test func `what plays leaves a place free`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("short.gif", GIF.twoFrames)
    let places = RendererPlaces()
    let players = (0..<3).map { _ in PagesDesk(places: places) }
    var playing: [Token] = []
    for (number, desk) in players.enumerated() {
      let token = desk.ask(path, for: .play)
      playing.append(token)
      desk.renderer.beginRendering()
      guard number < RendererPlaces.most - 1 else { continue }
      #expect(await desk.take { $0.answers[token] != nil })
    }
    let desk = PagesDesk(places: places)
    #expect(await desk.contents(of: path)?.symbols != nil)
    players[2].take()
    #expect(players[2].answers.isEmpty)
    players[0].renderer.close()
    #expect(await players[2].take { $0.answers[playing[2]] != nil })
    for desk in players { desk.renderer.close() }
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
