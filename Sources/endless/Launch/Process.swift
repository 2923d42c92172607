#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension [Argument] {
  /// The words after the program's name, byte for byte.
  package static var ofThisProcess: [Argument] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe Argument(cString: $0) }
    }
  }
}

extension Terminals {
  /// The terminals of this process.
  package static var ofThisProcess: Terminals {
    let output = isatty(STDOUT_FILENO) == 1
    return Terminals(
      input: isatty(STDIN_FILENO) == 1, output: output, device: output || canOpenDevice)
  }

  private static var canOpenDevice: Bool {
    let device = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard device >= 0 else { return false }
    close(device)
    return true
  }
}

extension Environment {
  /// The variables and files of this process.
  package static var ofThisProcess: Environment {
    Environment(
      variable: { name in unsafe getenv(name).map { unsafe Argument(cString: $0) } },
      contents: { (path) throws(UsageError) in try contents(of: path) })
  }

  /// Reads a configuration file whole.
  ///
  /// None at all is no mistake, one that cannot be read is.
  private static func contents(of path: Argument) throws(UsageError) -> [UInt8]? {
    let descriptor = unsafe open(path.cString, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(path)
    }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count == 0 { return contents }
      if count > 0 {
        contents += buffer[..<count]
      } else if errno != EINTR {
        throw unreadable(path)
      }
    }
  }

  private static func unreadable(_ path: Argument) -> UsageError {
    UsageError("Cannot read \(path.text): \(unsafe String(cString: strerror(errno)))")
  }
}
