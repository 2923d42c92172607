internal import CSystem
internal import EndlessCore
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A running program that leads a session and a process group of its own.
///
/// Its group's id is its pid, which nobody else can get before it is reaped: signals go out only while
/// it is not, under a lock, so that none ever hits a stranger.
final class Child: Sendable {
  /// How a program ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)

    /// One line for people, or nil for a good end.
    var complaint: String? {
      switch self {
      case .exit(0): nil
      case .exit(let code): "exit status \(code)"
      case .signal(let number): "killed by \(Self.name(of: number))"
      }
    }

    private static func name(of signal: Int32) -> String {
      guard let name = unsafe cs_signal_name(signal) else { return "signal \(signal)" }
      return unsafe String(cString: name)
    }
  }

  /// Reads what the program prints; never blocks.
  let output: Int32
  /// Reads what it prints on its standard error; never blocks.
  let errors: Int32
  /// Writes what the program reads, until that is all there; never blocks.
  private let input: Mutex<Int32?>
  /// The pid and the group's id, nil once reaped.
  private let pid: Mutex<pid_t?>

  /// Starts a command.
  init(_ command: ShellCommand) throws(SourceError) {
    var child = cs_child()
    let error = Self.spawn(command, &child)
    guard error == 0 else {
      throw SourceError("cannot run the command: \(unsafe String(cString: strerror(error)))")
    }
    if command.isLow { cs_child_lower(child.pid) }
    output = child.output
    errors = child.errors
    input = Mutex(child.input >= 0 ? child.input : nil)
    pid = Mutex(child.pid)
  }

  deinit {
    endInput()
    close(output)
    close(errors)
  }

  private static func spawn(_ command: ShellCommand, _ child: inout cs_child) -> Int32 {
    let strings = unsafe ([command.text] + command.environment).map { bytes in
      let string = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in bytes.enumerated() { unsafe string[index] = CChar(bitPattern: byte) }
      unsafe string[bytes.count] = 0
      return unsafe UnsafePointer(string)
    }
    defer { unsafe strings.forEach { unsafe $0.deallocate() } }
    let variables = unsafe strings.dropFirst().map(Optional.some) + [nil]
    return unsafe cs_spawn_shell(strings[0], variables, command.input != nil, &child)
  }

  /// Gives the program what it reads, until it has it all, wants no more, or nobody wants it to.
  ///
  /// Blocks; meanwhile nobody reads what the program prints.
  func feed(_ bytes: [UInt8], unless isStopped: () -> Bool) {
    defer { endInput() }
    guard let descriptor = input.withLock(\.self) else { return }
    var rest = bytes[...]
    while !rest.isEmpty, !isStopped() {
      var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&waited, 1, 100) > 0 else { continue }
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private func endInput() {
    input.withLock { input in
      if let descriptor = input { close(descriptor) }
      input = nil
    }
  }

  /// Sends a signal to the whole group, if it can still be named.
  func signalGroup(_ signal: Int32) {
    pid.withLock { pid in
      guard let pid else { return }
      kill(-pid, signal)
    }
  }

  /// Asks the whole group to end; stopped processes too.
  func endGroup() {
    signalGroup(SIGTERM)
    signalGroup(SIGCONT)
  }

  /// How the program ended, or nil while it runs.
  ///
  /// The group can be named until it is reaped.
  func ending() -> Ending? {
    pid.withLock { pid in
      guard let pid else { return nil }
      var ending = cs_ending()
      guard unsafe cs_child_has_ended(pid, &ending) else { return nil }
      return ending.signal == 0 ? .exit(ending.code) : .signal(ending.signal)
    }
  }

  /// Takes the program's last trace from the system; false while it runs.
  func reap() -> Bool {
    pid.withLock { pid in
      guard let running = pid else { return true }
      guard cs_child_reap(running) else { return false }
      pid = nil
      return true
    }
  }
}
