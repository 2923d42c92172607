internal import EndlessCore

/// Reads what chafa prints for a picture that stands still, and makes something of it.
struct StillReader<Outcome>: OutputReader {
  private let longest = PictureForm.longest
  private let outcome: ([UInt8]) throws(SourceError) -> Outcome
  private let complaint: (OutputEnd, MessageTail) -> SourceError
  private var bytes: [UInt8] = []
  /// How many lines there can be, and who wants to know of them before the program has ended: that
  /// takes it some milliseconds more.
  private let rows: Int?
  private let early: (Outcome) -> Void
  private var lines = 0
  /// What was told early, and of how many bytes.
  private var told: (outcome: Outcome, count: Int)?

  init(
    rows: Int? = nil, early: @escaping (Outcome) -> Void = { _ in },
    complaint: @escaping (OutputEnd, MessageTail) -> SourceError,
    outcome: @escaping ([UInt8]) throws(SourceError) -> Outcome
  ) {
    self.rows = rows
    self.early = early
    self.outcome = outcome
    self.complaint = complaint
  }

  mutating func read(_ more: ArraySlice<UInt8>) throws(SourceError) {
    guard bytes.count + more.count <= longest else {
      throw SourceError("chafa printed more than \(longest.memory)")
    }
    bytes += more
    guard let rows, told == nil else { return }
    lines += more.count { $0 == UInt8(ascii: "\n") }
    guard lines >= rows else { return }
    let outcome = try outcome(bytes)
    told = (outcome, bytes.count)
    early(outcome)
  }

  func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) -> Outcome {
    guard end == .ended(.exit(0)) else { throw complaint(end, messages) }
    if let told, told.count == bytes.count { return told.outcome }
    return try outcome(bytes)
  }
}
