internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SourceError {
  /// What the system says is wrong, in words, with the name of what it is about.
  static func system(_ code: Int32, name: String? = nil) -> SourceError {
    let reason =
      switch code {
      case ENOENT: "No such file"
      case EACCES, EPERM: "Permission denied"
      case EISDIR: "Is a directory"
      default: unsafe String(cString: strerror(code))
      }
    return SourceError(name.map { "\(reason): \($0)" } ?? reason)
  }
}
