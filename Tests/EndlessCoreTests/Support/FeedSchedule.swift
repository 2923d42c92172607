import EndlessCore

/// One thing that happens to a feed on a screen.
enum FeedEvent: Hashable {
  /// A request under way is answered in full.
  case answer(Int)
  /// Some of its rows come.
  case partial(Int, rows: Int)
  case fail(Int)
  case failForNow(Int, seconds: Int)
  /// A request that was given up is answered, or fails.
  case answerVoid(Int)
  case failVoid(Int)
  case retry
  case refresh
  case stop
  case wait(seconds: Int)
  case move(Int)
  case scroll(Int)
  case home
  case end
  case resize(Int)
  case remove(Int)
  /// A row is put before the source's first one.
  case shift
  case settle

  static func random(_ random: inout SplitMix) -> FeedEvent {
    switch random.below(30) {
    case 0...7: .answer(random.below(2))
    case 8, 9: .partial(random.below(2), rows: 1 + random.below(3))
    case 10: .fail(random.below(2))
    case 11: .failForNow(random.below(2), seconds: 1 + random.below(4))
    case 12: .answerVoid(random.below(4))
    case 13: .failVoid(random.below(4))
    case 14, 15: .retry
    case 16: .refresh
    case 17: .stop
    case 18, 19: .wait(seconds: 1 + random.below(4))
    case 20, 21: .move(random.below(13) - 6)
    case 22, 23: .scroll(random.below(13) - 6)
    case 24: .home
    case 25, 26: .end
    case 27: .resize(1 + random.below(7))
    case 28: random.oneIn(2) ? .remove(random.below(40)) : .shift
    default: .settle
    }
  }
}

/// A seeded schedule: what kind of source, what policy, what happens.
struct FeedSchedule: CustomStringConvertible {
  var seed: Int
  var source: ScriptedSource
  var policy: PagingPolicy
  var edge: Edge
  var height: Int
  var events: [FeedEvent]
  var removes: Bool

  init(seed: Int, habit: ScriptedSource.Habit, length: Int) throws {
    var random = SplitMix(seed: seed)
    self.seed = seed
    let first = 1000
    source = ScriptedSource(habit: habit, rows: first..<first + random.below(30))
    let (size, prefetch) = (1 + random.below(5), random.below(3))
    policy = try PagingPolicy(
      pageSize: size, prefetch: prefetch,
      keep: habit != .shifting && random.oneIn(2) ? size + 2 * prefetch + random.below(8) : nil,
      allowsRandomAccess: habit == .randomAccess)
    edge = Edge.allCases[random.below(3)]
    height = 1 + random.below(7)
    removes = habit == .offset && policy.keep == nil && random.oneIn(3)
    events = (0..<length).map { _ in FeedEvent.random(&random) }
  }

  var description: String {
    "seed \(seed), \(source), page \(policy.pageSize), prefetch \(policy.prefetch), keep "
      + "\(policy.keep ?? 0), \(edge), height \(height)"
  }
}
