/// A piece of memory that a worker fills from its start while the main thread reads what is filled.
///
/// Only the worker writes, and only behind the bytes it has told of; only the main thread reads, and
/// only bytes that a letter told it of. The mailbox's lock stands between the two, so no byte is
/// written and read at once. Memory that is not filled yet is not resident.
@safe
final class Block: @unchecked Sendable {
  /// Bytes a block.
  static let size = 1 << 20
  private let memory: UnsafeMutableRawBufferPointer

  init() {
    unsafe memory = .allocate(byteCount: Self.size, alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

  /// The part from this place on, for the worker to write to.
  func rest(from place: Int, limit: Int) -> UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(
      rebasing: memory[place..<min(Self.size, place + limit)])
  }

  /// Copies bytes from this place on, until the buffer is full or the block ends.
  ///
  /// - Returns: how many were copied.
  func copy(from place: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, Self.size - place)
    unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[place..<place + count]))
    return count
  }
}
