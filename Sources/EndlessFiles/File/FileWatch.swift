internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Becomes readable when an open file changes; costs nothing meanwhile.
final class FileWatch {
  let descriptor: Int32

  /// Watches a file, or gives nil if the system has no watch left.
  init?(_ file: OpenFile) {
    descriptor = cs_watch_open(file.descriptor)
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes what there is to say, so that the next change is noticed.
  func drain() { cs_watch_drain(descriptor) }
}
