import EndlessCore
import Testing

@Suite("A pager's three views")
struct PagerWindowTests {
  @Test(
    "P1: the current page and its neighbours",
    arguments: [
      (0, 0, []), (1, 0, [0]), (2, 1, [0, 1]), (3, 1, [0, 1, 2]), (10, 0, [0, 1]), (10, 9, [8, 9]),
    ])
  func windows(count: Int, index: Int, pages: [Int]) {
    let screen = PagerScreen(count, at: index)
    #expect(screen.shown == pages)
    #expect(screen.pager.index == (count == 0 ? nil : index))
  }

  @Test(
    "P2: how many views get another page",
    arguments: [(4, 5, 1), (4, 6, 2), (4, 7, 3), (4, 4, 0), (8, 9, 0), (9, 0, 2)])
  func rebinds(from: Int, to: Int, views: Int) {
    var screen = PagerScreen(10, at: from)
    screen.answerAll()
    let (before, asked) = (screen.views, screen.requests.count)
    screen.go(to: to)
    #expect(screen.views.rebound(since: before) == views)
    #expect(screen.requests.count - asked == views)
  }

  @Test("P1, P2: every list of up to seven pages, from every page to every page", arguments: 0...7)
  func clampedWorlds(count: Int) {
    for from in 0..<count {
      for to in 0..<count {
        var screen = PagerScreen(count, at: from)
        screen.answerAll()
        let before = screen.views
        let old = Set(max(0, from - 1)...min(count - 1, from + 1))
        let new = Set(max(0, to - 1)...min(count - 1, to + 1))
        screen.requests = []
        let taken = screen.go(to: to)
        #expect(taken == to - from)
        #expect(screen.shown == new.sorted(), "\(count): \(from) to \(to)")
        #expect(screen.pager.slots.allSatisfy { $0.number == $0.index % 3 })
        #expect(screen.views.rebound(since: before) == new.subtracting(old).count)
        #expect(Set(screen.asked) == new.subtracting(old))
        #expect(screen.asked.count == new.subtracting(old).count, "each page is asked for once")
        #expect(new.intersection(old).allSatisfy { screen.phase($0) == .ready })
        #expect(!new.subtracting(old).contains { screen.contents($0) != nil })
      }
    }
    #expect(PagerScreen(count).pager.slots.count == min(2, count))
  }

  @Test("P1, P2: every loop of up to seven pages, from every page to every page", arguments: 0...7)
  func loopingWorlds(count: Int) {
    for from in 0..<count {
      for to in 0..<count {
        var screen = PagerScreen(count, at: from, edge: .ring)
        screen.answerAll()
        let before = screen.views
        let old = Set(count == 1 ? [0] : [-1, 0, 1].map { (from + $0 + count) % count })
        let new = count == 1 ? [0] : [-1, 0, 1].map { (to + $0 + count) % count }
        screen.requests = []
        let start = screen.pager.position
        let taken = screen.go(to: to) ?? .max
        #expect(screen.shown == new, "\(count): \(from) to \(to)")
        #expect(screen.pager.position == start + taken && abs(taken) <= count / 2)
        #expect(Set(screen.pager.slots.map(\.number)).count == new.count, "no view shows two pages")
        #expect(Set(screen.asked) == Set(new).subtracting(old), "\(count): \(from) to \(to)")
        #expect(screen.asked.count == Set(screen.asked).count, "each page is asked for once")
        #expect(screen.views.rebound(since: before) >= screen.asked.count)
        if abs(taken) == 1, count > 3 {
          #expect(screen.views.rebound(since: before) == 1, "one step gives one view another page")
        }
      }
    }
  }

  @Test("P3: past the ends nothing happens", arguments: [(9, 1), (9, 5), (0, -1), (0, -7), (4, 0)])
  func ends(index: Int, steps: Int) {
    var screen = PagerScreen(10, at: index)
    screen.answerAll()
    let before = screen
    let taken = screen.advance(by: steps)
    #expect(taken == 0)
    #expect(screen == before)
  }

  @Test("pages that do not exist cannot be jumped to", arguments: [-1, 10, 17, .min, .max])
  func outOfRange(target: Int) {
    var screen = PagerScreen(10, at: 4)
    let before = screen
    let taken = screen.go(to: target)
    #expect(taken == nil)
    #expect(screen == before)
    var loop = PagerScreen(10, at: 4, edge: .ring)
    let takenInLoop = loop.go(to: target)
    #expect(takenInLoop == nil)
  }

  @Test("an empty pager shows nothing and asks for nothing", arguments: Edge.allCases)
  func empty(edge: Edge) {
    var screen = PagerScreen(0, edge: edge)
    let moves = [screen.advance(by: 1), screen.advance(by: -3), screen.go(to: 0) ?? 0]
    screen.pager.reload()
    screen.pager.reformat(PageFormat(size: Size(rows: 1, columns: 1)))
    screen.settle()
    #expect(moves == [0, 0, 0])
    #expect(screen.pager.current == nil && screen.pager.label == nil)
    #expect(screen.requests.isEmpty)
  }

  @Test("the place as people count")
  func label() {
    #expect(PagerScreen(5, at: 4).pager.label == "5/5")
    #expect(PagerScreen(20, at: 4, isComplete: false).pager.label == "5/20+")
  }
}

extension PagerScreen {
  /// Which page each view shows.
  var views: [Int: Int] {
    Dictionary(uniqueKeysWithValues: pager.slots.map { ($0.number, $0.index) })
  }
}

extension [Int: Int] {
  /// How many views show another page than before.
  func rebound(since before: [Int: Int]) -> Int {
    filter { before[$0.key] != $0.value }.count
  }
}
