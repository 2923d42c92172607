import EndlessCore
import EndlessLoading
import EndlessPrograms
import Foundation

/// The main thread's end of a renderer.
final class PagesDesk {
  let renderer: ContentsRenderer
  private let mailbox = Mailbox()
  private var serial = 0
  private(set) var answers: [Token: [RenderAnswer]] = [:]

  init(
    _ settings: RendererSettings = RendererSettings(), places: RendererPlaces = RendererPlaces()
  ) {
    renderer = ContentsRenderer(settings, places: places)
    renderer.start(mailbox: mailbox, window: 7)
  }

  deinit { renderer.close() }

  /// Notes a request.
  func ask(
    _ item: String, _ format: PageFormat = PagesDesk.format,
    for purpose: RenderRequest.Purpose = .current
  ) -> Token {
    ask(Array(item.utf8), format, for: purpose)
  }

  func ask(
    _ item: [UInt8], _ format: PageFormat = PagesDesk.format,
    for purpose: RenderRequest.Purpose = .current
  ) -> Token {
    serial += 1
    let token = Token(serial: serial)
    renderer.render(RenderRequest(token: token, item: item, format: format, purpose: purpose))
    return token
  }

  /// Takes letters as the event loop does.
  func take() {
    for letter in mailbox.take() {
      letter.deliver?()
      guard case .contents(window: 7, let token, let answer)? = letter.event else { continue }
      answers[token, default: []].append(answer)
    }
  }

  /// Takes letters until the condition holds, or a generous time is over.
  func take(until isEnough: (PagesDesk) -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      take()
      if isEnough(self) { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }

  /// The only answer to a request, but for one that comes early.
  func answer(_ token: Token) async -> RenderAnswer? {
    renderer.beginRendering()
    guard await take(until: { $0.answers[token]?.last?.isLast == true }) else { return nil }
    let last = answers[token]?.filter(\.isLast) ?? []
    return last.count == 1 ? last[0] : nil
  }

  /// What an item comes to.
  func contents(
    of item: String, _ format: PageFormat = PagesDesk.format
  ) async -> RenderAnswer? {
    await answer(ask(item, format))
  }

  static let format = PageFormat(size: Size(rows: 10, columns: 40))
}

extension RenderAnswer {
  var isLast: Bool {
    if case .frame = self { false } else { true }
  }

  var contents: PageContents? {
    switch self {
    case .ready(let contents), .frame(let contents): contents
    case .failed, .ended: nil
    }
  }

  /// The lines of a text.
  var text: [String]? {
    guard case .text(let lines)? = contents else { return nil }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of a picture in characters.
  var symbols: [[UInt8]]? {
    guard case .symbols(let picture)? = contents else { return nil }
    return picture.lines
  }

  var pixels: PixelPicture? {
    guard case .pixels(let picture)? = contents else { return nil }
    return picture
  }

  /// What went wrong.
  var message: String? {
    guard case .failed(let error) = self else { return nil }
    return error.message
  }
}

extension TemporaryDirectory {
  /// Writes a file and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) -> String {
    let path = path + "/" + name
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    return path
  }

  func file(_ name: String, _ text: String) -> String { file(name, Array(text.utf8)) }
}
