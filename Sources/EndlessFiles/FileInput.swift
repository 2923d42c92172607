package import EndlessCore
package import EndlessLoading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Opens what rows can be read from: a file of any kind, or standard input.
package enum FileInput {
  /// Opens the file of this name and reads at most its first 64 KiB.
  ///
  /// A regular file is read by place. Anything else that can be read is read as it comes: a fifo (the
  /// call does not wait for a writer), a socket, a device, or a file of /proc, which has no size.
  ///
  /// - Parameters:
  ///   - path: the name as its bytes, which need not be UTF-8.
  ///   - separator: what ends a record.
  ///   - bucketSize: bytes read at once, at most 65,536; smaller only where seams are to be seen.
  /// - Returns: the rows, and what reads them; not started yet.
  /// - Throws: what is wrong, with the name, such as "No such file: notes.txt".
  package static func open(
    path: [UInt8], separator: Separator = .lineFeed, bucketSize: Int = 1 << 16
  ) throws(SourceError) -> any RowStore & Supplier {
    let name = String(decoding: path, as: UTF8.self)
    // These name an open descriptor. Opening them anew would fail for a socket and lose the place in
    // a file.
    if name == "/dev/stdin" || name == "/dev/fd/0" {
      return try standardInput(separator: separator)
    }
    let file = try OpenFile(path: path, name: name)
    return try store(file, name: name, separator, bucketSize: bucketSize)
  }

  /// Opens the file of this name; see `open(path:separator:bucketSize:)` on its bytes.
  package static func open(
    path: String, separator: Separator = .lineFeed, bucketSize: Int = 1 << 16
  ) throws(SourceError) -> any RowStore & Supplier {
    try open(path: Array(path.utf8), separator: separator, bucketSize: bucketSize)
  }

  /// Takes standard input, from where it stands.
  ///
  /// Its flags are the parent's too and stay as they are.
  ///
  /// - Parameter separator: what ends a record.
  /// - Returns: the rows, and what reads them; not started yet.
  /// - Throws: what is wrong, if it is closed or a directory.
  package static func standardInput(
    separator: Separator = .lineFeed
  ) throws(SourceError) -> any RowStore & Supplier {
    try open(descriptor: STDIN_FILENO, name: "standard input", separator: separator)
  }

  /// Takes a descriptor that somebody else has opened and will close, from where it stands.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor.
  ///   - name: what messages call it.
  ///   - separator: what ends a record.
  /// - Returns: the rows, and what reads them; not started yet.
  /// - Throws: what is wrong, with the name.
  package static func open(
    descriptor: Int32, name: String, separator: Separator = .lineFeed
  ) throws(SourceError) -> any RowStore & Supplier {
    let place = lseek(descriptor, 0, SEEK_CUR)
    let file = OpenFile(descriptor: descriptor, base: max(0, Int(place)), isOwned: false)
    return try store(file, name: name, separator, bucketSize: 1 << 16)
  }

  private static func store(
    _ file: OpenFile, name: String, _ separator: Separator, bucketSize: Int
  ) throws(SourceError) -> any RowStore & Supplier {
    switch try file.kind(name: name) {
    case .regular:
      let store = FileStore(file: file, separator: separator, bucketSize: bucketSize)
      // What cannot be read is no empty file.
      if store.size < file.size, let failure = file.failure(at: store.size, name: name) {
        throw failure
      }
      return store
    case .stream where isatty(file.descriptor) == 1:
      // Its input is the user's keys, which are read elsewhere.
      throw SourceError("A terminal, not data: \(name)")
    case .stream: return PipeStore(input: file, separator: separator, bucketSize: bucketSize)
    case .directory: throw .system(EISDIR, name: name)
    }
  }
}
