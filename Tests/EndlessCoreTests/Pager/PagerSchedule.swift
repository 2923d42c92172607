import EndlessCore

/// One thing that happens to a pager.
enum PagerEvent: Hashable {
  case advance(Int, Press)
  case go(Int)
  case scrub(Int)
  case settle
  /// A request under way, cancelled or not, is answered, fails, or ends.
  case answer(Int)
  case fail(Int)
  case end(Int)
  /// A request that has long ended is answered again.
  case answerAgain(Int)
  case retry
  case reload
  case resize(columns: Int)
  case setEdge(Edge)
  case remove(at: Int, count: Int)
  case insert(at: Int)
  /// Pages are added after the last one.
  case extend(Int)
  /// The same pages, in another order.
  case shuffle(seed: Int)
  /// All pages are other ones.
  case replace(Int)
  /// The item of a page turns out not to be loaded, or all are.
  case unload(Int)
  case load

  static func random(_ random: inout SplitMix) -> PagerEvent {
    switch random.below(40) {
    case 0...7: .advance(random.oneIn(6) ? random.below(19) - 9 : random.oneIn(3) ? -1 : 1, .fresh)
    case 8, 9: .advance(random.oneIn(2) ? 1 : -1, .repeated)
    case 10...12: .go(random.below(11) - 1)
    case 13, 14: .scrub(random.below(10))
    case 15: .settle
    case 16...23: .answer(random.below(3))
    case 24, 25: .fail(random.below(3))
    case 26, 27: .end(random.below(3))
    case 28: .answerAgain(random.below(50))
    case 29: .retry
    case 30: .reload
    case 31: .resize(columns: random.below(4) * 10)
    case 32: .setEdge(Edge.allCases[random.below(3)])
    case 33, 34: .remove(at: random.below(10), count: 1 + random.below(4))
    case 35: .insert(at: random.below(10))
    case 36: .extend(random.below(3))
    case 37: random.oneIn(3) ? .replace(random.below(9)) : .shuffle(seed: random.below(1000))
    case 38: .unload(random.below(9))
    default: .load
    }
  }
}

/// A seeded schedule: what pager, what happens.
struct PagerSchedule: CustomStringConvertible {
  var seed: Int
  var count: Int
  var edge: Edge
  var refreshes: Bool
  var events: [PagerEvent]

  init(seed: Int, edge: Edge? = nil, length: Int) {
    var random = SplitMix(seed: seed)
    self.seed = seed
    count = random.below(10)
    self.edge = edge ?? Edge.allCases[random.below(3)]
    refreshes = random.oneIn(4)
    events = (0..<length).map { _ in PagerEvent.random(&random) }
  }

  var screen: PagerScreen { PagerScreen(count, edge: edge, refreshes: refreshes) }
  var description: String { "seed \(seed), \(count) pages, \(edge), refreshes \(refreshes)" }
}

extension PagerScreen {
  mutating func perform(_ event: PagerEvent) {
    switch event {
    case .advance(let steps, let press): advance(by: steps, press: press)
    case .go(let page): go(to: page)
    case .scrub(let page): pager.scrub(to: page)
    case .settle: pager.settle()
    case .answer(let which): flying(which).map { _ = answer($0) }
    case .fail(let which): flying(which).map { _ = fail($0) }
    case .end(let which): flying(which).map { end($0) }
    case .answerAgain(let which):
      if which < requests.count, !flying.contains(requests[which]) { answer(requests[which]) }
    case .retry: pager.retry()
    case .reload: pager.reload()
    case .resize(let columns):
      pager.reformat(PageFormat(size: Size(rows: 20, columns: columns)))
    case .setEdge(let edge): pager.setEdge(edge)
    case .remove(let place, let count):
      let place = min(place, items.count)
      remove(place..<min(place + count, items.count))
    case .insert(let place): insert(freshItem, at: min(place, items.count))
    case .extend(let count): extend(by: count)
    case .shuffle(let seed): shuffle(seed)
    case .replace(let count): replace(count)
    case .unload(let page): missing.insert(page)
    case .load: missing = []
    }
    settle()
  }

  /// An item that has never been there.
  private var freshItem: Int { 1000 + (items.max() ?? 0) + requests.count }

  private func flying(_ which: Int) -> ContentsRequest? {
    flying.isEmpty ? nil : flying[which % flying.count]
  }

  private mutating func extend(by count: Int) {
    let first = freshItem
    items += first..<first + count
    pager.apply(.extended, extent: .counted(items.count))
  }

  private mutating func replace(_ count: Int) {
    let first = freshItem
    items = Array(first..<first + count)
    pager.apply(.replaced, extent: .counted(count))
  }

  private mutating func shuffle(_ seed: Int) {
    var random = SplitMix(seed: seed)
    let old = items
    items.shuffle(using: &random)
    let new = items
    pager.apply(
      .moved(oldCount: old.count) { new.firstIndex(of: old[$0]) }, extent: .counted(new.count))
  }
}
