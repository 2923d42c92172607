import EndlessCore

/// A browser with a clock of its own: keys and answers go in, and everything that it asked of the
/// world is kept.
struct BrowserScript {
  var browser: Browser
  let measure = ByteColumns()
  var now = Duration.zero
  /// Everything asked so far.
  private(set) var effects: [Effect] = []
  /// Every event with its time, to be played again.
  private(set) var log: [(event: Event, time: Duration)] = []

  /// The time between two keys that are pressed one by one.
  static let pause = Duration.milliseconds(500)

  init(
    _ windows: [ListWindow], rows: Int = 24, columns: Int = 80, picks: Bool = false,
    animates: Bool = true, note: String? = nil
  ) {
    var settings = BrowserSettings()
    (settings.picks, settings.animates, settings.note) = (picks, animates, note)
    let size = Size(rows: rows, columns: columns)
    browser = Browser(
      windows: windows, size: size, settings: settings, measure: measure)
    handle(.resize(size))
  }

  init(_ window: ListWindow, rows: Int = 24, columns: Int = 80, picks: Bool = false) {
    self.init([window], rows: rows, columns: columns, picks: picks)
  }

  /// The window with the focus.
  var window: ListWindow { browser.windows[browser.focus] }
  /// The number of the current item, from 1.
  var item: Int? { window.viewport.cursorIndex.map { $0 + 1 } }
  /// The number of the first visible item, from 1.
  var top: Int? { window.viewport.topIndex.map { $0 + 1 } }
  /// The screen row of the current item.
  var row: Int? {
    browser.visibleItems(window).first { $0.position == window.viewport.cursor }?.rows.lowerBound
  }
  var message: String? { browser.message?.text }

  @discardableResult
  mutating func handle(_ event: Event) -> [Effect] {
    log.append((event, now))
    let asked = browser.handle(event, now: now)
    effects += asked
    return asked
  }

  // MARK: - Keys and pointer

  /// Presses keys one after the other, each by itself.
  @discardableResult
  mutating func press(_ keys: Key...) -> [Effect] { press(keys) }

  @discardableResult
  mutating func press(_ keys: [Key]) -> [Effect] {
    keys.flatMap { key in
      now += Self.pause
      return handle(.input(.key(key)))
    }
  }

  /// Types characters one after the other.
  @discardableResult
  mutating func type(_ characters: String) -> [Effect] {
    press(characters.map { .character($0) })
  }

  /// Holds a key down: the first press, then repeats every so often.
  mutating func hold(_ key: Key, times: Int, every gap: Duration = .milliseconds(30)) {
    now += Self.pause
    for turn in 0..<times {
      if turn > 0 { now += gap }
      handle(.input(.key(key)))
    }
  }

  @discardableResult
  mutating func click(row: Int, column: Int = 5) -> [Effect] {
    point(.press, row: row, column: column)
  }

  @discardableResult
  mutating func point(_ kind: PointerEvent.Kind, row: Int = 5, column: Int = 5) -> [Effect] {
    now += Self.pause
    return handle(.input(.pointer(PointerEvent(kind: kind, row: row, column: column))))
  }

  mutating func resize(rows: Int, columns: Int) {
    handle(.resize(Size(rows: rows, columns: columns)))
  }

  /// Lets time pass, waking when the browser wants to be woken; says how often it was.
  @discardableResult
  mutating func wait(_ time: Duration) -> Int {
    let end = now + time
    var wakes = 0
    while let wake = browser.wakeTime(now: now), wake <= end, wakes < 100_000 {
      now = max(now, wake)
      handle(.tick)
      wakes += 1
    }
    now = end
    return wakes
  }

  // MARK: - Sources

  /// Requests of a window that nobody has answered or cancelled.
  func open(_ window: Int = 0) -> [PageRequest] {
    var open: [PageRequest] = []
    for effect in effects {
      switch effect {
      case .load(window, let request): open.append(request)
      case .cancel(window, let token): open.removeAll { $0.token == token }
      default: break
      }
    }
    return open.filter { !answered.contains(Name(window: window, token: $0.token)) }
  }

  /// How many pages a window has asked for.
  func requestCount(_ window: Int = 0) -> Int {
    effects.count { if case .load(window, _) = $0 { true } else { false } }
  }

  private struct Name: Hashable {
    let window: Int
    let token: Token
  }

  private var answered: Set<Name> = []

  /// Answers the last open request of a window with a page of numbered rows.
  @discardableResult
  mutating func answer(
    _ window: Int = 0, rows: Int? = nil, next: Continuation = .more, total: Int? = nil
  ) -> [Effect] {
    guard let request = open(window).last else { return [] }
    let first = request.key.offset
    let items = (first..<first + (rows ?? request.size)).map(Self.item)
    handle(.answer(window: window, token: request.token, .items(items)))
    return finish(window, request, next, total)
  }

  /// Answers the last open request of a window with rows of these texts.
  @discardableResult
  mutating func answer(
    _ window: Int = 0, texts: [String], next: Continuation = .more
  ) -> [Effect] {
    guard let request = open(window).last else { return [] }
    let items = texts.map { Item(id: .key(Array($0.utf8)), text: Array($0.utf8)) }
    handle(.answer(window: window, token: request.token, .items(items)))
    return finish(window, request, next, nil)
  }

  @discardableResult
  mutating func fail(
    _ window: Int = 0, _ message: String = "boom", retryAfter: Duration? = nil
  ) -> [Effect] {
    guard let request = open(window).last else { return [] }
    answered.insert(Name(window: window, token: request.token))
    let error = SourceError(message, retryAfter: retryAfter)
    return handle(.answer(window: window, token: request.token, .failed(error)))
  }

  private mutating func finish(
    _ window: Int, _ request: PageRequest, _ next: Continuation, _ total: Int?
  ) -> [Effect] {
    answered.insert(Name(window: window, token: request.token))
    let done = Answer.finished(next: next, total: total)
    return handle(.answer(window: window, token: request.token, done))
  }

  private static func item(_ index: Int) -> Item {
    Item(id: .position(index), text: Array("row \(index + 1)".utf8))
  }
}

/// A text of which every byte takes a column.
final class ByteColumns: TextMeasuring {
  /// How often everything remembered had to go.
  private(set) var forgotten = 0

  func rowCount(ofRow index: Int, in rows: WindowRows, columns: Int) -> Int {
    guard let row = rows.wholeRow(index) else { return 1 }
    return max(1, (row.count + columns - 1) / columns)
  }

  func reaches(column: Int, row index: Int, in rows: WindowRows) -> Bool {
    (rows.wholeRow(index)?.count ?? 0) > column
  }

  func forget() { forgotten += 1 }
}

extension ListWindow {
  /// A list of numbered rows that is all there.
  static func numbered(_ count: Int, _ edge: Edge = .ring, _ settings: WindowSettings? = nil)
    -> ListWindow
  {
    texts((0..<count).map { "row \($0 + 1)" }, edge, settings)
  }

  /// A list of these rows.
  static func texts(_ rows: [String], _ edge: Edge = .ring, _ settings: WindowSettings? = nil)
    -> ListWindow
  {
    var settings = settings ?? WindowSettings()
    if edge != .ring { settings.edge = edge }
    return ListWindow(
      title: "list", rows: .store(StaticRows(rows), Paging(isOver: true)), settings: settings)
  }

  /// A list that loads pages.
  static func feed(
    _ edge: Edge = .ring, _ settings: WindowSettings? = nil, policy: PagingPolicy = .standard
  ) -> ListWindow {
    var settings = settings ?? WindowSettings()
    if edge != .ring { settings.edge = edge }
    return ListWindow(title: "feed", rows: .feed(Feed(policy: policy)), settings: settings)
  }

  /// A list of what a store holds, as a pipe is asked for its rows.
  static func pipe(_ store: ScriptedStore, _ settings: WindowSettings = WindowSettings())
    -> ListWindow
  {
    ListWindow(title: "pipe", rows: .store(store, Paging()), settings: settings)
  }

  /// A list of what a store can read from both ends.
  static func file(_ store: ScriptedStore, _ settings: WindowSettings = WindowSettings())
    -> ListWindow
  {
    ListWindow(title: "file", rows: .store(store, Paging(isOver: true)), settings: settings)
  }
}

/// A store that knows what the test lets it know.
final class ScriptedStore: RowStore {
  /// How much of the list is known.
  var extent: Extent
  /// All its rows; of a growing store those that have come.
  var count: Int
  /// Rows from either end that can be read while the store is uncounted.
  var reach: Int

  init(_ extent: Extent, count: Int, reach: Int = .max) {
    (self.extent, self.count, self.reach) = (extent, count, reach)
  }

  /// More rows have come from a pipe.
  func grow(by rows: Int) {
    count += rows
    extent = .growing(count)
  }

  /// The pipe has ended, or all rows have been counted.
  func end() { extent = .counted(count) }

  private func place(_ index: Int) -> Int? {
    let distance = index < 0 ? -index : index + 1
    guard distance <= count, extent != .uncounted || distance <= reach else { return nil }
    return index < 0 ? count + index : index
  }

  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard let place = place(index) else { return nil }
    let rest = Array("row \(place + 1)".utf8).dropFirst(offset)
    return RowBytes(bytes: Array(rest.prefix(limit)), reachesEnd: rest.count <= limit)
  }

  func id(ofRow index: Int) -> ItemID? { place(index).map { .position($0) } }

  func fraction(ofRow index: Int) -> Double? {
    place(index).map { Double($0) / Double(max(1, count)) }
  }
}
