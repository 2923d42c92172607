package import EndlessCore

/// How a picture is to come out of chafa.
package enum PictureForm: Equatable {
  /// Coloured characters for so many cells.
  case symbols(Size)
  /// The kitty protocol.
  case kitty(PixelArea)
  /// Sixels.
  case sixel(PixelArea)

  /// The most bytes of a picture.
  static let longest = 16 << 20

  /// What a format asks for, or nil for no pictures.
  ///
  /// Sixels need the size of a cell; where it is not known, and where chafa makes none so small,
  /// characters take their place.
  package init?(_ format: PageFormat) {
    let cell = format.display.cell.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    switch (format.pictures, cell) {
    case (.none, _): return nil
    case (.kitty, _): self = .kitty(PixelArea(format.size, cell: cell))
    case (.sixel, let cell?):
      let area = PixelArea(exactly: format.size, cell: cell)
      self = area.holdsUnit ? .sixel(area) : .symbols(format.size)
    case (.sixel, nil), (.symbols, _): self = .symbols(format.size)
    }
  }

  /// The contents that one frame of chafa's output is.
  ///
  /// - Throws: if it is anything but one picture.
  func contents(of frame: [UInt8], isAnimated: Bool) throws(SourceError) -> PageContents {
    switch self {
    case .symbols(let size):
      let lines = SymbolFrame.lines(of: frame[...]).prefix(size.rows)
      guard !lines.isEmpty else { break }
      return .symbols(SymbolPicture(lines: Array(lines), isAnimated: isAnimated))
    case .kitty(let area):
      guard var picture = KittyFrame.picture(in: frame[...], area) else { break }
      picture.isAnimated = isAnimated
      return .pixels(picture)
    case .sixel(let area):
      guard var picture = SixelFrame.picture(in: frame[...], area) else { break }
      picture.isAnimated = isAnimated
      return .pixels(picture)
    }
    throw Self.noPicture
  }

  /// What came is anything but one picture.
  static let noPicture = SourceError("chafa printed something that is no picture")
}
