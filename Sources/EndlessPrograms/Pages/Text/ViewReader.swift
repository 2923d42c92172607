internal import EndlessCore

/// Reads what a view command prints.
///
/// What it printed is shown however it ended; only a command that printed nothing can fail.
struct ViewReader: OutputReader {
  private var text = TextLines()
  private let limit: Duration?

  init(limit: Duration?) { self.limit = limit }

  var hasEnough: Bool { text.isCut }

  mutating func read(_ bytes: ArraySlice<UInt8>) { text.append(bytes) }

  func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) -> PageContents {
    let remark =
      switch end {
      case .enough: String?.none
      case .late: limit.map { $0.complaint }
      case .ended(.exit(0)): text.isEmpty ? messages.lastLine : nil
      case .ended: messages.lastLine
      }
    guard !text.isEmpty else {
      if let complaint = end.complaint { throw SourceError(remark ?? complaint) }
      return .text(remark.map { [TextLines.remark($0)] } ?? [])
    }
    return .text(text.finished() + (remark.map { [TextLines.remark($0)] } ?? []))
  }
}
