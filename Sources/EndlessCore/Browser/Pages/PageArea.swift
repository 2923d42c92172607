/// How the body of a window is divided that shows one page.
public struct PageArea: Hashable, Sendable {
  /// The rows and columns of the whole body.
  public let body: Size
  /// Columns at both sides that stay free, as far as there is room for them.
  public let margin: Int
  /// Whether the last row shows the place among the pages.
  public let hasBar: Bool

  /// Divides a body.
  public init(body: Size) {
    self.body = body
    margin = body.columns >= 20 ? 1 : 0
    hasBar = body.rows >= 3 && body.columns >= 3
  }

  /// What contents are made for.
  public var contents: Size {
    Size(
      rows: max(0, body.rows - (hasBar ? 1 : 0)), columns: max(0, body.columns - 2 * margin))
  }
}

/// The row below a page that shows its place among the others, and where the pointer can go to them.
public struct PageBar: Hashable, Sendable {
  /// What shows the place.
  public enum Kind: Hashable, Sendable {
    /// A dot for each page.
    case dots(PageControl)
    /// A knob on a track.
    case slider(Slider)
  }

  /// What shows the place.
  public let kind: Kind
  /// Its first column, from that of the body.
  public let column: Int
  /// Columns kept free at the right for the sign of autoplay, a space before it included.
  public let signColumns: Int
  /// Whether there is a mark two columns beside the dots where there are more pages than dots.
  public let hasMarks: Bool

  /// Whether the sign says how many seconds are left, if they are few.
  var hasSeconds: Bool { signColumns >= 5 }

  /// Room for the sign of autoplay and a space: all of `▶ 3600 s`, or `▶99s`, or a glyph.
  private static func sign(_ columns: Int) -> Int {
    switch columns {
    case 40...: 9
    case 20...: 5
    case 6...: 3
    default: 0
    }
  }

  /// Below it, dots are worth more than marks.
  private static var roomForMarks: Int { 9 }

  /// Lays the row out.
  ///
  /// - Parameters:
  ///   - area: the body.
  ///   - pager: the pages; a ring has dots, others a slider.
  ///   - hasSign: whether there is a sign of autoplay.
  public init<Contents>(area: PageArea, pager: Pager<Contents>, hasSign: Bool) {
    let columns = area.body.columns
    signColumns = hasSign ? Self.sign(columns) : 0
    if pager.edge == .ring {
      let room = columns - 2 * (area.margin + signColumns)
      var dots = PageControl(count: pager.count, current: pager.index, width: room)
      hasMarks = dots.pages.count < pager.count && room >= Self.roomForMarks
      if hasMarks {
        dots = PageControl(count: pager.count, current: pager.index, width: room - 4)
      }
      kind = .dots(dots)
      column = (columns - dots.width) / 2
    } else {
      hasMarks = false
      kind = .slider(
        Slider(count: pager.count, width: columns - 2 * area.margin - signColumns))
      column = area.margin
    }
  }

  /// The page that a column of the body leads to.
  ///
  /// While dragging, columns beside it count as its ends.
  public func page(atColumn body: Int, isDrag: Bool = false) -> Int? {
    let place = body - column
    switch kind {
    case .slider(let slider):
      guard !slider.isFixed, isDrag || (0..<slider.width).contains(place) else { return nil }
      return slider.page(atColumn: place)
    case .dots(let dots):
      let within = isDrag ? min(max(0, place), dots.width - 1) : place
      return dots.page(atColumn: within)
    }
  }
}
