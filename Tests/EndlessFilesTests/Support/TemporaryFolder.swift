import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is gone, with the files made in it, when the test is over.
final class TemporaryFolder {
  let path: String
  private var made: Set<String> = []

  init() throws {
    var template = Array("/tmp/endless-files-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in made { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The path of a file in the folder, which need not exist.
  func file(_ name: String) -> String {
    made.insert(name)
    return "\(path)/\(name)"
  }

  /// Writes a file anew.
  func save(_ bytes: some Sequence<UInt8>, as name: String = "rows") throws -> String {
    try put(Array(bytes), in: file(name), flags: O_WRONLY | O_CREAT | O_TRUNC)
    return file(name)
  }

  /// Adds to a file.
  func append(_ text: String, to name: String = "rows") throws {
    try put(Array(text.utf8), in: file(name), flags: O_WRONLY | O_APPEND)
  }

  func truncate(_ name: String = "rows", to size: Int) {
    let descriptor = open(file(name), O_WRONLY)
    #expect(ftruncate(descriptor, off_t(size)) == 0)
    close(descriptor)
  }

  /// A fifo and nothing on its other end.
  func fifo(_ name: String = "fifo") -> String {
    #expect(mkfifo(file(name), 0o600) == 0)
    return file(name)
  }

  private func put(_ bytes: [UInt8], in path: String, flags: Int32) throws {
    let descriptor = open(path, flags, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      try #require(count > 0)
      done += count
    }
  }
}
