/// One list on screen: its rows, the view on them, and what is going on with them.
public struct ListWindow {
  /// Where the rows are.
  public enum Rows {
    /// In a feed of pages.
    case feed(Feed)
    /// In a store that reads them; its paging says what is asked of a pipe, and ends at once for a file.
    case store(any RowStore, Paging)
  }

  /// Why the view stays at the end of the rows.
  public enum Following: Hashable, Sendable {
    /// Until the data end.
    case toEnd
    /// For as long as data may be added.
    case growth
  }

  /// A place to go to as soon as it is known where that is.
  public enum Place: Hashable, Sendable {
    /// The item at this index.
    case item(Int)
    /// This many items from the end; 1 is the last one.
    case fromEnd(Int)
    /// This many hundredths of the way.
    case percent(Int)
  }

  /// The name in the title bar.
  ///
  /// It may hold any character: painters sanitise it.
  public let title: String
  /// Its place among the browser's windows.
  public internal(set) var number = 0
  /// Rows before the first item that do not scroll and cannot be selected.
  public let headerCount: Int
  /// A feed's header rows, which are shown also while the page that brought them is dropped.
  var headerItems: [Item] = []
  /// The list ends after this many items.
  public let maxItems: Int
  /// The rows.
  public internal(set) var rows: Rows
  /// The view on them.
  public internal(set) var viewport: Viewport
  /// What is seen of them page by page, or nil if they are seen as rows.
  public internal(set) var pages: PageView?
  /// How the body's columns are divided.
  public internal(set) var columns = BodyColumns(columns: 80, rows: 24, numbers: nil)
  /// The first text column that is shown while rows are chopped.
  public internal(set) var leftColumn = 0
  /// Whether long rows are wrapped.
  public internal(set) var isWrapped: Bool
  /// Whether rows are numbered.
  public internal(set) var showsNumbers: Bool
  /// Whether and why the view stays at the end.
  public internal(set) var following: Following?
  /// Whether the source has been told to follow the growth of its data.
  var isWatching = false
  /// Where to go as soon as it is known where that is.
  public internal(set) var pendingPlace: Place?
  /// When the request that the footer tells of was sent.
  public var loadingSince: Duration? { loading?.start }
  /// The request that the footer tells of.
  var loading: Wait?

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - title: the name in its title bar.
  ///   - rows: where the rows are.
  ///   - settings: how the list behaves.
  public init(title: String, rows: Rows, settings: WindowSettings = WindowSettings()) {
    self.title = title
    self.rows = rows
    headerCount = settings.headerCount
    maxItems = settings.maxItems ?? .max
    isWrapped = settings.wraps
    showsNumbers = settings.showsNumbers
    viewport = Viewport(extent: .growing(0), edge: settings.edge, fill: settings.fill, height: 1)
    pendingPlace = settings.start
    following = settings.follows && !isPaged && settings.pages == nil ? .growth : nil
    pages = settings.pages.map {
      PageView(edge: settings.edge, settings: $0, animates: settings.animates)
    }
    viewport.update(extent: extent)
  }
}

/// How the lists of a browser behave.
public struct WindowSettings: Hashable, Sendable {
  /// What lies past the last item.
  public var edge: Edge = .ring
  /// What a ring shows whose items all fit.
  public var fill: Fill = .once
  /// Rows before the first item that do not scroll.
  public var headerCount = 0
  /// The list ends after this many items.
  public var maxItems: Int?
  /// Whether long rows are wrapped.
  public var wraps = false
  /// Whether rows are numbered.
  public var showsNumbers = false
  /// Where the view starts.
  public var start: ListWindow.Place?
  /// Whether the view starts at the end and stays there.
  public var follows = false
  /// How the items are seen page by page; nil for rows.
  public var pages: PageSettings?
  /// Whether anything may move unasked.
  public var animates = true

  /// Makes the usual settings: a ring, rows chopped, no numbers.
  public init() {}
}
