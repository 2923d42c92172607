internal import CSystem
internal import EndlessCore
internal import EndlessLoading

/// What a pipe's worker does: it reads as far as it is asked to, and tells of rows as they come.
struct PipeReader {
  /// A record that has this many bytes and no end is shown.
  private static let shownUnfinished = 1 << 16
  /// How much of one unfinished record a request reads before it gives up.
  private static let patience = 8 << 20
  /// How much is read for somebody who looks along an unfinished record.
  private static let stretch = 1 << 20
  /// Bytes read at once while only some rows are wanted; little is taken that nobody looks at.
  private static let pieceSize = 1 << 14

  private struct Request {
    let token: Token
    /// How many rows are to be shown; `Int.max` means all.
    let target: Int
    /// Where reading began, in bytes.
    let begin: Int
    var isAll: Bool { target == .max }
    /// The shortest time between two letters.
    var interval: Duration { isAll ? .milliseconds(250) : .milliseconds(40) }
  }

  private let input: OpenFile
  private let mail: StoreMail<PipeStore>
  private var index: LineIndex
  /// The block that is being filled, if the last one is not full.
  private var block: Block?
  /// The blocks that the main thread does not have.
  private var fresh: [Block] = []
  private var shown = 0
  private var isEnded = false
  private var request: Request?
  /// How far to read in a record somebody looks along.
  private var alongUntil: Int?
  private var lastLetter: ContinuousClock.Instant?

  init(input: OpenFile, index: LineIndex, mail: StoreMail<PipeStore>) {
    self.input = input
    self.index = index
    self.mail = mail
  }

  /// Works until the orders end.
  ///
  /// While nothing is wanted nothing is read and nothing wakes up.
  mutating func run(_ orders: Orders<PipeOrder>) {
    while let news = orders.take() {
      for order in news { carryOut(order) }
      answer()
      answerLookingAlong()
      guard !isEnded, request != nil || alongUntil != nil else {
        _ = orders.wait()
        continue
      }
      if orders.wait(for: input.descriptor, atMost: untilDue) { readOn() }
    }
  }

  private mutating func carryOut(_ order: PipeOrder) {
    switch order {
    case .load(let token, let size):
      let (sum, isTooMany) = shown.addingReportingOverflow(size)
      let target = isTooMany || size == .max ? .max : sum
      request = Request(token: token, target: target, begin: index.scanned)
      if size == .max { cs_pipe_enlarge(input.descriptor, Int32(Block.size)) }
    case .cancel(let token):
      if request?.token == token { request = nil }
    case .lookAlong:
      alongUntil = index.scanned + Self.stretch
    }
  }
}

// MARK: - Reading

extension PipeReader {
  private mutating func readOn() {
    let place = index.scanned % Block.size
    let block = self.block ?? Block()
    self.block = block
    let limit = request?.isAll == true ? Block.size : Self.pieceSize
    let room = unsafe block.rest(from: place, limit: limit)
    switch unsafe input.readOn(into: room) {
    case .bytes(let count):
      if place == 0 { fresh.append(block) }
      if place + count == Block.size { self.block = nil }
      unsafe index.scan(UnsafeRawBufferPointer(rebasing: room[..<count]))
    case .end: isEnded = true
    case .nothingYet: break
    case .failed(let code): fail(.system(code))
    }
  }

  private mutating func fail(_ error: SourceError) {
    if let request {
      handOver(.answer(window: mail.window, token: request.token, .failed(error)))
    } else {
      handOver(.store(window: mail.window, .failed(error)))
    }
    request = nil
    alongUntil = nil
  }
}

// MARK: - Telling

extension PipeReader {
  /// The rows that could be shown.
  private var available: Int {
    if isEnded { return index.rows }
    return index.separators + (index.unfinished >= Self.shownUnfinished ? 1 : 0)
  }

  /// How long rows that have come may still be held back; nil if there are none.
  private var untilDue: Duration? {
    guard let request, let lastLetter, min(available, request.target) > shown else { return nil }
    return max(.zero, request.interval - lastLetter.duration(to: .now))
  }

  private mutating func answer() {
    guard let request else { return }
    let rows = min(available, request.target)
    let isStuck = isStuck(request)
    let isDone = isEnded || rows == request.target || isStuck
    let isDue = untilDue.map { $0 <= .zero } ?? true
    if rows > shown && (isDone || isDue) {
      let count = rows - shown
      shown = rows
      handOver(.answer(window: mail.window, token: request.token, .rows(count)))
    }
    guard isDone else { return }
    if isStuck && !isEnded && rows < request.target {
      return fail(
        SourceError("The last row has no end yet after \(index.unfinished >> 20) MiB"))
    }
    let next: Continuation = isEnded && shown == index.rows ? .end : .more
    self.request = nil
    handOver(.answer(window: mail.window, token: request.token, .finished(next: next, total: nil)))
  }

  /// Whether the request has read enough of a record that does not end.
  private func isStuck(_ request: Request) -> Bool {
    let from = max(request.begin, index.scanned - index.unfinished)
    return !request.isAll && index.scanned - from >= Self.patience
  }

  private mutating func answerLookingAlong() {
    guard let until = alongUntil else { return }
    guard index.scanned >= until || isEnded || index.separators >= shown else { return }
    alongUntil = nil
    handOver(.store(window: mail.window, .extended))
  }

  private mutating func handOver(_ event: Event) {
    lastLetter = .now
    mail.send(event) { [fresh, index, shown, isEnded] in
      $0.accept(fresh, index: index, shown: shown, isEnded: isEnded)
    }
    fresh = []
  }
}
