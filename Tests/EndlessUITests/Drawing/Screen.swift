import EndlessCore
import EndlessText

@testable import EndlessUI

/// A browser and its painter, without a terminal: keys and answers in, pictures out.
struct Screen {
  var browser: Browser
  var now = Duration.zero
  let painter: ScenePainter
  private var requests: [Int: [PageRequest]] = [:]
  /// Requests for contents that nobody has answered.
  private(set) var renders: [RenderRequest] = []

  init(
    _ windows: [ListWindow], rows: Int = 24, columns: Int = 80, text: TextOptions = TextOptions(),
    seam: SeamStyle = .mark, picks: Bool = false, animates: Bool = true
  ) {
    let text = RowText(options: text)
    var settings = BrowserSettings()
    (settings.picks, settings.animates) = (picks, animates)
    let size = Size(rows: rows, columns: columns)
    browser = Browser(windows: windows, size: size, settings: settings, measure: text)
    painter = ScenePainter(text: text, seamStyle: seam)
    handle(.resize(size))
  }

  init(
    _ window: ListWindow, rows: Int = 24, columns: Int = 80, text: TextOptions = TextOptions(),
    seam: SeamStyle = .mark
  ) {
    self.init([window], rows: rows, columns: columns, text: text, seam: seam)
  }

  mutating func handle(_ event: Event) {
    for effect in browser.handle(event, now: now) {
      if case .load(let window, let request) = effect { requests[window] = [request] }
      if case .render(_, let request) = effect { renders.append(request) }
    }
  }

  mutating func press(_ keys: Key...) { press(keys) }

  mutating func press(_ keys: [Key]) {
    for key in keys {
      now += .milliseconds(500)
      handle(.input(.key(key)))
    }
  }

  mutating func type(_ characters: String) { press(characters.map { .character($0) }) }

  mutating func resize(rows: Int, columns: Int) {
    handle(.resize(Size(rows: rows, columns: columns)))
  }

  mutating func answer(
    _ window: Int = 0, _ texts: [String], next: Continuation = .more, finishes: Bool = true
  ) {
    guard let request = requests[window]?.last else { return }
    if finishes { requests[window] = nil }
    let items = texts.enumerated().map {
      Item(id: .position(request.key.offset + $0.offset), text: Array($0.element.utf8))
    }
    handle(.answer(window: window, token: request.token, .items(items)))
    guard finishes else { return }
    handle(.answer(window: window, token: request.token, .finished(next: next)))
  }

  mutating func fail(_ window: Int = 0, _ message: String, retryAfter: Duration? = nil) {
    guard let request = requests[window]?.last else { return }
    requests[window] = nil
    let error = SourceError(message, retryAfter: retryAfter)
    handle(.answer(window: window, token: request.token, .failed(error)))
  }

  /// Lets contents come for every page of a window that was asked for.
  mutating func render(_ window: Int = 0, _ answer: (String) -> RenderAnswer) {
    while !renders.isEmpty {
      let request = renders.removeFirst()
      let item = String(decoding: request.item, as: UTF8.self)
      handle(.contents(window: window, token: request.token, answer(item)))
    }
  }

  /// The whole screen now.
  var frame: Frame { painter.scene(browser, now: now).flattened(browser.size) }
  /// The whole screen as lines, without blanks at their ends.
  var lines: [String] { frame.lines }
  /// The hardware cursor.
  var cursor: (row: Int, column: Int)? { painter.scene(browser, now: now).cursor }
}

extension Scene {
  /// All parts in one frame; what is covered by no part is a `¿`.
  func flattened(_ size: Size) -> Frame {
    var screen = Frame(rows: max(1, size.rows), columns: max(1, size.columns))
    for row in 0..<screen.rows {
      for column in 0..<screen.columns { screen[row, column] = Cell(.glyph(Glyph("¿"))) }
    }
    for part in parts {
      for row in 0..<part.frame.rows {
        for column in 0..<part.frame.columns {
          screen[part.row + row, part.column + column] = part.frame[row, column]
        }
      }
    }
    return screen
  }
}

extension Frame {
  /// How each cell of a row is drawn, one character a column: `R` reversed, `u` underlined, `A` accent,
  /// `b` bold, `d` dim, `e` error, `·` plain; the first that fits.
  func styles(row: Int) -> String {
    let letters: [(Character, (TextStyle) -> Bool)] = [
      ("R", { $0.attributes.contains(.reverse) }), ("u", { $0.attributes.contains(.underline) }),
      ("A", { $0 == Theme.accent }), ("b", { $0.attributes.contains(.bold) }),
      ("d", { $0.attributes.contains(.dim) }), ("e", { $0 == Theme.error }),
    ]
    return String(
      (0..<columns).map { column in
        letters.first { $0.1(self[row, column].style) }?.0 ?? "·"
      })
  }

  /// What is wrong with the cells whatever they show, or nil.
  var fault: String? {
    for row in 0..<rows {
      for column in 0..<columns {
        let next = column + 1 < columns ? self[row, column + 1].content : nil
        switch self[row, column].content {
        case .continuation:
          guard column > 0, case .glyph(let glyph) = self[row, column - 1].content,
            glyph.width == 2
          else { return "a continuation without its glyph at \(row), \(column)" }
        case .glyph(let glyph):
          let isContinued = next == .continuation
          if (glyph.width == 2) != isContinued { return "a glyph cut at \(row), \(column)" }
          if glyph.base.value < 0x20 || (0x7f...0x9f).contains(glyph.base.value) {
            return "a control character at \(row), \(column)"
          }
          if (0x202a...0x202e).contains(glyph.base.value)
            || (0x2066...0x2069).contains(glyph.base.value)
          {
            return "a bidirectional control at \(row), \(column)"
          }
        }
      }
    }
    return nil
  }
}

extension ListWindow {
  static func texts(
    _ rows: [String], title: String = "list", _ edge: Edge = .ring,
    _ change: (inout WindowSettings) -> Void = { _ in }
  ) -> ListWindow {
    var settings = WindowSettings()
    settings.edge = edge
    change(&settings)
    return ListWindow(
      title: title, rows: .store(StaticRows(rows), Paging(isOver: true)), settings: settings)
  }

  static func numbered(
    _ count: Int, title: String = "list", _ edge: Edge = .ring,
    _ change: (inout WindowSettings) -> Void = { _ in }
  ) -> ListWindow {
    texts((0..<count).map { "row \($0 + 1)" }, title: title, edge, change)
  }

  static func feed(
    title: String = "feed", _ edge: Edge = .ring,
    _ change: (inout WindowSettings) -> Void = { _ in }
  ) -> ListWindow {
    var settings = WindowSettings()
    settings.edge = edge
    change(&settings)
    return ListWindow(title: title, rows: .feed(Feed()), settings: settings)
  }
}

/// The animals of the demo.
let animals = [
  "🦊 きつね      fox", "🐱 ねこ        cat", "🐨 こあら      koala", "🐪 らくだ      camel",
  "🐦 だちょう    ostrich", "🐮 うし        cow", "🦌 しか        deer", "🐹 かぴばら    capybara",
  "🐬 らっこ      sea otter", "🦇 こうもり    bat", "🌰 りす        squirrel", "🐾 すかんく    skunk",
  "🐻 くま        bear", "🐟 まぐろ      tuna", "🐴 ろば        donkey", "👊 刃牙        Baki",
]

/// The headlines of the demo.
func headlines(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "新聞標題\($0)" } }
