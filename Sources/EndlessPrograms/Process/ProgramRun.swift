internal import EndlessCore
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One run of a command, from its start until no process of its group is left.
///
/// `perform` blocks its thread throughout; `stop` may be called from any other.
final class ProgramRun: Sendable {
  /// How the run is to go on.
  enum Wish: Int {
    case read
    /// Nobody wants the output; the command may tidy up first.
    case stop
    /// The program is left; the command has a tenth of a second.
    case stopAtOnce
    /// The command has nothing to tidy up.
    case kill

    /// How long a group that was told to end is waited for before it is killed, or nil for as long as
    /// the run's kind allows.
    var grace: Duration? {
      switch self {
      case .read, .stop: nil
      case .stopAtOnce: .milliseconds(100)
      case .kill: .zero
      }
    }
  }

  private struct State {
    var wish = Wish.read
    var child: Child?
  }

  /// How often a silent command is looked after, milliseconds.
  private static let tick: Int32 = 100
  /// How long a pipe that somebody else still holds must be silent to be over after its command's end.
  private static let silence = Duration.milliseconds(250)

  /// How long those that were killed are waited for; what has left the group is not.
  private static let death = Duration.milliseconds(100)

  private let command: ShellCommand
  private let deadline: ContinuousClock.Instant?
  private let mercy: Duration
  private let state = Mutex(State())

  /// Prepares a run of a command.
  ///
  /// - Parameters:
  ///   - command: what is run.
  ///   - deadline: when its time is over, or nil for never.
  ///   - mercy: how long what is left of its group may tidy up.
  init(
    _ command: ShellCommand, deadline: ContinuousClock.Instant? = nil,
    mercy: Duration = .milliseconds(500)
  ) {
    self.command = command
    self.deadline = deadline
    self.mercy = mercy
  }

  /// Whether somebody has stopped the run.
  var isStopped: Bool { state.withLock { $0.wish != .read } }

  /// Ends the command's process group; a run that has not begun will not begin.
  func stop(_ wish: Wish) {
    state.withLock { state in
      if wish.rawValue > state.wish.rawValue { state.wish = wish }
      wish == .kill ? state.child?.signalGroup(SIGKILL) : state.child?.endGroup()
    }
  }

  /// Runs the command.
  ///
  /// The answer goes out as soon as it is known; the call returns when the group is gone.
  ///
  /// - Parameters:
  ///   - reader: what reads its output.
  ///   - started: is called once the command runs and before its output is read.
  ///   - answer: is called once.
  func perform<Reader: OutputReader>(
    reading reader: Reader, started: () throws(SourceError) -> Void = {},
    answer: (Result<Reader.Outcome, SourceError>) -> Void
  ) {
    let child: Child
    do throws(SourceError) {
      child = try begin()
    } catch {
      answer(.failure(error))
      return
    }
    var pipes = ChildPipes(of: child)
    do throws(SourceError) {
      if let input = command.input {
        child.feed(input) { isStopped || isLate }
      }
      try started()
      answer(.success(try outcome(of: child, &pipes, reader)))
    } catch {
      answer(.failure(error))
    }
    end(child, &pipes)
  }

  private var isLate: Bool { deadline.map { $0 <= .now } ?? false }

  private func begin() throws(SourceError) -> Child {
    try state.withLock { state throws(SourceError) in
      guard state.wish == .read else { throw SourceError("stopped") }
      let child = try Child(command)
      state.child = child
      return child
    }
  }

  /// Reads until the output has ended and so has the command, or until that is not worth while.
  ///
  /// If something that the command left behind holds the output, it ends when that is silent.
  private func outcome<Reader: OutputReader>(
    of child: Child, _ pipes: inout ChildPipes, _ reader: Reader
  ) throws(SourceError) -> Reader.Outcome {
    var reader = reader
    var pause: Int32 = 1
    var silentSince: ContinuousClock.Instant?
    while true {
      guard !isStopped else { throw SourceError("stopped") }
      if reader.isTimed, isLate {
        pipes.drainMessages()
        return try reader.finish(.late, messages: pipes.messages)
      }
      let bytes = pipes.listen(milliseconds: pipes.outputHasEnded ? pause : Self.tick)
      if let bytes {
        try reader.read(bytes)
        guard !reader.hasEnough else {
          return try reader.finish(.enough, messages: pipes.messages)
        }
        silentSince = nil
        continue
      }
      try reader.rest()
      guard let ending = child.ending() else {
        if pipes.outputHasEnded { pause = min(pause * 2, Self.tick) }
        continue
      }
      let since = silentSince ?? .now
      silentSince = since
      guard pipes.outputHasEnded || since.duration(to: .now) >= Self.silence else { continue }
      pipes.drainMessages()
      return try reader.finish(.ended(ending), messages: pipes.messages)
    }
  }

  /// Ends what is left of the group: told first, killed when the grace is over or nobody holds the
  /// pipes.
  ///
  /// The leader is reaped last, since its pid is the group's name.
  private func end(_ child: Child, _ pipes: inout ChildPipes) {
    if grace > .zero { child.endGroup() }
    let told = ContinuousClock.now
    while !pipes.haveEnded || child.ending() == nil {
      guard told.duration(to: .now) < grace else { break }
      _ = pipes.listen(milliseconds: pipes.haveEnded ? 1 : 10)
    }
    child.signalGroup(SIGKILL)
    let killed = ContinuousClock.now
    while !pipes.haveEnded, killed.duration(to: .now) < Self.death {
      _ = pipes.listen(milliseconds: 10)
    }
    while !child.reap(), killed.duration(to: .now) < .seconds(1) {
      _ = poll(nil, 0, 1)
    }
    state.withLock { $0.child = nil }
  }

  private var grace: Duration { state.withLock { $0.wish.grace } ?? mercy }
}
