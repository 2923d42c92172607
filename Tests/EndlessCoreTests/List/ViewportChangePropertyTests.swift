import EndlessCore
import Testing

/// A list of named items of some heights, and a view that follows its changes.
private struct ChangingList: CustomStringConvertible {
  var names: [Int]
  var view: Viewport
  var log: [String] = []
  private var nextName: Int

  init(_ random: inout SplitMix) {
    names = Array(0..<random.below(8))
    nextName = names.count
    view = Viewport(
      extent: .counted(names.count), edge: Edge.allCases[random.below(3)],
      height: 1 + random.below(6))
  }

  var description: String { "\(view.edge) on \(view.height) rows: \(log)" }
  var heights: Heights { Heights(names.map(Self.height)) }

  static func height(ofName name: Int) -> Int { [1, 1, 2, 1, 4][name % 5] }

  var model: ViewportModel {
    var model = ViewportModel(
      heights: names.map(Self.height), edge: view.edge, height: view.height)
    guard !names.isEmpty else { return model }
    model.footer = view.hasFooter
    model.cursor = view.cursor
    model.offset = model.start(view.top) + view.hiddenRows
    return model
  }

  mutating func move(_ random: inout SplitMix) {
    let all = ViewCommand.all(count: names.count)
    let command = all[random.below(all.count)]
    log.append("\(command)")
    command.run(on: &view, heights)
  }

  /// Changes the list; says what is wrong then, or nil.
  mutating func change(_ random: inout SplitMix) -> String? {
    let (old, before) = (names, view)
    for name in old where random.oneIn(5) { names.removeAll { $0 == name } }
    if random.oneIn(6) { names.shuffle(using: &random) }
    if random.oneIn(20) { names = [] }
    for _ in 0..<random.below(3) {
      names.insert(nextName, at: random.below(names.count + 1))
      nextName += 1
    }
    log.append("\(old) to \(names)")
    let new = names
    view.apply(
      .moved(oldCount: old.count) { new.firstIndex(of: old[$0]) }, extent: .counted(new.count),
      heights)
    return wrong(old, before)
  }

  private func wrong(_ old: [Int], _ before: Viewport) -> String? {
    if view.screen(heights) != model.screen { return "the screen is another" }
    if let broken = model.broken { return broken }
    guard let index = before.cursorIndex, let current = view.cursorIndex else { return nil }
    let heirs = Array(old[index...]) + old[..<index].reversed()
    if let heir = heirs.first(where: names.contains), names[current] != heir {
      return "the cursor is on \(names[current]), not on \(heir)"
    }
    return wrongTop(old, before)
  }

  /// Where nothing between the first visible item and the end of the view has changed, nothing moves.
  private func wrongTop(_ old: [Int], _ before: Viewport) -> String? {
    let oldHeights = Heights(old.map(Self.height))
    let seen = before.visibleItems(oldHeights).map { old[$0.index] }
    guard before.arrangement(oldHeights) != .still, view.arrangement(heights) != .still,
      !before.hasFooter, before.screen(oldHeights).count == before.height,
      let first = seen.first, let place = names.firstIndex(of: first),
      Array(names[place...].prefix(seen.count)) == seen
    else { return nil }
    let now = view.screen(heights).map { [names[$0.item], $0.row] }
    let then = before.screen(oldHeights).map { [old[$0.item], $0.row] }
    return now == then ? nil : "what was visible has moved: \(then) to \(now)"
  }
}

@Suite("A view whose list changes, by random schedules")
struct ViewportChangePropertyTests {
  @Test("the current item is followed and can be read, what has not changed does not move")
  func everyChange() {
    for seed in 0..<10_000 {
      var random = SplitMix(seed: seed)
      var list = ChangingList(&random)
      for _ in 0..<3 {
        for _ in 0..<random.below(3) { list.move(&random) }
        if let wrong = list.change(&random) {
          Issue.record("seed \(seed), \(list): \(wrong)")
          return
        }
      }
    }
  }
}
