import EndlessCore
import Testing

@Suite("Autoplay, by random schedules")
struct AutoplayPropertyTests {
  private static let schedules = 10_000

  @Test("property 14: never more moves than the active time between them allows")
  func moves() {
    var moves = 0
    for seed in 0..<Self.schedules {
      var random = SplitMix(seed: seed)
      var run = ActiveRun(&random)
      for _ in 0..<30 {
        run.step(&random)
        guard let wrong = run.wrong() else { continue }
        Issue.record("seed \(seed): \(wrong), moves at \(run.activeAtMove)")
        return
      }
      moves += run.activeAtMove.count
    }
    #expect(moves > Self.schedules, "pages must be turned at all")
  }

  @Test("property 14: while nothing interferes, all the moves that the time allows")
  func undisturbed() {
    for interval in 1...5 {
      for pages in 2...4 {
        var run = AutoplayRun(pages: pages, Autoplay(interval: .seconds(interval)))
        run.run(until: 40)
        #expect(run.moves.map(\.second) == Array(stride(from: interval, through: 40, by: interval)))
      }
    }
  }

  @Test("property 15: the same events lead to the same state")
  func replay() {
    for seed in 0..<Self.schedules {
      var (one, two) = (SplitMix(seed: seed), SplitMix(seed: seed))
      var (first, second) = (ActiveRun(&one), ActiveRun(&two))
      for _ in 0..<15 { first.step(&one) }
      for _ in 0..<15 { second.step(&two) }
      guard first == second else {
        Issue.record("seed \(seed): another state")
        return
      }
    }
  }
}

/// Autoplay under everything that may happen to it, with a count of its active time.
struct ActiveRun: Equatable {
  var run: AutoplayRun
  /// Time in which it was on, had somewhere to go, and was held by nothing that stops its clock.
  var active = Duration.zero
  /// The active time at each of its moves.
  var activeAtMove: [Duration] = []

  init(_ random: inout SplitMix) {
    run = AutoplayRun(
      pages: random.below(5), edge: Edge.allCases[random.below(3)],
      Autoplay(
        interval: .seconds(1 + random.below(5)), direction: random.oneIn(2) ? .forward : .backward,
        atEnd: random.oneIn(2) ? .stop : .rewind,
        afterInteraction: random.oneIn(9) ? .stop : .resume))
  }

  mutating func step(_ random: inout SplitMix) {
    let (reason, now) = (HoldReason.allCases[random.below(HoldReason.allCases.count)], run.now)
    switch random.below(30) {
    case 0: run.autoplay.hold(reason, now: now)
    case 1...4: for reason in run.autoplay.reasons { run.autoplay.release(reason, now: now) }
    case 5: run.autoplay.release(reason, now: now)
    case 6: run.autoplay.hold(.animation, now: now)
    case 7: run.turn(by: random.below(5) - 2)
    case 8: run.autoplay.toggle(now: now)
    case 9: if random.oneIn(4) { run.autoplay.stop(now: now) }
    case 10, 11: if !run.autoplay.isOn { run.autoplay.start(now: now) }
    case 12: run.pager.update(extent: .counted(random.below(6)))
    default: pass(.milliseconds(random.oneIn(9) ? random.below(30_000) : random.below(2500)))
    }
    play()
  }

  private mutating func pass(_ time: Duration) {
    if case .off = run.autoplay.state(now: run.now) {
    } else if run.autoplay.reasons.isSubset(of: [.animation]) {
      active += time
    }
    run.now += time
  }

  private mutating func play() {
    let moves = run.moves.count
    run.play()
    if run.moves.count > moves { activeAtMove.append(active) }
  }

  /// Property 14, and that what is said agrees with what is done.
  func wrong() -> String? {
    let interval = run.autoplay.interval
    for (before, after) in zip(activeAtMove, activeAtMove.dropFirst())
    where after - before < interval {
      return "two moves within \(after - before) of \(interval)"
    }
    if let first = activeAtMove.first, first < interval { return "a move after \(first)" }
    switch run.autoplay.state(now: run.now) {
    case .off: return run.autoplay.wakeTime == nil ? nil : "it is off, and a clock runs"
    case .armed(let remaining):
      guard run.autoplay.reasons.isEmpty, run.pager.count > 1 else { return "it is armed" }
      if remaining <= .zero || remaining > interval { return "\(remaining) are left" }
      return run.autoplay.wakeTime == run.now + remaining ? nil : "it will not wake in time"
    case .held(let reasons, let remaining):
      if reasons.isEmpty || reasons != run.autoplay.reasons { return "it is held by \(reasons)" }
      if remaining < .zero || remaining > interval { return "\(remaining) are left" }
      return run.autoplay.wakeTime == nil ? nil : "it is held, and a clock runs"
    }
  }
}
