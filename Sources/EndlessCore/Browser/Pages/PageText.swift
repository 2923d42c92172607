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
  ///   - serial: which of a list's texts it is, which tells its rows from those of all others.
  ///   - window: the number of the list, which tells them from those of other lists.
  init(lines: [[UInt8]], serial: Int, window: Int) {
    // Lists have the numbers from 0.
    rows = WindowRows(
      rows: .store(StaticRows(lines: lines), Paging(isOver: true)), headerCount: 0,
      headerItems: [], window: -1 - (serial << 16 | window & 0xFFFF))
    view = Viewport(extent: .counted(lines.count), edge: .stop, height: 1)
  }

  /// The text in place of one that it was before: the view stays where it was, as far as there are
  /// lines.
  func replacing(_ before: PageText) -> PageText {
    var text = self
    text.view = before.view
    text.view.update(extent: view.extent)
    return text
  }
}
