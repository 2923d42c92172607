import EndlessCore
import Testing

/// A small world: everything in it is tried.
struct ViewportWorld: Hashable, CustomStringConvertible {
  var heights: [Int]
  var edge: Edge
  var height: Int
  var description: String { "\(edge) of \(heights) on \(height) rows" }

  /// Lists of up to six items of one row.
  static func uniform(_ edge: Edge) -> [ViewportWorld] {
    (0...6).flatMap { count in
      (1...5).map {
        ViewportWorld(heights: Array(repeating: 1, count: count), edge: edge, height: $0)
      }
    }
  }

  /// Lists of up to four items of one, two or four rows.
  static func mixed(_ edge: Edge) -> [ViewportWorld] {
    sequences(of: [1, 2, 4], upTo: 4).flatMap { heights in
      [1, 3, 4].map { ViewportWorld(heights: heights, edge: edge, height: $0) }
    }
  }

  /// Tries every sequence of so many commands, and compares view and model after each.
  func tryAll<Rows: RowHeights>(_ commands: [ViewCommand], depth: Int, _ rows: Rows) {
    Run(world: self, rows).tryAll(commands, depth: depth)
  }

  /// Runs commands one after another, and compares view and model after each.
  func run<Rows: RowHeights>(_ commands: [ViewCommand], _ rows: Rows) {
    var run = Run(world: self, rows)
    for command in commands where !run.step(command) { return }
  }
}

/// View and model after the same commands.
struct Run<Rows: RowHeights> {
  var world: ViewportWorld
  var rows: Rows
  var view: Viewport
  var model: ViewportModel
  var commands: [ViewCommand] = []

  init(world: ViewportWorld, _ rows: Rows) {
    (self.world, self.rows) = (world, rows)
    view = Viewport(
      extent: .counted(world.heights.count), edge: world.edge, height: world.height)
    model = ViewportModel(heights: world.heights, edge: world.edge, height: world.height)
  }

  func tryAll(_ all: [ViewCommand], depth: Int) {
    guard depth > 0 else { return }
    for command in all {
      var next = self
      if next.step(command) { next.tryAll(all, depth: depth - 1) }
    }
  }

  /// Carries out a command; says whether view and model still agree.
  mutating func step(_ command: ViewCommand) -> Bool {
    commands.append(command)
    command.run(on: &view, rows)
    model.run(command)
    guard let difference = difference() else { return true }
    Issue.record("\(world): \(commands): \(difference)")
    return false
  }

  private func difference() -> String? {
    let screen = view.screen(rows)
    if screen != model.screen { return "shows \(screen), not \(model.screen)" }
    if view.cursorIndex != model.index {
      return "is at \(view.cursorIndex ?? -1), not \(model.index ?? -1)"
    }
    if view.lap != model.lap { return "is in lap \(view.lap), not \(model.lap)" }
    return model.broken
  }
}

@Suite("A view, compared with a simple model in every small world")
struct ViewportModelTests {
  @Test("any two commands, items of one row", arguments: Edge.allCases)
  func pairsUniform(edge: Edge) {
    for world in ViewportWorld.uniform(edge) {
      let commands = ViewCommand.all(count: world.heights.count)
      world.tryAll(commands, depth: 2, UniformHeights())
      world.tryAll(commands, depth: 1, Heights(world.heights))
    }
  }

  @Test("any three movements, items of one row", arguments: Edge.allCases)
  func triplesUniform(edge: Edge) {
    let commands: [ViewCommand] = [
      .move(1), .move(-1), .hold(1), .wheel(-1), .wheel(2), .page(3), .page(-1), .end,
      .footer(true),
    ]
    for world in ViewportWorld.uniform(edge) where world.heights.count > 1 {
      world.tryAll(commands, depth: 3, UniformHeights())
    }
  }

  @Test("any two commands, items of several heights", arguments: Edge.allCases)
  func pairsMixed(edge: Edge) {
    let commands =
      ViewCommand.lines + ViewCommand.pages + [.end, .footer(true), .resize(2), .jump(1)]
    for world in ViewportWorld.mixed(edge) where !world.heights.isEmpty {
      world.tryAll(commands, depth: 2, Heights(world.heights))
    }
  }

  @Test("long random walks, items of several heights", arguments: Edge.allCases)
  func randomWalks(edge: Edge) {
    for seed in 0..<4000 {
      var random = SplitMix(seed: seed)
      let heights = (0...random.below(6)).map { _ in [1, 1, 2, 3, 5][random.below(5)] }
      let world = ViewportWorld(heights: heights, edge: edge, height: 1 + random.below(5))
      let all = ViewCommand.all(count: heights.count)
      world.run((0..<12).map { _ in all[random.below(all.count)] }, Heights(heights))
    }
  }
}
