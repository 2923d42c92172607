import EndlessCore

/// Anything a user or the list's owner can do to a view.
enum ViewCommand: Hashable {
  case move(Int)
  case hold(Int)
  case wheel(Int)
  case page(Int)
  case home
  case end
  case jump(Int)
  case resize(Int)
  case footer(Bool)

  static let lines: [ViewCommand] = [.move(1), .move(-1), .hold(1), .hold(-1)]
  static let pages: [ViewCommand] = [
    .page(1), .page(-1), .page(3), .page(-3), .wheel(1), .wheel(-2),
  ]

  /// Every command that makes sense in a small world.
  static func all(count: Int) -> [ViewCommand] {
    lines + pages
      + [.move(3), .move(-4), .wheel(-1), .wheel(5), .home, .end, .resize(1), .resize(4)]
      + [.footer(true), .footer(false)] + (0..<max(1, count)).map { .jump($0) }
  }

  static func random(_ random: inout SplitMix, count: Int) -> ViewCommand {
    switch random.below(8) {
    case 0: .move(1)
    case 1: .move(-1)
    case 2: .move(random.below(2 * count) - count)
    case 3: .page(random.below(9) - 4)
    case 4: .wheel(random.below(9) - 4)
    case 5: .home
    case 6: .end
    default: .jump(random.below(count))
    }
  }

  func run(on view: inout Viewport, _ heights: some RowHeights) {
    switch self {
    case .move(let items): view.moveCursor(by: items, heights)
    case .hold(let items): view.moveCursor(by: items, press: .repeated, heights)
    case .wheel(let rows): view.scroll(by: rows, heights)
    case .page(let rows): view.page(by: rows, heights)
    case .home: view.goHome(heights)
    case .end: view.goToEnd(heights)
    case .jump(let index): view.jump(to: index, heights)
    case .resize(let rows): view.resize(height: rows, heights)
    case .footer(let on): view.setFooter(on, heights)
    }
  }
}
