package import EndlessCore

/// What the whole screen shows: lists with their title bars, and one status line.
package struct Scene {
  /// A frame at a place of the screen.
  package struct Part: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package var frame: Frame
    package var pixels: Pixels?

    package init(row: Int, column: Int, frame: Frame, pixels: Pixels? = nil) {
      self.row = row
      self.column = column
      self.frame = frame
      self.pixels = pixels
    }

    var area: Area { Area(row: row, column: column, rows: frame.rows, columns: frame.columns) }
  }

  /// A picture in the terminal's own language.
  package struct Pixels: Hashable, Sendable {
    /// Its upper left corner, from that of the body.
    package var row: Int
    package var column: Int
    package var picture: PixelPicture

    package init(row: Int, column: Int, picture: PixelPicture) {
      self.row = row
      self.column = column
      self.picture = picture
    }

    /// Whether nothing can be seen any more of another one when this is drawn over it.
    func hides(_ other: Pixels) -> Bool {
      guard case .inCells(let size, isOpaque: true) = picture.keeping,
        case .inCells(let hidden, _) = other.picture.keeping
      else { return false }
      return (row, column) == (other.row, other.column) && size.width >= hidden.width
        && size.height >= hidden.height
    }
  }

  /// A list: its title bar if it has one, and its body directly below.
  package struct Pane: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package var title: Frame?
    package var body: Frame
    /// What the terminal draws over the body's cells, which are blank there.
    package var pixels: Pixels?

    package init(row: Int, column: Int, title: Frame?, body: Frame, pixels: Pixels? = nil) {
      self.row = row
      self.column = column
      self.title = title
      self.body = body
      self.pixels = pixels
    }
  }

  package var panes: [Pane]
  package var status: Part?
  /// Where the hardware cursor rests, on the screen; nil for the lower right corner.
  package var cursor: (row: Int, column: Int)?
  /// Whether it shows, as in a prompt.
  package var showsCursor: Bool

  package init(
    panes: [Pane], status: Part? = nil, cursor: (row: Int, column: Int)? = nil,
    showsCursor: Bool = false
  ) {
    self.panes = panes
    self.status = status
    self.cursor = cursor
    self.showsCursor = showsCursor
  }

  /// What gets a window each, in a fixed order.
  var parts: [Part] {
    var parts: [Part] = []
    for pane in panes {
      let height = pane.title?.rows ?? 0
      if let title = pane.title {
        parts.append(Part(row: pane.row, column: pane.column, frame: title))
      }
      parts.append(
        Part(
          row: pane.row + height, column: pane.column, frame: pane.body, pixels: pane.pixels))
    }
    return parts + (status.map { [$0] } ?? [])
  }
}
