package import EndlessCore
package import EndlessLoading

/// Makes the contents of pages from files, pictures and the output of commands.
///
/// Each request has a thread of its own and at most one process group at a time, which is gone before
/// the request is answered.
package final class ContentsRenderer: PageRenderer {
  private struct Office {
    var address: (mailbox: Mailbox, window: Int)?
    var jobs: [Token: ContentsJob] = [:]
  }

  private let settings: RendererSettings
  private let places: RendererPlaces
  /// What has been noted and not begun.
  private var waiting: [RenderRequest] = []
  private var isClosed = false
  private let office = Monitor(Office())

  /// Makes a renderer that shares places for programs with others.
  package init(
    _ settings: RendererSettings = RendererSettings(), places: RendererPlaces = RendererPlaces()
  ) {
    self.settings = settings
    self.places = places
  }

  package func start(mailbox: Mailbox, window: Int) {
    office.withLock { $0.address = (mailbox, window) }
  }

  package func render(_ request: RenderRequest) { waiting.append(request) }

  package func stopRendering(_ token: Token) {
    if let place = waiting.firstIndex(where: { $0.token == token }) {
      waiting.remove(at: place)
      post(.ended, for: token)
    } else {
      office.withLock { $0.jobs[token] }?.stop()
    }
  }

  package func beginRendering() {
    let requests = waiting
    waiting = []
    for request in requests { begin(request) }
  }

  package func close() {
    isClosed = true
    beginRendering()
    for job in office.withLock({ Array($0.jobs.values) }) { job.stop() }
    office.wait { $0.jobs.isEmpty ? () : nil }
  }

  private func begin(_ request: RenderRequest) {
    let token = request.token
    guard !isClosed else {
      post(.ended, for: token)
      return
    }
    let job = ContentsJob(request, settings, places)
    office.withLock { $0.jobs[token] = job }
    let hasStarted = Thread.start { [office] in
      let answer = job.perform { frame in
        office.withLock { office in
          Self.post(.frame(frame), for: token, to: office) { job.noteTaken() }
        }
      }
      Self.finish(token, with: answer, office)
    }
    guard !hasStarted else { return }
    Self.finish(token, with: .failed(SourceError("the system has no thread left")), office)
  }

  private func post(_ answer: RenderAnswer, for token: Token) {
    office.withLock { Self.post(answer, for: token, to: $0) }
  }

  /// Posted while the office is locked: after `close` has returned no letter follows.
  private static func finish(
    _ token: Token, with answer: RenderAnswer, _ office: Monitor<Office>
  ) {
    office.withLock { office in
      office.jobs[token] = nil
      post(answer, for: token, to: office)
    }
  }

  private static func post(
    _ answer: RenderAnswer, for token: Token, to office: Office,
    deliver: (@Sendable () -> Void)? = nil
  ) {
    guard let (mailbox, window) = office.address else { return }
    mailbox.post(
      Letter(.contents(window: window, token: token, answer), deliver: deliver))
  }
}
