/// How a list behaves that is seen page by page.
public struct PageSettings: Hashable, Sendable {
  /// How pictures are shown.
  public var pictures = PictureMode.symbols
  /// The time that each page is shown before the next one comes by itself; nil if none does until
  /// somebody asks for it.
  public var interval: Duration?
  /// Which way pages come by themselves.
  public var direction = Travel.forward
  /// What happens at the end of pages that form no loop, when they come by themselves.
  public var atEnd = Autoplay.AtEnd.stop
  /// Whether pages go on coming by themselves once somebody has turned one.
  public var afterInteraction = Autoplay.AfterInteraction.resume
  /// Whether contents are made anew each time their page comes round.
  public var refreshes = false
  /// The name that all pages have in common, shown before each page's own; nil for none.
  public var album: String?
  /// Whether items are paths, so that a page is known by the last component.
  public var itemsArePaths = false

  /// The time that each page is shown once somebody lets them come by themselves.
  public static let usualInterval = Duration.seconds(4)

  /// Makes the settings of an album: pictures in characters, turned by hand.
  public init() {}
}
