/// A list seen page by page: where it stands, what slides, what moves by itself.
public struct PageView {
  /// The pages.
  public internal(set) var pager: Pager<PageContents>
  /// The clock that turns them.
  public internal(set) var autoplay: Autoplay
  /// The page that slides into its place, if one does.
  public internal(set) var turn: PageTurn?
  /// The body.
  public internal(set) var area = PageArea(body: Size(rows: 0, columns: 0))
  /// How the list behaves.
  public let settings: PageSettings

  /// The number of the list.
  var window = 0
  /// How many texts have been made, each of which has a number of its own.
  var textCount = 0
  /// The texts among the pages that are held, by the pages' indexes.
  var texts: [Int: PageText] = [:]
  /// Until when a key counts as held.
  var heldUntil: Duration?
  /// What the current page waits for, if it does.
  var wait: Wait?
  /// Whether pictures that move do.
  var plays = true
  /// Whether nothing may move unasked.
  let isStill: Bool
  /// Whether the terminal could not take the last frame in time.
  var isTerminalSlow = false

  /// Makes the view of a list that is not known yet.
  ///
  /// - Parameters:
  ///   - edge: what lies past the last page.
  ///   - settings: how the list behaves.
  ///   - animates: whether anything may move unasked.
  public init(edge: Edge, settings: PageSettings = PageSettings(), animates: Bool = true) {
    self.settings = settings
    isStill = !animates
    plays = animates
    pager = Pager(
      extent: .growing(0), edge: edge,
      format: PageFormat(size: Size(rows: 0, columns: 0), pictures: settings.pictures),
      refreshes: settings.refreshes)
    let interval = settings.interval ?? PageSettings.usualInterval
    autoplay = Autoplay(
      interval: interval, direction: settings.direction, atEnd: settings.atEnd,
      afterInteraction: settings.afterInteraction)
    if settings.interval == nil || isStill { autoplay.stop(now: .zero) }
  }

  /// The text of a page, if it is one.
  public func text(ofPage index: Int) -> PageText? { texts[index] }

  /// The row below the page, or nil if there is no room for it or nothing to show.
  public var bar: PageBar? {
    guard area.hasBar, pager.count > 1 else { return nil }
    return PageBar(area: area, pager: pager, hasSign: autoplay.isOn)
  }

  /// Since when the contents of the current page have been waited for.
  public var waitingSince: Duration? { wait?.start }

  /// How many columns the current page is beside its place; 0 when nothing slides.
  public func offset(now: Duration) -> Int {
    turn?.columns(at: now, width: area.body.columns) ?? 0
  }
}
