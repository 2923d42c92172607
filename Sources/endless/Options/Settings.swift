/// What options say about showing, loading and printing, with their defaults.
package struct Settings: Hashable, Sendable {
  package var edge = EdgeChoice.ring
  package var seam = SeamChoice.mark
  package var fill = FillChoice.once
  /// Whether the items are pages rather than rows.
  package var pages = false
  /// Milliseconds until the next page comes by itself; nil or 0 if it waits to be asked for.
  package var auto: Int?
  /// Whether pages come by themselves from the end to the start.
  package var reverse = false
  /// What prints the contents of a page.
  package var view: Argument?
  package var pictures = PictureChoice.auto
  /// MiB of memory and seconds of time that drawing a page may take.
  package var viewMemory = 1024
  package var viewSeconds = 10
  /// Where every list opens; nil for its first item.
  package var start: StartPlace?

  /// Rows a page is asked for.
  package var pageSize = 20
  /// Rows before the last one at which the next page is asked for; 0 when the last row shows.
  package var prefetch = 0
  /// The most items of a list; nil for no limit.
  package var maxItems: Int?
  /// Rows held of a list that can be asked for again; 0 for all.
  package var keep = 0

  /// Whether items end with a NUL rather than a line feed.
  package var read0 = false
  /// Whether items of the same text are one item, whatever their place.
  package var idIsText = false
  /// Items at the start that are pinned above the list and cannot be selected.
  package var header = 0

  /// Nil where nobody has said: rows are cut then, pages of text go on in the next row.
  package var longRows: LongRows?
  package var numbers = false
  /// Columns between tab stops.
  package var tabs = 8
  package var ambiguousWide = false
  /// `NO_COLOR` is already part of it.
  package var color = ColorChoice.auto
  package var mouse = true
  package var animation = true

  /// Whether what is printed ends with a NUL rather than a line feed.
  package var print0 = false
  /// Whether the only item of a list is picked without a screen.
  package var picksOnlyItem = false
  /// Whether an empty list is left at once with the exit code 1.
  package var leavesEmptyList = false
  /// The file that requests and answers are written to.
  package var trace: Argument?

  package init() {}
}
