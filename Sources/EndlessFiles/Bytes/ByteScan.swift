internal import CSystem

/// Searches for one byte at the speed of memory.
enum ByteScan {
  /// How often the byte occurs.
  static func count(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
    unsafe cs_count_byte(bytes.baseAddress, bytes.count, byte)
  }

  /// Where the byte occurs last, from the start of the bytes.
  static func last(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    let place = unsafe cs_last_byte(bytes.baseAddress, bytes.count, byte)
    return place == bytes.count ? nil : place
  }

  /// Everywhere the byte occurs, in bytes that are no more than 65,536.
  static func places(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> [UInt16] {
    var places: [UInt16] = []
    places.reserveCapacity(unsafe count(byte, in: bytes))
    var from = 0
    while from < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[from...])
      let step = unsafe cs_first_byte(rest.baseAddress, rest.count, byte)
      guard step < rest.count else { break }
      places.append(UInt16(from + step))
      from += step + 1
    }
    return places
  }
}
