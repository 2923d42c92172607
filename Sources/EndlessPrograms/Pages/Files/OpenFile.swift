internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A regular file that is open for reading.
final class OpenFile {
  /// How much of the beginning tells what a file is.
  private static let beginning = 8 * 1024

  /// The path, which begins with a slash or a dot.
  let path: [UInt8]
  /// The size in bytes when it was opened.
  let size: Int
  /// The first bytes.
  let head: [UInt8]
  /// Why something could not be read, if that has happened: it seems to be the end.
  private(set) var failure: SourceError?
  private let descriptor: Int32
  private var block: (offset: Int, bytes: [UInt8]) = (0, [])

  init(_ path: [UInt8]) throws(SourceError) {
    self.path = path
    descriptor = unsafe open(path.terminated, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SourceError(errorNumber: errno) }
    var info = stat()
    // Another file may have taken its place since somebody looked.
    guard unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw SourceError("not a regular file")
    }
    size = Int(info.st_size)
    do throws(SourceError) {
      head = try Self.read(descriptor, at: 0, Self.beginning)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// Whether it begins as texts do.
  var isText: Bool { !head.contains(0) }

  /// The byte at a place, or nil behind the end.
  ///
  /// Costs a system call where the places before were far away.
  subscript(offset: Int) -> UInt8? {
    if offset < head.count { return offset < 0 ? nil : head[offset] }
    if offset < block.offset || offset >= block.offset + block.bytes.count {
      block = (offset, bytes(at: offset, 64 * 1024))
    }
    let place = offset - block.offset
    return place < block.bytes.count ? block.bytes[place] : nil
  }

  /// Up to so many bytes from a place on.
  func bytes(at offset: Int, _ count: Int) -> [UInt8] {
    do throws(SourceError) {
      return try Self.read(descriptor, at: offset, count)
    } catch {
      failure = error
      return []
    }
  }

  /// The lines of the text, until there are enough or nobody wants them, and one that says so where it
  /// could not be read on.
  func lines(unless isStopped: () -> Bool) -> [[UInt8]] {
    guard size > 0 || !head.isEmpty else { return [TextLines.remark("empty file")] }
    var text = TextLines()
    var offset = 0
    while !text.isCut, !isStopped() {
      let piece = bytes(at: offset, 256 * 1024)
      guard !piece.isEmpty else { break }
      text.append(piece[...])
      offset += piece.count
    }
    let remark = failure.map { TextLines.remark("cannot be read on: \($0.message)") }
    return text.finished(of: size) + (remark.map { [$0] } ?? [])
  }

  private static func read(
    _ descriptor: Int32, at offset: Int, _ count: Int
  ) throws(SourceError) -> [UInt8] {
    var error: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got: Int
      repeat {
        got = unsafe pread(descriptor, buffer.baseAddress, count, off_t(offset))
      } while got < 0 && errno == EINTR
      if got < 0 { error = errno }
      filled = max(0, got)
    }
    guard error == 0 else { throw SourceError(errorNumber: error) }
    return bytes
  }
}
