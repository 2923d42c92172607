internal import EndlessCore

/// Reads what chafa prints for a picture that stands still.
struct StillReader: OutputReader {
  /// The most bytes of a picture.
  static let longest = 16 << 20

  private let form: PictureForm
  private let isAnimated: Bool
  private let complaint: (OutputEnd, MessageTail) -> SourceError
  private var bytes: [UInt8] = []

  init(
    form: PictureForm, isAnimated: Bool,
    complaint: @escaping (OutputEnd, MessageTail) -> SourceError
  ) {
    self.form = form
    self.isAnimated = isAnimated
    self.complaint = complaint
  }

  mutating func read(_ more: ArraySlice<UInt8>) throws(SourceError) {
    guard bytes.count + more.count <= Self.longest else {
      throw SourceError("chafa printed more than \(Self.longest.memory)")
    }
    bytes += more
  }

  func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) -> PageContents {
    guard end == .ended(.exit(0)) else { throw complaint(end, messages) }
    return try form.contents(of: bytes, isAnimated: isAnimated)
  }
}
