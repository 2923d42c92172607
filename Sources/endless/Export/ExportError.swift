package import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why an export stopped before the end.
package enum ExportError: Error, Hashable, Sendable {
  /// The list cannot be walked on.
  case source(SourceError)
  /// The source cannot be read; the system's error number.
  case read(Int32)
  /// The output does not take any more.
  case output(WriteError)

  /// A sentence for people; a list that fails is named by its title.
  package func message(of title: String) -> String {
    switch self {
    case .source(let error): "\(title): \(error.message)"
    case .read(let number): "\(title): \(unsafe String(cString: strerror(number)))"
    case .output(let error): error.message
    }
  }
}
