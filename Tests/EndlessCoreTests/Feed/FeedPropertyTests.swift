import EndlessCore
import Testing

@Suite("A feed, by random schedules")
struct FeedPropertyTests {
  private static let schedules = 10_000

  @Test(
    "properties 5 to 8, 10 and 11: whatever happens, in whatever order, and all rows at the end",
    arguments: ScriptedSource.Habit.allCases)
  func everySchedule(habit: ScriptedSource.Habit) throws {
    var failures = 0
    for seed in 0..<Self.schedules / ScriptedSource.Habit.allCases.count + 1 where failures < 3 {
      let schedule = try FeedSchedule(seed: seed, habit: habit, length: 14)
      var run = FeedRun(schedule)
      guard let wrong = run.runAll() else { continue }
      failures += 1
      Issue.record("\(schedule): \(wrong), after \(run.done)")
    }
  }

  @Test("property 15: the same events lead to the same state")
  func replay() throws {
    for seed in 0..<Self.schedules {
      let habit = ScriptedSource.Habit.allCases[seed % ScriptedSource.Habit.allCases.count]
      let schedule = try FeedSchedule(seed: seed, habit: habit, length: 8)
      var (first, second) = (FeedRun(schedule), FeedRun(schedule))
      for event in schedule.events { first.perform(event) }
      for event in schedule.events { second.perform(event) }
      guard first.screen.feed.snapshot == second.screen.feed.snapshot,
        first.screen.view == second.screen.view, first.screen.requests == second.screen.requests
      else {
        Issue.record("\(schedule): another state after \(schedule.events)")
        return
      }
    }
  }

  @Test("property 10: an answer to a request that was given up changes nothing")
  func droppedToken() throws {
    var dropped = 0
    for seed in 0..<Self.schedules {
      let schedule = try FeedSchedule(seed: seed, habit: .offset, length: 10)
      var run = FeedRun(schedule)
      for event in schedule.events { run.perform(event) }
      guard let late = run.screen.void.last else { continue }
      dropped += 1
      var feed = run.screen.feed
      let changes = [
        feed.receive([Item(1), Item(2)], token: late.token).map { [$0] } ?? [],
        feed.fail(late.token, SourceError("late", retryAfter: .seconds(9)), now: .zero),
        feed.finish(late.token, next: .end, previous: .more, total: 3),
      ]
      guard changes.allSatisfy(\.isEmpty), feed.snapshot == run.screen.feed.snapshot else {
        Issue.record("\(schedule): \(late.token) changed the feed after \(schedule.events)")
        return
      }
    }
    #expect(dropped > 1000, "the schedules must give up requests")
  }
}
