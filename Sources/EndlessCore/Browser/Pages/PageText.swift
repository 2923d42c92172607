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
  ///   - window: the number of the list, which tells them from those of other lists.
  init(lines: [[UInt8]], page: Int, window: Int) {
    // Lists have the numbers from 0.
    rows = WindowRows(
      rows: .store(StaticRows(lines: lines), Paging(isOver: true)), headerCount: 0,
      headerItems: [], window: -1 - (page << 16 | window & 0xFFFF))
    view = Viewport(extent: .counted(lines.count), edge: .stop, height: 1)
  }

  /// The text after it was made anew: the view stays where it is, as far as there are lines.
  func renewed(with lines: [[UInt8]], page: Int, window: Int) -> PageText {
    var text = PageText(lines: lines, page: page, window: window)
    var view = view
    view.update(extent: text.view.extent)
    text.view = view
    return text
  }
}
