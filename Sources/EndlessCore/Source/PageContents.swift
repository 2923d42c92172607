/// What a page shows, made for one format.
public enum PageContents: Hashable, Sendable {
  /// Text, which scrolls: its lines as rows are, bytes with colours, without line ends.
  case text([[UInt8]])
  /// A picture in coloured characters.
  case symbols(SymbolPicture)
  /// A picture in the terminal's own picture language.
  case pixels(PixelPicture)

  /// Whether there is more than one frame, which somebody has to play.
  public var isAnimated: Bool {
    switch self {
    case .text: false
    case .symbols(let picture): picture.isAnimated
    case .pixels(let picture): picture.isAnimated
    }
  }
}

/// A picture, or one frame of it, in coloured characters.
public struct SymbolPicture: Hashable, Sendable {
  /// The lines from the top, bytes with colours.
  public var lines: [[UInt8]]
  /// Whether this is one frame of several.
  public var isAnimated: Bool

  /// Makes a picture.
  public init(lines: [[UInt8]], isAnimated: Bool = false) {
    self.lines = lines
    self.isAnimated = isAnimated
  }
}

/// A picture, or one frame of it, as the bytes that make the terminal draw it.
public struct PixelPicture: Hashable, Sendable {
  /// Where a terminal keeps a picture that it has drawn.
  public enum Keeping: Hashable, Sendable {
    /// Apart from the cells, under a number, until it is told to forget it: kitty's protocol.
    ///
    /// The picture's bytes are what follows the number in the command that draws it.
    case byNumber
    /// In the cells, until they are written again: sixels, so many pixels of them.
    ///
    /// The picture's bytes are complete. An opaque one hides whatever was drawn under it.
    case inCells(PixelSize, isOpaque: Bool)
  }

  /// What is written with the cursor in the area's upper left corner: checked, nothing but one picture.
  public var bytes: [UInt8]
  /// The cells that it covers.
  public var size: Size
  /// Where the terminal keeps it.
  public var keeping: Keeping
  /// Whether this is one frame of several.
  public var isAnimated: Bool

  /// Makes a picture.
  public init(bytes: [UInt8], size: Size, keeping: Keeping, isAnimated: Bool = false) {
    self.bytes = bytes
    self.size = size
    self.keeping = keeping
    self.isAnimated = isAnimated
  }
}
