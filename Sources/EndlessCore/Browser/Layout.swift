/// Where a window stands on the screen.
public struct WindowArea: Hashable, Sendable {
  /// Which window.
  public var window: Int
  /// First screen row; the title's, if there is one.
  public var row: Int
  /// First screen column.
  public var column: Int
  /// Rows, title included.
  public var rows: Int
  /// Columns, without the divider to the right.
  public var columns: Int
  /// Whether the first row is a title.
  public var hasTitle: Bool
  /// Whether a divider stands in the column to the right.
  public var hasDivider: Bool

  /// Rows of the body.
  public var bodyRows: Int { hasTitle ? rows - 1 : rows }
}

/// Which windows are shown, and where.
///
/// Wide screens show them side by side, narrow ones stacked.
public struct Layout: Hashable, Sendable {
  /// The visible windows, in order.
  public let areas: [WindowArea]
  /// The row of the status line, or nil if there is no room for it.
  public let statusRow: Int?

  /// A window side by side with others gets at least this many columns.
  static let leastColumns = 30
  /// A stacked window gets at least this many rows.
  static let leastRows = 6

  /// Lays windows out.
  ///
  /// - Parameters:
  ///   - count: how many windows there are.
  ///   - focus: the window that must be visible.
  ///   - size: the screen's; less than 1 counts as 1.
  ///   - first: the window that was the first visible one; it stays so while that shows the focus.
  public init(count: Int, focus: Int, size: Size, first: Int = 0) {
    let rows = max(1, size.rows)
    let columns = max(1, size.columns)
    statusRow = rows >= 2 ? rows - 1 : nil
    let bodyRows = rows >= 2 ? rows - 1 : 1
    let hasTitle = rows >= 3
    let stacked = columns < 2 * Self.leastColumns
    let fitting = stacked ? bodyRows / Self.leastRows : columns / Self.leastColumns
    let shown = max(1, min(count, fitting))
    let first = min(max(first, focus - shown + 1), focus, max(0, count - shown))
    areas = (0..<min(shown, max(count, 0))).map { place in
      let (span, total) = stacked ? (bodyRows, shown) : (columns, shown)
      let start = span * place / total
      let end = span * (place + 1) / total
      let divider = !stacked && place + 1 < shown
      return WindowArea(
        window: first + place, row: stacked ? start : 0, column: stacked ? 0 : start,
        rows: stacked ? end - start : bodyRows,
        columns: (stacked ? columns : end - start) - (divider ? 1 : 0), hasTitle: hasTitle,
        hasDivider: divider)
    }
  }

  /// The window's area, or nil if it is not shown.
  public func area(of window: Int) -> WindowArea? { areas.first { $0.window == window } }

  /// The area at a place of the screen, or nil if there is none.
  public func area(atRow row: Int, column: Int) -> WindowArea? {
    areas.first {
      ($0.row..<$0.row + $0.rows).contains(row)
        && ($0.column..<$0.column + $0.columns).contains(column)
    }
  }
}

/// The columns of a window's body: what stands beside the text.
public struct BodyColumns: Hashable, Sendable {
  /// Columns before the text for the cursor's bar, marks and the seam: 2, or 0 where it is narrow.
  public var gutter: Int
  /// Columns for row numbers, the space after them included.
  public var numbers: Int
  /// Columns of text.
  public var text: Int
  /// Whether the last column is a scroll bar.
  public var hasScrollBar: Bool

  /// Divides a body of so many columns and rows.
  public init(columns: Int, rows: Int, numbers digits: Int?) {
    // The screen has two rows more, for the title and the status line.
    let roomy = columns >= 20 && rows >= 2
    gutter = roomy ? 2 : 0
    hasScrollBar = roomy
    let rest = columns - gutter - (roomy ? 1 : 0)
    let wanted = digits.map { $0 + 1 } ?? 0
    numbers = wanted < rest / 2 ? wanted : 0
    text = max(1, rest - numbers)
  }
}
