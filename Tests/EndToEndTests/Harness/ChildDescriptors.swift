import CSystem
import Foundation

/// The descriptors a child is given as its standard ones, and our ends of those that are pipes.
struct ChildDescriptors {
  private(set) var input: Int32 = -1
  private(set) var output: Int32 = -1
  private(set) var errors: Int32 = -1
  /// Our end of the pipe to its input.
  private(set) var feed: Int32?
  /// Our ends of the pipes from its output and errors.
  var outputReader: Int32?
  var errorReader: Int32?
  private(set) var producer: Int32?

  init(_ launch: Launch) throws {
    try open(launch.input)
    (output, outputReader) = try Self.open(launch.output)
    (errors, errorReader) = try Self.open(launch.errors)
  }

  /// Closes the child's ends, once it has them.
  func closeChildEnds() {
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
  }

  private mutating func open(_ source: Launch.Input) throws {
    switch source {
    case .terminal: input = -1
    case .closed: input = CS_TERMINAL_CLOSED
    case .null: input = try Self.opened("/dev/null", O_RDONLY)
    case .file(let path): input = try Self.opened(path, O_RDONLY)
    case .pipe:
      let pipe = try Self.pipe()
      _ = cs_terminal_set_nonblocking(pipe.writer)
      (input, feed) = (pipe.reader, pipe.writer)
    case .command(let command):
      let pipe = try Self.pipe()
      producer = try Self.start(command, output: pipe.writer)
      close(pipe.writer)
      input = pipe.reader
    }
  }

  private static func open(_ sink: Launch.Output) throws -> (child: Int32, ours: Int32?) {
    switch sink {
    case .terminal: return (-1, nil)
    case .closed: return (CS_TERMINAL_CLOSED, nil)
    case .file(let path): return (try opened(path, O_WRONLY | O_CREAT | O_TRUNC), nil)
    case .pipe:
      let pipe = try pipe()
      _ = cs_terminal_set_nonblocking(pipe.reader)
      return (pipe.writer, pipe.reader)
    case .brokenPipe:
      let pipe = try pipe()
      close(pipe.reader)
      return (pipe.writer, nil)
    }
  }

  private static func start(_ command: String, output: Int32) throws -> Int32 {
    try spawn(
      "sh", ["-c", command], environment: ["PATH=\(Environment.path)", "LANG=C.UTF-8"],
      folder: nil, terminal: -1, input: CS_TERMINAL_CLOSED, output: output, errors: 2)
  }

  private static func opened(_ path: String, _ flags: Int32) throws -> Int32 {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure("opening \(path)", errno: errno) }
    return descriptor
  }

  private static func pipe() throws -> (reader: Int32, writer: Int32) {
    var reader: Int32 = -1
    var writer: Int32 = -1
    let failure = cs_terminal_pipe(&reader, &writer)
    guard failure == 0 else { throw Failure("making a pipe", errno: failure) }
    return (reader, writer)
  }
}
