internal import EndlessCore

/// Reads what chafa prints for a picture that stands still, and makes something of it.
struct StillReader<Outcome>: OutputReader {
  private let longest = PictureForm.longest
  private let outcome: ([UInt8]) throws(SourceError) -> Outcome
  private let complaint: (OutputEnd, MessageTail) -> SourceError
  private var bytes: [UInt8] = []

  init(
    complaint: @escaping (OutputEnd, MessageTail) -> SourceError,
    outcome: @escaping ([UInt8]) throws(SourceError) -> Outcome
  ) {
    self.outcome = outcome
    self.complaint = complaint
  }

  mutating func read(_ more: ArraySlice<UInt8>) throws(SourceError) {
    guard bytes.count + more.count <= longest else {
      throw SourceError("chafa printed more than \(longest.memory)")
    }
    bytes += more
  }

  func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) -> Outcome {
    guard end == .ended(.exit(0)) else { throw complaint(end, messages) }
    return try outcome(bytes)
  }
}
