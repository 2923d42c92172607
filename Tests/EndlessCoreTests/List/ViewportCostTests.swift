import EndlessCore
import Testing

/// Heights that count how often they are asked for.
private struct MeteredHeights: RowHeights {
  final class Meter {
    var calls = 0
  }

  let meter = Meter()
  var areUniform: Bool { false }

  func height(ofItem index: Int) -> Int {
    meter.calls += 1
    return 1 + abs(index % 3)
  }
}

@Suite("What moving costs")
struct ViewportCostTests {
  private static let extents = [
    Extent.counted(1_000_000_000), .growing(1_000_000_000), .uncounted,
  ]

  @Test(
    "no movement measures more than a few screens of items, however long the list",
    arguments: extents, Edge.allCases)
  func fewScreens(extent: Extent, edge: Edge) {
    let height = 40
    let heights = MeteredHeights()
    var view = Viewport(extent: extent, edge: edge, height: height)
    let commands: [ViewCommand] = [
      .move(1), .page(39), .wheel(3), .jump(500_000_000), .page(-39), .move(-1), .end, .wheel(-3),
      .move(-1000), .footer(true), .home, .move(2_000_000), .resize(height / 2),
    ]
    for command in commands {
      heights.meter.calls = 0
      command.run(on: &view, heights)
      #expect(heights.meter.calls < 16 * height, "\(command)")
    }
  }

  @Test("nor does a change of the list", arguments: Edge.allCases)
  func changes(edge: Edge) {
    let heights = MeteredHeights()
    var view = Viewport(extent: .counted(1_000_000), edge: edge, height: 40)
    view.jump(to: 500_000, heights)
    let changes: [(RowsChange, Int)] = [
      (.extended, 1_000_020), (.prepended(20), 1_000_040),
      (.moved(oldCount: 1_000_040) { $0 - 1 }, 1_000_039), (.replaced, 10),
    ]
    for (change, count) in changes {
      heights.meter.calls = 0
      view.apply(change, extent: .counted(count), heights)
      #expect(heights.meter.calls < 16 * 40)
    }
  }

  @Test("a long way over items of one row is no walk", arguments: Edge.allCases)
  func longWay(edge: Edge) {
    var view = Viewport(extent: .counted(.max / 4), edge: edge, height: 40)
    view.scroll(by: 1 << 40)
    #expect(view.topIndex == 1 << 40)
    view.page(by: -(1 << 39))
    #expect(view.topIndex == 1 << 39)
    view.moveCursor(by: 1 << 40)
    #expect(view.cursorIndex == 3 << 39)
  }
}
