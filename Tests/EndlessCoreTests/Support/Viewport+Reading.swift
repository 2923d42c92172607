import EndlessCore

/// Heights given item by item; of an uncounted list also from the end.
struct Heights: RowHeights {
  var rows: [Int]
  var areUniform: Bool { false }

  init(_ rows: [Int]) { self.rows = rows }

  func height(ofItem index: Int) -> Int {
    let count = rows.count
    return rows[((index % count) + count) % count]
  }
}

extension Viewport {
  /// A ring, scrolled so that an item is on top, with the cursor on a row.
  static func ring(
    _ count: Int, height: Int, top: Int = 0, row: Int = 0, fill: Fill = .once
  ) -> Viewport {
    list(count, .ring, height: height, top: top, row: row, fill: fill)
  }

  /// A list, scrolled so that an item is on top, with the cursor on a row.
  static func list(
    _ count: Int, _ edge: Edge, height: Int, top: Int = 0, row: Int = 0, fill: Fill = .once
  ) -> Viewport {
    var view = Viewport(extent: .counted(count), edge: edge, fill: fill, height: height)
    view.scroll(by: top)
    view.moveCursor(by: row - (view.cursorRow() ?? 0))
    return view
  }

  /// The visible items from the top.
  var shown: [Int] { visibleItems().map(\.index) }

  /// Each screen row from the top, as far as there are items on it.
  func screen(_ heights: some RowHeights) -> [ScreenRow] {
    visibleItems(heights).flatMap { item in
      item.rows.indices.map {
        ScreenRow(item: item.index, row: item.hiddenRows + $0 - item.rows.lowerBound)
      }
    }
  }
}

/// One row of an item on the screen.
struct ScreenRow: Hashable, CustomStringConvertible {
  var item: Int
  var row: Int
  var description: String { "\(item).\(row)" }
}

/// Notes what a user is told: each index once, as it changes.
struct Reports {
  private(set) var indexes: [Int?]

  init(_ view: Viewport) { indexes = [view.cursorIndex] }

  mutating func note(_ view: Viewport) {
    if let last = indexes.last, last != view.cursorIndex { indexes.append(view.cursorIndex) }
  }
}
