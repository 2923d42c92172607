internal import EndlessCore
internal import EndlessLoading

/// One request for contents while it is carried out.
///
/// `perform` blocks its thread throughout; everything else may be called from any other.
final class ContentsJob: Sendable {
  private struct State {
    var isStopped = false
    var run: ProgramRun?
    /// When the time of the job's programs is over.
    var deadline: ContinuousClock.Instant?
    /// Whether a frame lies in the mailbox.
    var hasUntaken = false
  }

  let request: RenderRequest
  let settings: RendererSettings
  private let places: RendererPlaces
  private let state = Monitor(State())

  init(_ request: RenderRequest, _ settings: RendererSettings, _ places: RendererPlaces) {
    self.request = request
    self.settings = settings
    self.places = places
  }

  /// Whether somebody has stopped the job.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Ends the job's processes; a job that has not begun starts none.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.run?.stop(.kill)
    }
    places.lookAgain()
  }

  /// The frame that was posted has been taken.
  func noteTaken() { state.withLock { $0.hasUntaken = false } }

  /// Makes the contents and gives the last answer; no process of the job is left then.
  ///
  /// Frames are posted one at a time: the next one waits until the one before has been taken.
  func perform(posting post: @escaping (PageContents) -> Void) -> RenderAnswer {
    do throws(SourceError) {
      guard request.purpose == .play else { return .ready(try contents(showing: post)) }
      try play { [state] frame in
        let isWanted = state.wait { state -> Bool? in
          guard !state.isStopped else { return false }
          guard !state.hasUntaken else { return nil }
          state.hasUntaken = true
          return true
        }
        if isWanted { post(frame) }
      }
      return .ended
    } catch {
      return isStopped ? .ended : .failed(error)
    }
  }

  /// Does what programs are needed for, one after the other, once there is a place for them; their
  /// time begins then.
  func inPlace<Outcome>(
    _ work: () throws(SourceError) -> Outcome
  ) throws(SourceError) -> Outcome {
    guard places.take(for: request.purpose, unless: { isStopped }) else {
      throw SourceError("stopped")
    }
    defer { places.giveBack() }
    state.withLock { $0.deadline = settings.time.map { .now + $0 } }
    return try work()
  }

  /// Whether nobody wants the contents any more, or the time of the programs is over.
  var isOver: Bool {
    state.withLock { state in state.isStopped || state.deadline.map { $0 <= .now } ?? false }
  }

  /// Runs a command to its end; the job has a place.
  func run<Reader: OutputReader>(
    _ command: ShellCommand, reading reader: Reader,
    started: () throws(SourceError) -> Void = {}
  ) throws(SourceError) -> Reader.Outcome {
    var command = command
    if let memory = settings.memory { command.limit(memory: memory) }
    command.isLow = request.purpose == .neighbour
    let run = state.withLock { state in
      let run = ProgramRun(command, deadline: state.deadline, mercy: .zero)
      if state.isStopped { run.stop(.kill) }
      state.run = run
      return run
    }
    defer { state.withLock { $0.run = nil } }
    var result = Result<Reader.Outcome, SourceError>.failure(SourceError("stopped"))
    run.perform(reading: reader, started: started) { result = $0 }
    return try result.get()
  }

  private func contents(
    showing early: @escaping (PageContents) -> Void
  ) throws(SourceError) -> PageContents {
    if let view = settings.view { return try output(of: view) }
    switch ItemFile(item: request.item) {
    case .none where settings.itemsArePaths: throw SourceError("no such file")
    case .none: return .text(TextLines.lines(of: request.item[...]))
    case .directory(let path): return .text(try Directory.lines(at: path))
    case .unusable(let error): throw error
    case .file(let file): return try contents(of: file, showing: early)
    }
  }

  private func contents(
    of file: OpenFile, showing early: @escaping (PageContents) -> Void
  ) throws(SourceError) -> PageContents {
    let picture = try PictureFile(file, unless: { [self] in isStopped })
    if let failure = file.failure { throw failure }
    if let picture { return try drawn(picture, showing: early) }
    guard file.isText else {
      throw SourceError("neither a picture nor text · \(ByteCount(file.size))")
    }
    return .text(file.lines { isStopped })
  }

  /// Animated pictures play; everything else is over at once.
  private func play(_ show: @escaping (PageContents) -> Void) throws(SourceError) {
    guard settings.view == nil, case .file(let file) = ItemFile(item: request.item),
      let picture = try PictureFile(file, unless: { [self] in isStopped }), picture.isAnimated
    else { return }
    let chafa = ChafaCommand(picture, request.format, settings)
    guard let form = chafa.form else { return }
    let reader = PlayReader(form: form, show: show) { chafa.complaint($0, $1) }
    try inPlace { () throws(SourceError) in
      try run(chafa.command(plays: true), reading: reader)
    }
  }
}
