internal import EndlessCore
internal import EndlessFiles
internal import EndlessLoading
internal import EndlessPrograms
internal import EndlessUI

/// A list whose source stands open: what is shown and what stands behind it.
struct OpenList {
  var window: ListWindow
  var supplier: any Supplier
}

/// What a source gives, before it is known how it is shown.
private struct OpenRows {
  var rows: ListWindow.Rows
  var supplier: any Supplier
}

/// Opens every source.
///
/// - Throws: `UsageError`, one line for each source that does not open.
func open(_ options: Options) throws(UsageError) -> [OpenList] {
  var lists: [OpenList] = []
  var failures: [String] = []
  let places = RendererPlaces()
  for choice in options.windows {
    do throws(UsageError) {
      lists.append(try OpenList(choice, options.settings, places))
    } catch {
      failures += error.lines
    }
  }
  guard failures.isEmpty else { throw UsageError(lines: failures) }
  return lists
}

extension OpenList {
  init(
    _ choice: WindowChoice, _ settings: Settings, _ places: RendererPlaces
  ) throws(UsageError) {
    var settings = settings
    // Nothing is pinned above a page: every item is one.
    if choice.pages { settings.header = 0 }
    let title = String(decoding: choice.title, as: UTF8.self)
    let opened = try Self.rows(choice.source, settings)
    supplier = opened.supplier
    var behaviour = settings.window
    if choice.source == .demoAnimals { behaviour.fill = .repeating }
    if choice.pages {
      supplier = PagesSupplier(
        items: supplier, renderer: settings.renderer(of: choice.source, places))
      behaviour.pages = settings.pageSettings(of: choice.source)
      if choice.isNamed { behaviour.pages?.album = title }
      behaviour.wraps = settings.longRows != .chop
    }
    window = ListWindow(title: title, rows: opened.rows, settings: behaviour)
  }

  private static func rows(
    _ source: SourceChoice, _ settings: Settings
  ) throws(UsageError) -> OpenRows {
    let separator: Separator = settings.read0 ? .nul : .lineFeed
    switch source {
    case .file(let path):
      guard PageFiles.isDirectory(path.bytes) != true else {
        throw UsageError("Is a directory: \(path.text); --pages shows what is in it")
      }
      return try input(settings) { () throws(SourceError) in
        try FileInput.open(path: path.bytes, separator: separator)
      }
    case .standardInput:
      return try input(settings) { () throws(SourceError) in
        try FileInput.standardInput(separator: separator)
      }
    case .command(let command):
      let style = CommandSource.Style(
        separator: settings.read0 ? 0 : UInt8(ascii: "\n"),
        identity: settings.idIsText ? .text : .position)
      let source = CommandSource(command.bytes, style: style)
      return paged(SourceSupplier(source, ahead: readAhead), settings.paging)
    case .paths(let paths): return there(try files(paths))
    case .demoNews: return paged(SourceSupplier(DemoNews()), settings.paging)
    case .demoAnimals: return there(StaticRows(DemoAnimals.lines))
    case .demoCards: return there(StaticRows(DemoCards.items))
    }
  }

  private static func input(
    _ settings: Settings, _ open: () throws(SourceError) -> any RowStore & Supplier
  ) throws(UsageError) -> OpenRows {
    do throws(SourceError) {
      return stored(try open(), settings)
    } catch {
      throw UsageError(error.message)
    }
  }

  private static func there(_ rows: StaticRows) -> OpenRows {
    OpenRows(rows: .store(rows, Paging(isOver: true)), supplier: IdleSupplier())
  }

  /// The files that are pages, each by its path.
  ///
  /// - Throws: `UsageError`, one line for each path that leads nowhere.
  private static func files(_ paths: [Argument]) throws(UsageError) -> StaticRows {
    var lines: [[UInt8]] = []
    var failures: [String] = []
    for path in paths {
      do throws(SourceError) {
        lines += try PageFiles.paths(of: path.bytes) { PictureKind(path: $0) != nil }
      } catch {
        failures.append(error.message)
      }
    }
    guard failures.isEmpty else { throw UsageError(lines: failures) }
    return StaticRows(lines: lines)
  }

  /// Rows that a page command may be ahead of what is visible before it is held.
  private static let readAhead = 10_000

  private static func stored(
    _ store: any RowStore & Supplier, _ settings: Settings
  ) -> OpenRows {
    guard case .growing = store.extent else {
      return OpenRows(rows: .store(store, Paging(isOver: true)), supplier: store)
    }
    return OpenRows(rows: .store(store, Paging(policy: settings.pipe)), supplier: store)
  }

  private static func paged(
    _ supplier: SourceSupplier, _ policy: PagingPolicy
  ) -> OpenRows {
    OpenRows(rows: .feed(Feed(policy: policy)), supplier: supplier)
  }
}

extension Settings {
  /// How the pages of a feed are asked for.
  ///
  /// The numbers have been checked with the options.
  var paging: PagingPolicy {
    let keep = keep == 0 ? nil : keep
    return
      (try? PagingPolicy(
        pageSize: pageSize, prefetch: prefetch, maxItems: maxItems.map { $0 + header }, keep: keep))
      ?? .standard
  }

  /// How much of a pipe is asked for: a pipe is read some rows ahead, which costs its producer little.
  var pipe: PagingPolicy {
    (try? PagingPolicy(pageSize: 200, prefetch: max(prefetch, 100))) ?? .standard
  }

  /// How a list behaves that is seen page by page.
  func pageSettings(of source: SourceChoice) -> PageSettings {
    var pages = PageSettings()
    pages.pictures = terminal.pictures
    let time = auto ?? (source == .demoCards ? 4000 : 0)
    pages.interval = time > 0 ? .milliseconds(time) : nil
    pages.direction = reverse ? .backward : .forward
    pages.refreshes = view != nil
    if case .paths = source { pages.itemsArePaths = true }
    return pages
  }

  /// What makes the contents of pages.
  func renderer(of source: SourceChoice, _ places: RendererPlaces) -> any PageRenderer {
    guard source != .demoCards else { return DemoCards() }
    var renderer = RendererSettings(
      view: view?.bytes, memory: viewMemory << 20, time: .seconds(viewSeconds))
    if case .paths = source { renderer.itemsArePaths = true }
    return ContentsRenderer(renderer, places: places)
  }

  /// How a window behaves.
  var window: WindowSettings {
    var window = WindowSettings()
    window.edge = edge.edge
    window.fill = fill == .repeat ? .repeating : .once
    window.headerCount = header
    window.maxItems = maxItems
    window.wraps = longRows == .wrap
    window.showsNumbers = numbers
    window.animates = animation
    switch start {
    case .item(let place) where place > 0: window.start = .item(place - 1)
    case .item(let place) where place < 0: window.start = .fromEnd(-place)
    case .end: window.start = .fromEnd(1)
    case .follow: window.follows = true
    default: break
    }
    return window
  }
}

extension EdgeChoice {
  fileprivate var edge: Edge {
    switch self {
    case .ring: .ring
    case .pause: .pause
    case .stop: .stop
    }
  }
}
