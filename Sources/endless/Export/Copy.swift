#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Copies bytes from one descriptor to another until the first one ends, as `cat` does.
///
/// - Throws: `ExportError` that says which of the two failed.
package func copy(from input: Int32, to output: Output) throws(ExportError) {
  var buffer = [UInt8](repeating: 0, count: 1 << 17)
  while true {
    let count = unsafe read(input, &buffer, buffer.count)
    if count == 0 { return }
    if count < 0 {
      if errno == EINTR { continue }
      guard errno == EAGAIN else { throw .read(errno) }
      var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&wait, 1, -1)
      continue
    }
    do throws(WriteError) { try output.write(buffer[..<count]) } catch { throw .output(error) }
  }
}
