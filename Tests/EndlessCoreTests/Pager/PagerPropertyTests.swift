import EndlessCore
import Testing

@Suite("A pager, by random schedules")
struct PagerPropertyTests {
  private static let schedules = 10_000

  @Test("P8: a thousand random moves", arguments: Edge.allCases)
  func thousandMoves(edge: Edge) {
    var random = SplitMix(seed: 8)
    var screen = PagerScreen(10, edge: edge)
    for _ in 0..<1000 {
      let before = screen
      let event = PagerEvent.random(&random)
      screen.perform(event)
      guard let wrong = screen.wrong(since: before, event) else { continue }
      Issue.record("\(event): \(wrong), from \(before.shown)")
      return
    }
    #expect(screen.requests.count > 150)
  }

  @Test(
    "property 13: views injective, current page bound, three held, three under way",
    arguments: Edge.allCases)
  func everySchedule(edge: Edge) {
    var (late, shown, peak) = (0, 0, 0)
    for seed in 0..<Self.schedules / 3 + 1 {
      let schedule = PagerSchedule(seed: seed, edge: edge, length: 12)
      var screen = schedule.screen
      for (step, event) in schedule.events.enumerated() {
        let before = screen
        screen.perform(event)
        peak = max(peak, screen.flying.count)
        if case .answer = event, !before.cancelled.isEmpty { late += 1 }
        shown += screen.pager.slots.filter { $0.contents != nil }.count
        guard let wrong = screen.wrong(since: before, event) else { continue }
        Issue.record("\(schedule): \(wrong), after \(schedule.events[...step])")
        return
      }
      if let wrong = screen.wrongEnd() {
        Issue.record("\(schedule): \(wrong), after \(schedule.events)")
        return
      }
    }
    #expect(late > 300 && shown > 20_000 && peak == 3, "the schedules must be about something")
  }

  @Test("property 15: the same events lead to the same state")
  func replay() {
    for seed in 0..<Self.schedules {
      let schedule = PagerSchedule(seed: seed, length: 10)
      var (first, second) = (schedule.screen, schedule.screen)
      for event in schedule.events { first.perform(event) }
      for event in schedule.events { second.perform(event) }
      guard first == second else {
        Issue.record("\(schedule): another state after \(schedule.events)")
        return
      }
    }
  }

  @Test("property 10: a token that is void changes nothing that is seen or asked for")
  func voidTokens() {
    var tried = 0
    for seed in 0..<Self.schedules {
      let schedule = PagerSchedule(seed: seed, length: 10)
      var screen = schedule.screen
      for event in schedule.events { screen.perform(event) }
      for request in screen.requests where !screen.pager.isAwaited(request.token) {
        tried += 1
        let before = screen
        let taken = [
          screen.pager.receive(Picture(-1, screen.pager.format), token: request.token),
          screen.pager.fail(request.token, SourceError("late")),
        ]
        screen.pager.end(request.token)
        guard taken == [false, false], screen.pager.slots == before.pager.slots else {
          Issue.record("\(schedule): \(request) changed something after \(schedule.events)")
          return
        }
      }
    }
    #expect(tried > Self.schedules)
  }

  @Test("property 3: next and previous undo each other, a lap leads back")
  func inverse() {
    for count in 1...9 {
      for start in 0..<count {
        var screen = PagerScreen(count, at: start, edge: .ring)
        screen.answerAll()
        let before = screen.pager
        for steps in 1...2 * count {
          screen.advance(by: steps)
          screen.advance(by: -steps)
          #expect(screen.pager.position == before.position && screen.pager.lap == before.lap)
        }
        for _ in 0..<count { screen.advance(by: 1) }
        #expect(screen.pager.index == start)
        #expect(screen.pager.lap == before.lap + (count > 1 ? 1 : 0))
      }
    }
  }
}
