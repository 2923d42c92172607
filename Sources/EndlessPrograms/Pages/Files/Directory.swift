internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What is in a directory.
enum Directory {
  /// The names, sorted by their bytes, those of directories with a slash; without hidden ones.
  ///
  /// Control characters are written with a caret: in a line they would mean something.
  static func lines(at path: [UInt8]) throws(SourceError) -> [[UInt8]] {
    guard let directory = unsafe opendir(path.terminated) else {
      throw SourceError(errorNumber: errno)
    }
    defer { unsafe closedir(directory) }
    var names: [[UInt8]] = []
    while names.count <= TextLines.mostLines {
      // Only so an error can be told from the end.
      errno = 0
      guard let entry = unsafe readdir(directory) else {
        guard errno == 0 else { throw SourceError(errorNumber: errno) }
        break
      }
      let name = unsafe name(of: entry)
      guard name.first != UInt8(ascii: ".") else { continue }
      names.append(unsafe entry.pointee.d_type == DT_DIR ? name + [UInt8(ascii: "/")] : name)
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    if names.isEmpty { names.append(TextLines.remark("nothing in it")) }
    if names.count > TextLines.mostLines {
      names[TextLines.mostLines] = TextLines.remark("there is more")
    }
    return names
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe bytes.prefix { $0 != 0 }.flatMap {
        $0 < 0x20 || $0 == 0x7F ? [UInt8(ascii: "^"), $0 ^ 0x40] : [$0]
      }
    }
  }
}
