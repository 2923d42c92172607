internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What an item is if it is taken for a path.
enum ItemFile {
  /// Nothing is there.
  case none
  case directory([UInt8])
  case file(OpenFile)
  /// Something is there that cannot be shown.
  case unusable(SourceError)

  /// Looks; never blocks on pipes and devices.
  init(item: [UInt8]) {
    guard !item.isEmpty, !item.contains(0) else {
      self = .none
      return
    }
    // A name that begins with a dash, or with what a program takes for a prefix, is a path all the same.
    let path = item.first == UInt8(ascii: "/") ? item : Array("./".utf8) + item
    var info = stat()
    guard unsafe stat(path.terminated, &info) == 0 else {
      let error = errno
      let isLink = unsafe lstat(path.terminated, &info) == 0
      self = Self.absent(error, isLink: isLink)
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: self = .directory(path)
    case S_IFREG:
      do throws(SourceError) {
        self = .file(try OpenFile(path))
      } catch {
        self = .unusable(error)
      }
    default: self = .unusable(SourceError("not a regular file"))
    }
  }

  private static func absent(_ error: Int32, isLink: Bool) -> ItemFile {
    switch error {
    case ENOENT where isLink: .unusable(SourceError("a link that leads nowhere"))
    case ENOENT, ENOTDIR, ENAMETOOLONG: .none
    default: .unusable(SourceError(errorNumber: error))
    }
  }
}

extension [UInt8] {
  /// As a C function takes it; holds no NUL.
  var terminated: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}

extension SourceError {
  /// What the system says of an error.
  init(errorNumber: Int32) { self.init(unsafe String(cString: strerror(errorNumber))) }
}
