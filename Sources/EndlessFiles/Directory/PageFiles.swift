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
  /// Hidden files and what lies in directories below are left out. Costs one look at each entry.
  ///
  /// - Parameter path: the name as its bytes.
  /// - Returns: paths, each with the directory in front.
  /// - Throws: what is wrong, with the name, such as "No such file: photos".
  package static func paths(of path: [UInt8]) throws(SourceError) -> [[UInt8]] {
    let name = String(decoding: path, as: UTF8.self)
    guard let isFolder = isDirectory(path) else { throw .system(errno, name: name) }
    guard isFolder else {
      guard unsafe access(cString(path), R_OK) == 0 else { throw .system(errno, name: name) }
      return [path]
    }
    let slash = UInt8(ascii: "/")
    let front = path.last == slash ? path : path + [slash]
    let files = try entries(of: path, name: name).filter { isDirectory(front + $0) == false }
    let pictures = files.filter(isPicture)
    return (pictures.isEmpty ? files : pictures)
      .sorted { NaturalOrder.precedes($0, $1) }.map { front + $0 }
  }

  private static func isDirectory(_ path: [UInt8]) -> Bool? {
    var status = stat()
    guard unsafe stat(cString(path), &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func entries(of path: [UInt8], name: String) throws(SourceError) -> [[UInt8]] {
    guard let directory = unsafe opendir(cString(path)) else {
      throw .system(errno, name: name)
    }
    defer { unsafe closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { characters in
          unsafe Array(UnsafeBufferPointer(start: characters, count: strlen(characters)))
            .map { UInt8(bitPattern: $0) }
        }
      }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names
  }

  /// Whether a file's name says that it is a picture.
  package static func isPicture(_ name: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    return endings.contains(ending)
  }

  private static let endings = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "tif", "tiff", "svg", "bmp", "avif", "heic", "jxl",
    "ico", "xwd", "ppm", "pgm", "pbm", "pnm", "tga",
  ]

  private static func cString(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
