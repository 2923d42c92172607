package import EndlessCore
package import EndlessLoading

/// Makes the pages of the third window of `--demo`: a card for each animal.
package final class DemoCards: PageRenderer {
  /// The animals: an emoji, the Japanese name, the English one, each followed by one blank.
  package static let items = DemoAnimals.lines.map {
    $0.split(separator: " ", maxSplits: 2).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private var mailbox: Mailbox?
  private var window = 0

  package func start(mailbox: Mailbox, window: Int) {
    (self.mailbox, self.window) = (mailbox, window)
  }

  package func render(_ request: RenderRequest) {
    let lines = Self.card(of: request.item, isASCII: request.format.display.isASCII)
    let card = PageContents.symbols(SymbolPicture(lines: lines))
    mailbox?.post(Letter(.contents(window: window, token: request.token, .ready(card))))
  }

  package func stopRendering(_ token: Token) {}
  package func beginRendering() {}
  package func close() {}

  private static let width = 24

  /// An item's words in three rows, within a frame.
  package static func card(of item: [UInt8], isASCII: Bool = false) -> [[UInt8]] {
    let words = String(decoding: item, as: UTF8.self).split(separator: " ", maxSplits: 2)
    let (side, corners) = isASCII ? ("|", ["+", "+", "+", "+"]) : ("│", ["╭", "╮", "╰", "╯"])
    let rule = String(repeating: isASCII ? "-" : "─", count: width)
    let blank = "\(side)\(spaces(width))\(side)"
    // The emoji and the kana take two columns each.
    let rows = words.enumerated().map { place, word in
      let columns = place < 2 ? 2 * word.count : word.count
      let left = (width - columns) / 2
      return "\(side)\(spaces(left))\(word)\(spaces(width - columns - left))\(side)"
    }
    let lines =
      [corners[0] + rule + corners[1], blank] + rows.flatMap { [$0, blank] }
      + [corners[2] + rule + corners[3]]
    return lines.map { Array($0.utf8) }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
