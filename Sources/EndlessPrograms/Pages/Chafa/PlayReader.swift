internal import EndlessCore

/// Reads what chafa prints for a picture that moves, and shows frame after frame.
struct PlayReader: OutputReader {
  private let form: PictureForm
  private let show: (PageContents) -> Void
  private let complaint: (OutputEnd, MessageTail) -> SourceError
  private var splitter: FrameSplitter
  private var hasBegun = false

  init(
    form: PictureForm, show: @escaping (PageContents) -> Void,
    complaint: @escaping (OutputEnd, MessageTail) -> SourceError
  ) {
    self.form = form
    self.show = show
    self.complaint = complaint
    splitter = FrameSplitter(form)
  }

  /// It may go on for ever once it has begun.
  var isTimed: Bool { !hasBegun }

  mutating func read(_ more: ArraySlice<UInt8>) throws(SourceError) {
    guard splitter.pending + more.count <= PictureForm.longest else {
      throw SourceError("chafa printed a frame of more than \(PictureForm.longest.memory)")
    }
    splitter.append(more)
    while let frame = splitter.next() { try show(frame) }
  }

  mutating func rest() throws(SourceError) {
    guard !hasBegun, let frame = splitter.rest else { return }
    try show(frame)
  }

  func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) {
    guard end == .ended(.exit(0)) else { throw complaint(end, messages) }
  }

  private mutating func show(_ frame: [UInt8]) throws(SourceError) {
    hasBegun = true
    show(try form.contents(of: frame, isAnimated: true))
  }
}
