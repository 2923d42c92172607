#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The file of `--trace`.
///
/// Each event is written at once, as one line.
///
/// A trace must not disturb what it watches: when the file takes no more, the rest is lost.
package final class TraceFile {
  private let output: Output
  private let start = ContinuousClock.now

  /// Opens the file and empties it.
  ///
  /// - Throws: `UsageError` if it cannot be written.
  package init(path: Argument) throws(UsageError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC
    let descriptor = unsafe open(path.cString, flags, 0o666)
    guard descriptor >= 0 else {
      let reason = unsafe String(cString: strerror(errno))
      throw UsageError("Cannot write \(path.text): \(reason)")
    }
    output = Output(descriptor: descriptor)
  }

  deinit { close(output.descriptor) }

  /// Writes an event of a window, counted from 0.
  package func record(_ event: TraceEvent, window: Int) {
    let line = event.line(window: window, at: ContinuousClock.now - start)
    try? output.write(line)
  }
}
