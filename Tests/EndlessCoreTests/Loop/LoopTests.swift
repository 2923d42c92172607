import EndlessCore
import Testing

@Suite("A loop")
struct LoopTests {
  @Test(
    "L1: positions are taken modulo the count, floored",
    arguments: zip([-1, -6, -7, 5, 11], [4, 4, 3, 0, 1]))
  func flooredModulo(position: Int, index: Int) {
    #expect(Loop(count: 5).index(of: position) == index)
    #expect(position.modulo(5) == index)
  }

  @Test(
    "laps are counted from item 0, floored",
    arguments: zip([-6, -5, -1, 0, 4, 5, 11], [-2, -1, -1, 0, 0, 1, 2]))
  func lap(position: Int, lap: Int) {
    #expect(Loop(count: 5).lap(of: position) == lap)
  }

  @Test("an empty loop has no item, no lap and no way")
  func empty() {
    let loop = Loop(count: 0)
    #expect(loop.index(of: 3) == nil)
    #expect(loop.lap(of: 3) == 0)
    #expect(loop.distance(from: 1, to: 2) == 0)
  }

  @Test(
    "L19: the shortest way round five",
    arguments: [(0, 4, -1), (0, 3, -2), (0, 2, 2), (4, 0, 1)])
  func shortest(from: Int, to: Int, steps: Int) {
    #expect(Loop(count: 5).distance(from: from, to: to) == steps)
  }

  @Test(
    "L20: ties go forwards, or the way without the seam",
    arguments: [
      (4, 0, 2, 2, 2), (4, 2, 0, 2, -2), (10, 7, 2, 5, -5), (10, 2, 7, 5, 5),
    ])
  func ties(count: Int, from: Int, to: Int, forward: Int, direct: Int) {
    let loop = Loop(count: count)
    #expect(loop.distance(from: from, to: to, route: .shortest(tie: .forward)) == forward)
    #expect(loop.distance(from: from, to: to, route: .shortest(tie: .direct)) == direct)
  }

  @Test(
    "L21: the shortest way in loops of one, two and a hundred",
    arguments: [
      (100, 99, 1, 2), (2, 0, 1, 1), (2, 1, 0, 1), (2, 0, 0, 0), (1, 0, 0, 0),
    ])
  func shortestElsewhere(count: Int, from: Int, to: Int, steps: Int) {
    #expect(Loop(count: count).distance(from: from, to: to) == steps)
  }

  @Test(
    "L22: a forced direction to the item itself is no turn",
    arguments: [Route.forward, .backward, .shortest()])
  func toItself(route: Route) {
    #expect(Loop(count: 5).distance(from: 3, to: 3, route: route) == 0)
    #expect(Loop(count: 5).distance(from: 3, to: 8, route: route) == 0)
  }

  @Test("forced directions keep their sign")
  func forced() {
    let loop = Loop(count: 5)
    #expect(loop.distance(from: 3, to: 2, route: .forward) == 4)
    #expect(loop.distance(from: 3, to: 4, route: .backward) == -4)
  }

  @Test("the largest loop there can be does not trap")
  func largest() {
    let loop = Loop(count: .max)
    #expect(loop.distance(from: 0, to: .max - 1) == -1)
    #expect(loop.distance(from: 0, to: .max / 2) == .max / 2)
    #expect(loop.index(of: .min) == .max - 1)
  }

  @Test("property 4: every way leads where it should, the shortest is at most half the loop")
  func everyWay() {
    withEvery(1...9, [Route.shortest(), .shortest(tie: .direct), .forward, .backward]) {
      count, route in
      withEvery(-12...12, -12...12) { from, to in
        let loop = Loop(count: count)
        let steps = loop.distance(from: from, to: to, route: route)
        #expect(loop.index(of: from + steps) == loop.index(of: to))
        switch route {
        case .shortest: #expect(2 * abs(steps) <= count)
        case .forward: #expect((0..<count).contains(steps))
        case .backward: #expect((0..<count).contains(-steps))
        }
      }
    }
  }
}
