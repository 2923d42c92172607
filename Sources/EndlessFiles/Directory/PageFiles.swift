package import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The files that pages are made of.
package enum PageFiles {
  /// The paths of a file, or of the pictures in a directory by name; of all its files if it has no
  /// picture.
  ///
  /// Hidden files and what lies in directories below are left out; a link that leads nowhere is a file,
  /// whose page says so. Costs one look at each entry.
  ///
  /// - Parameters:
  ///   - path: the name as its bytes.
  ///   - isPicture: whether a file's name says that it is a picture.
  /// - Returns: paths, each with the directory in front.
  /// - Throws: what is wrong, with the name, such as "No such file: photos".
  package static func paths(
    of path: [UInt8], isPicture: ([UInt8]) -> Bool
  ) throws(SourceError) -> [[UInt8]] {
    let name = String(decoding: path, as: UTF8.self)
    guard let isFolder = isDirectory(path) else { throw .system(errno, name: name) }
    guard isFolder else {
      guard unsafe access(cString(path), R_OK) == 0 else { throw .system(errno, name: name) }
      return [path]
    }
    let slash = UInt8(ascii: "/")
    let front = path.last == slash ? path : path + [slash]
    let files = try entries(of: path, name: name).filter {
      $0.isFile ?? (isDirectory(front + $0.name) != true)
    }.map(\.name)
    let pictures = files.filter(isPicture)
    return (pictures.isEmpty ? files : pictures)
      .sorted { NaturalOrder.precedes($0, $1) }.map { front + $0 }
  }

  /// Whether a path leads to a directory, or nil if it leads nowhere.
  package static func isDirectory(_ path: [UInt8]) -> Bool? {
    var status = stat()
    guard unsafe stat(cString(path), &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// What stands in a directory.
  private struct Entry {
    let name: [UInt8]
    /// Nil for a link, and where the file system does not say: one has to look.
    let isFile: Bool?
  }

  private static func entries(of path: [UInt8], name: String) throws(SourceError) -> [Entry] {
    guard let directory = unsafe opendir(cString(path)) else {
      throw .system(errno, name: name)
    }
    defer { unsafe closedir(directory) }
    var names: [Entry] = []
    while true {
      // Only so an error can be told from the end.
      errno = 0
      guard let entry = unsafe readdir(directory) else {
        guard errno == 0 else { throw .system(errno, name: name) }
        return names
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { characters in
          unsafe Array(UnsafeBufferPointer(start: characters, count: strlen(characters)))
            .map { UInt8(bitPattern: $0) }
        }
      }
      guard name.first != UInt8(ascii: ".") else { continue }
      let kind = unsafe Int32(entry.pointee.d_type)
      let isKnown = kind != Int32(DT_UNKNOWN) && kind != Int32(DT_LNK)
      names.append(Entry(name: name, isFile: isKnown ? kind != Int32(DT_DIR) : nil))
    }
  }

  private static func cString(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
