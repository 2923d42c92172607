package import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads what the user has typed, and where the pointer is, from a terminal.
package struct KeyReader {
  private let descriptor: Int32
  private let patience: Int32
  private var decoder = KeyDecoder()
  private var silence = Stopwatch()

  /// Reads from a descriptor that somebody else closes.
  ///
  /// `patience` says how many milliseconds after an Esc the rest of a sequence may come.
  package init(descriptor: Int32, patience: Int = 25) {
    self.descriptor = descriptor
    self.patience = Int32(clamping: min(max(0, patience), 1000))
  }

  /// Everything that waits, at most 64 KiB at a time.
  ///
  /// Returns at once, except that after a lone Esc, or in the middle of a sequence, it waits for the
  /// rest as long as its patience lasts. Throws `vanished` when the terminal is gone.
  package mutating func read() throws(CursesError) -> [Input] {
    var inputs: [Input] = []
    var isFinished = false
    for _ in 0..<64 where !isFinished {
      guard isReadable(within: decoder.isInside ? patience : 0) else {
        inputs += decoder.finish()
        break
      }
      let bytes = try readBytes()
      inputs += decode(bytes)
      isFinished = bytes.count < Self.portion && !decoder.isInside
    }
    return inputs
  }

  private static let portion = 1024

  private mutating func decode(_ bytes: [UInt8]) -> [Input] {
    // A paste comes in one go: after a second of silence the keys are the user's again.
    if silence.elapsed > .seconds(1) { decoder.endPaste() }
    silence = Stopwatch()
    return decoder.decode(bytes)
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&waited, 1, milliseconds) > 0
  }

  private func readBytes() throws(CursesError) -> [UInt8] {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, filled in
      repeat {
        count = unsafe Self.read(descriptor, buffer)
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    if count == 0 || (count < 0 && errno != EAGAIN) { throw .vanished }
    return bytes
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
