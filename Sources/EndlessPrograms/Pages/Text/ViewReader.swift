internal import EndlessCore

/// Reads what a view command prints.
///
/// What it printed is shown however it ended, with a line below it that says how if that was badly;
/// only a command that printed nothing can fail.
struct ViewReader: OutputReader {
  private var text = TextLines()
  private let limit: Duration?

  init(limit: Duration?) { self.limit = limit }

  var hasEnough: Bool { text.isCut }

  mutating func read(_ bytes: ArraySlice<UInt8>) { text.append(bytes) }

  func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) -> PageContents {
    let complaint = end == .late ? limit?.complaint : end.complaint
    let said = end == .late || end == .enough ? nil : messages.lastLine
    if text.isEmpty, let complaint { throw SourceError(said ?? complaint) }
    // Chatter beside a good output is nobody's business.
    let remarks = [complaint == nil && !text.isEmpty ? nil : said, complaint].compactMap(\.self)
    guard !remarks.isEmpty else { return .text(text.finished()) }
    return .text(text.finished() + [TextLines.remark(remarks.joined(separator: " · "))])
  }
}
