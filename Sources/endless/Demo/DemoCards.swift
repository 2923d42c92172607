internal import EndlessCore
internal import EndlessLoading

/// Makes the pages of the third window of `--demo`: a card for each animal.
final class DemoCards: PageRenderer {
  private var mailbox: Mailbox?
  private var window = 0

  func start(mailbox: Mailbox, window: Int) {
    (self.mailbox, self.window) = (mailbox, window)
  }

  func render(_ request: RenderRequest) {
    let card = PageContents.symbols(SymbolPicture(lines: Self.card(of: request.item)))
    mailbox?.post(Letter(.contents(window: window, token: request.token, .ready(card))))
  }

  func stopRendering(_ token: Token) {}
  func beginRendering() {}
  func close() {}

  /// A line of the list in three rows, within a frame.
  static func card(of line: [UInt8]) -> [[UInt8]] {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 2)
    let texts = words.enumerated().map { place, word in
      // The emoji and the kana take two columns each.
      let text = word.trimmed
      return (text, place < 2 ? 2 * text.count : text.count)
    }
    let rule = String(repeating: "─", count: width)
    let blank = "│" + String(repeating: " ", count: width) + "│"
    let rows = texts.map { text, columns in
      let left = (width - columns) / 2
      let right = width - columns - left
      return "│" + String(repeating: " ", count: left) + text
        + String(repeating: " ", count: right) + "│"
    }
    let lines = ["╭\(rule)╮", blank] + rows.flatMap { [$0, blank] } + ["╰\(rule)╯"]
    return lines.map { Array($0.utf8) }
  }

  private static let width = 24
}

extension Substring {
  /// Without blanks at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
