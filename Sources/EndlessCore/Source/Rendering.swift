/// What a terminal can show, as far as the contents of pages depend on it.
public struct Display: Hashable, Sendable {
  /// How many colours there are; 0 or 1 for none.
  public var colors: Int
  /// The size of a cell in pixels, or nil if the terminal does not tell.
  public var cell: PixelSize?
  /// Whether what is drawn must be ASCII: where other characters cannot be shown, or are wide.
  public var isASCII: Bool

  /// Makes a display.
  public init(colors: Int = 256, cell: PixelSize? = nil, isASCII: Bool = false) {
    self.colors = colors
    self.cell = cell
    self.isASCII = isASCII
  }
}

/// A size in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A request for the contents of one page, with everything that is needed to make them.
public struct RenderRequest: Hashable, Sendable {
  /// Why contents are wanted.
  public enum Purpose: Hashable, Sendable {
    /// Somebody waits for the page.
    case current
    /// The page lies beside the one that is looked at.
    case neighbour
    /// The page is looked at and moves: its frames, one after the other, for ever.
    case play
  }

  /// The request's mark, carried by its answers.
  public let token: Token
  /// The page's item: its bytes as they were read.
  public let item: [UInt8]
  /// What the contents are made for.
  public let format: PageFormat
  /// Why they are wanted.
  public let purpose: Purpose

  /// Makes a request.
  public init(token: Token, item: [UInt8], format: PageFormat, purpose: Purpose) {
    self.token = token
    self.item = item
    self.format = format
    self.purpose = purpose
  }
}

/// What comes back for a request for contents.
///
/// Every request, also one that was stopped, is answered exactly once by `ready`, `failed` or `ended`;
/// that is the last answer. While a picture is played `frame` comes any number of times before; for any
/// other request it may come once, when the contents are there and the request is not over.
public enum RenderAnswer: Hashable, Sendable {
  /// The contents.
  case ready(PageContents)
  /// One frame of what is being played, or contents that are there early.
  case frame(PageContents)
  /// They could not be made.
  case failed(SourceError)
  /// Nothing (more) comes.
  case ended
}
