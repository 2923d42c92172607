/// Memory that is read into again and again.
///
/// One thread uses it.
@safe
final class ReadBuffer {
  let memory: UnsafeMutableRawBufferPointer

  init(byteCount: Int) {
    unsafe memory = .allocate(byteCount: byteCount, alignment: 64)
  }

  deinit { unsafe memory.deallocate() }
}
