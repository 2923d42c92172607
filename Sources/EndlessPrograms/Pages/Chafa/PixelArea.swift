package import EndlessCore

/// The area of a page in pixels, and what a picture of so many pixels covers of it.
package struct PixelArea: Equatable {
  /// What a cell is taken for where the terminal does not tell.
  private static let usualCell = PixelSize(width: 10, height: 20)
  /// The most pixels of a picture; in larger areas the terminal enlarges it.
  ///
  /// Three pages of this size take about 18 MB.
  private static let mostPixels = 1_000_000
  /// Chafa takes a cell for so many pixels each way when it cannot ask a terminal.
  static let unit = 8

  /// The area in cells.
  let size: Size
  /// The size of a cell.
  let cell: PixelSize
  /// How many pixels of the terminal a pixel of the picture is drawn as, each way.
  let scale: Double
  /// Whether a pixel of the picture is one of the terminal.
  let isExact: Bool

  /// An area whose pictures are drawn pixel by pixel.
  package init(exactly size: Size, cell: PixelSize) {
    self.size = size
    self.cell = cell
    scale = 1
    isExact = true
  }

  /// An area whose pictures the terminal may scale.
  package init(_ size: Size, cell: PixelSize?) {
    self.size = size
    self.cell = cell ?? Self.usualCell
    let pixels = Double(size.columns * self.cell.width) * Double(size.rows * self.cell.height)
    scale = max(1, (pixels / Double(Self.mostPixels)).squareRoot())
    isExact = cell != nil && scale == 1
  }

  /// The area in pixels of the terminal.
  var pixels: PixelSize {
    PixelSize(width: size.columns * cell.width, height: size.rows * cell.height)
  }

  /// Whether so many pixels of the terminal are within it.
  func holds(_ size: PixelSize) -> Bool {
    size.width <= pixels.width && size.height <= pixels.height
  }

  /// Whether chafa can make a picture that is within it, pixel by pixel.
  var holdsUnit: Bool { holds(PixelSize(width: Self.unit, height: Self.unit)) }

  /// The area in chafa's units.
  package var units: Size {
    Size(
      rows: units(size.rows * cell.height),
      columns: units(size.columns * cell.width))
  }

  /// The cells that a picture covers.
  package func cells(covered pixels: PixelSize) -> Size {
    Size(
      rows: cells(pixels.height, of: cell.height, atMost: size.rows),
      columns: cells(pixels.width, of: cell.width, atMost: size.columns))
  }

  private func units(_ length: Int) -> Int {
    max(1, Int(Double(length) / scale) / Self.unit)
  }

  /// Whole cells if the picture is drawn pixel by pixel; else the terminal stretches it to what is
  /// nearest.
  private func cells(_ length: Int, of cell: Int, atMost most: Int) -> Int {
    let count = Double(length) * scale / Double(cell)
    return min(most, max(1, Int(count.rounded(isExact ? .up : .toNearestOrAwayFromZero))))
  }
}
