internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension OpenFile {
  /// Opens a file of any kind for reading, without waiting for a fifo's writer.
  ///
  /// - Throws: what is wrong, with the name.
  convenience init(path: [UInt8], name: String) throws(SourceError) {
    guard !path.contains(0) else { throw .system(ENOENT, name: name) }
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let characters = path.map { CChar(bitPattern: $0) } + [0]
    let descriptor = unsafe open(characters, flags)
    guard descriptor >= 0 else { throw .system(errno, name: name) }
    self.init(descriptor: descriptor, isOwned: true)
  }

  /// How a file can be read.
  enum Kind {
    /// By place.
    case regular
    /// As it comes.
    case stream
    case directory
  }

  /// How this file can be read.
  ///
  /// - Throws: what is wrong with it, with the name.
  func kind(name: String) throws(SourceError) -> Kind {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno, name: name) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    // Files of /proc are regular, have no size, and yet something can be read.
    case S_IFREG where status.st_size > 0: return .regular
    case S_IFREG: return try hasByte(name) ? .stream : .regular
    default: return .stream
    }
  }

  private func hasByte(_ name: String) throws(SourceError) -> Bool {
    var byte: UInt8 = 0
    let count = unsafe pread(descriptor, &byte, 1, 0)
    guard count >= 0 else { throw .system(errno, name: name) }
    return count == 1
  }
}
