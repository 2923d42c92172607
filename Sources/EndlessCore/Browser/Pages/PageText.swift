/// A page of text and the view on it, which scrolls.
public struct PageText {
  /// The lines.
  public internal(set) var rows: WindowRows
  /// The view on them, whose cursor nobody sees.
  public internal(set) var view: Viewport

  /// Makes the text of a page, from its first line on.
  ///
  /// - Parameters:
  ///   - lines: what there is to read.
  ///   - page: the page's index, which tells its rows from those of other pages.
  init(lines: [[UInt8]], page: Int) {
    // Windows have the numbers from 0.
    rows = WindowRows(
      rows: .store(StaticRows(lines: lines), Paging(isOver: true)), headerCount: 0,
      headerItems: [], window: -1 - page)
    view = Viewport(extent: .counted(lines.count), edge: .stop, height: 1)
  }

  /// The text after it was made anew: the view stays where it is, as far as there are lines.
  func renewed(with lines: [[UInt8]], page: Int) -> PageText {
    var text = PageText(lines: lines, page: page)
    var view = view
    view.update(extent: text.view.extent)
    text.view = view
    return text
  }
}
