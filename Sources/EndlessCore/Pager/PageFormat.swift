/// What a page's contents are made for: whatever of this changes makes them worthless.
public struct PageFormat: Hashable, Sendable {
  /// The page's area in cells.
  public var size: Size
  /// How pictures are shown.
  public var pictures: PictureMode
  /// What the terminal can show.
  public var display: Display

  /// Makes a format.
  public init(size: Size, pictures: PictureMode = .symbols, display: Display = Display()) {
    self.size = size
    self.pictures = pictures
    self.display = display
  }

  /// Whether no contents fit.
  public var isEmpty: Bool { size.rows < 1 || size.columns < 1 }
}

/// How a terminal shows pictures.
public enum PictureMode: String, Hashable, Sendable, CaseIterable {
  /// By coloured characters.
  case symbols
  /// By the kitty protocol.
  case kitty
  /// By sixels.
  case sixel
  /// Not at all.
  case none
}
