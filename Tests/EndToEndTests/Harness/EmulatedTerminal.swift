import CSystem
import CTerminal
import Foundation

/// A program that runs on a pseudo-terminal whose output is shown by an emulated terminal.
///
/// Output is read only while a method of this type waits; a program that writes more than the kernel's
/// buffer holds waits too. One thread may use it.
final class EmulatedTerminal {
  /// How long waits may take before they fail; a machine may be busy.
  static let patience = Duration.seconds(30)

  /// The program's process, session and process group.
  let process: Int32
  /// The producer of `Launch.Input.command`.
  let producer: Int32?
  /// Everything the program wrote to the terminal so far.
  private(set) var log: [UInt8] = []
  /// How much of it had been read when the terminal's size was changed, and to what.
  private(set) var resizes: [(offset: Int, rows: Int, columns: Int)] = []
  /// What it wrote to pipes that `Launch.output` and `errors` asked for.
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// How the program ended, once `waitForEnd` or another wait has seen it.
  private(set) var outcome: Outcome?
  /// The processor time it took, once it has ended.
  private(set) var processorTime = Duration.zero
  /// The screen and the terminal's modes (`tcgetattr`, every byte of it) before the program started.
  let screenBefore: Screen
  let modesBefore: [UInt8]
  /// The terminal's modes as the program left them, once it has ended.
  private(set) var modesAfter: [UInt8]?

  /// The most bytes that are read from the terminal at once: few for one that is slow.
  var readLimit = Int.max

  /// Folders that must last as long as the program.
  var folders: [TemporaryFolder] = []

  private(set) var rows: Int
  private(set) var columns: Int
  private let emulator: OpaquePointer
  private let home: TemporaryFolder
  private var controller: Int32?
  private var terminal: Int32?
  private var descriptors: ChildDescriptors
  private var feedDescriptor: Int32?
  private var typed: [UInt8] = []
  private var fed: [UInt8] = []
  private var closesFeed = false
  private var cached: Screen?

  /// Starts `endless`.
  convenience init(endless arguments: String..., launch: Launch = .standard) throws {
    try self.init(Program.endless, arguments, launch: launch)
  }

  /// Starts a program, by path or from the search path.
  init(_ program: String, _ arguments: [String] = [], launch: Launch = .standard) throws {
    // A program that no longer reads what it is fed is no reason to end the tests.
    Foundation.signal(SIGPIPE, SIG_IGN)
    (rows, columns) = (launch.rows, launch.columns)
    resizes = [(0, rows, columns)]
    home = try TemporaryFolder()
    guard let emulator = ct_new(Int32(rows), Int32(columns)) else { throw Failure("no memory") }
    self.emulator = emulator
    // What stood there before must stand there afterwards.
    let shown = Array("earlier work\r\n$ program\r\n".utf8)
    ct_feed(emulator, shown, shown.count)
    screenBefore = Screen(emulator, rows: rows, columns: columns)
    var ends: (Int32, Int32) = (-1, -1)
    let failure = cs_terminal_open(Int32(rows), Int32(columns), &ends.0, &ends.1)
    guard failure == 0 else { throw Failure("opening a pseudo-terminal", errno: failure) }
    (controller, terminal) = ends
    if let cell = launch.cell {
      _ = cs_terminal_set_cell_size(ends.1, Int32(cell.width), Int32(cell.height))
    }
    modesBefore = Self.modes(of: ends.1)
    let descriptors = try ChildDescriptors(launch)
    defer { descriptors.closeChildEnds() }
    self.descriptors = descriptors
    feedDescriptor = descriptors.feed
    producer = descriptors.producer
    process = try spawn(
      program, arguments,
      environment: Environment.variables(home: home.path, changes: launch.environment),
      folder: launch.folder, terminal: launch.hasTerminal ? ends.1 : -1, input: descriptors.input,
      output: descriptors.output, errors: descriptors.errors)
  }

  deinit {
    for process in [process, producer].compactMap({ $0 }) where process > 0 {
      kill(-process, SIGKILL)
    }
    if outcome == nil { _ = Outcome.of(process: process, blocking: true) }
    if let producer { _ = Outcome.of(process: producer, blocking: true) }
    let ours = [
      controller, terminal, feedDescriptor, descriptors.outputReader, descriptors.errorReader,
    ]
    for descriptor in ours.compactMap({ $0 }) { close(descriptor) }
    ct_free(emulator)
  }

  /// What is on the screen now, of the output that has been read.
  var screen: Screen {
    if let cached { return cached }
    let screen = Screen(emulator, rows: rows, columns: columns)
    cached = screen
    return screen
  }

  /// The private modes that the program's output leaves the terminal in.
  var privateModes: PrivateModes { PrivateModes(after: log) }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
  var status: ProcessStatus { ProcessStatus(process: process) }
  var bells: Int { Int(ct_bells(emulator)) }

  /// Types text or `Keys`.
  func send(_ keys: String) { send(Array(keys.utf8)) }

  /// Types bytes.
  func send(_ bytes: [UInt8]) {
    typed += bytes
    exchange(milliseconds: 0)
  }

  /// Writes to the pipe that is the program's input.
  func feed(_ text: String) {
    fed += Array(text.utf8)
    exchange(milliseconds: 0)
  }

  /// Ends the program's input, after what has been fed.
  func closeInput() {
    closesFeed = true
    exchange(milliseconds: 0)
  }

  /// Changes the terminal's size; the program gets SIGWINCH.
  func resize(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    resizes.append((log.count, rows, columns))
    ct_resize(emulator, Int32(rows), Int32(columns))
    cached = nil
    if let terminal { _ = cs_terminal_set_size(terminal, Int32(rows), Int32(columns)) }
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) { kill(process, number) }

  /// Closes the terminal under the program: it gets SIGHUP, and errors from then on.
  func vanish() {
    for descriptor in [controller, terminal].compactMap({ $0 }) { close(descriptor) }
    (controller, terminal) = (nil, nil)
  }

  /// The terminal's modes as they are now.
  var modes: [UInt8] { terminal.map(Self.modes) ?? [] }

  private static func modes(of terminal: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = cs_terminal_modes(terminal, &bytes, Int32(bytes.count))
    return Array(bytes.prefix(Int(length)))
  }

  /// Bytes that were typed and that the program has not read.
  var unread: Int {
    var bytes: Int32 = 0
    guard let terminal, cs_terminal_unread(terminal, &bytes) == 0 else { return typed.count }
    return Int(bytes) + typed.count
  }

  /// Sees whether the program has ended; if so, reads the rest of what it wrote.
  func observeEnd() {
    guard outcome == nil, let (found, time) = Outcome.andTime(ofProcess: process) else { return }
    if case .stopped = found { return }
    (outcome, processorTime) = (found, time)
    modesAfter = modes
    // With the last terminal end closed, reading ends by itself.
    if let terminal { close(terminal) }
    terminal = nil
    let limit = ContinuousClock.now + .seconds(2)
    while controller != nil, ContinuousClock.now < limit { exchange(milliseconds: 10) }
    exchange(milliseconds: 0)
  }

  /// Moves bytes both ways: waits for at most so long until something can be read or written.
  ///
  /// - Returns: how many bytes were read.
  @discardableResult
  func exchange(milliseconds: Int32) -> Int {
    var polled: [pollfd] = []
    func watch(_ descriptor: Int32?, _ events: Int32) {
      guard let descriptor else { return }
      polled.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
    }
    watch(controller, typed.isEmpty ? POLLIN : POLLIN | POLLOUT)
    watch(descriptors.outputReader, POLLIN)
    watch(descriptors.errorReader, POLLIN)
    if !fed.isEmpty { watch(feedDescriptor, POLLOUT) }
    poll(&polled, nfds_t(polled.count), milliseconds)
    write(&typed, to: controller)
    write(&fed, to: feedDescriptor)
    if closesFeed, fed.isEmpty, let feedDescriptor {
      close(feedDescriptor)
      self.feedDescriptor = nil
    }
    return readAll()
  }

  private func readAll() -> Int {
    let shown = Self.read(&controller, limit: readLimit)
    if !shown.isEmpty {
      log += shown
      ct_feed(emulator, shown, shown.count)
      cached = nil
      answer()
    }
    let printed = Self.read(&descriptors.outputReader)
    let complained = Self.read(&descriptors.errorReader)
    output += printed
    errors += complained
    return shown.count + printed.count + complained.count
  }

  private func answer() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = ct_take_answer(emulator, &bytes, bytes.count)
    typed += bytes.prefix(length)
  }

  /// Reads what is there.
  ///
  /// At the end of the data the descriptor is closed and forgotten.
  private static func read(_ descriptor: inout Int32?, limit: Int = .max) -> [UInt8] {
    guard let open = descriptor else { return [] }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      guard all.count < limit else { return all }
      let count = Foundation.read(open, &buffer, min(buffer.count, limit - all.count))
      if count > 0 {
        all += buffer.prefix(count)
        if count == buffer.count || count < 4096 { continue }
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        close(open)
        descriptor = nil
        return all
      } else if errno == EAGAIN {
        return all
      }
    }
  }

  private func write(_ bytes: inout [UInt8], to descriptor: Int32?) {
    guard let descriptor, !bytes.isEmpty else { return }
    let count = Foundation.write(descriptor, bytes, bytes.count)
    if count > 0 { bytes.removeFirst(count) }
  }
}
