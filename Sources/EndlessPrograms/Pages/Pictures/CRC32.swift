/// The checksum of PNG files, ISO 3309's cyclic redundancy check of 32 bits.
///
/// Eight bytes at a time, each with a table of its own (Kounavis and Berry, "A systematic approach to
/// building high performance software-based CRC generators", 2005).
struct CRC32 {
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { (index: UInt32) -> UInt32 in
      (0..<8).reduce(index) { (value: UInt32, _) -> UInt32 in
        value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xEDB8_8320
      }
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()

  private var state = UInt32.max

  /// The sum of all that was added.
  var value: UInt32 { ~state }

  mutating func add(_ bytes: [UInt8]) {
    state = unsafe bytes.withUnsafeBytes { bytes in
      unsafe Self.tables.withUnsafeBufferPointer { tables in
        var state = state
        var place = 0
        while place + 8 <= bytes.count {
          let word =
            unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            ^ UInt64(state)
          state = 0
          for step in 0..<8 {
            state ^= unsafe tables[(7 - step) * 256 + Int(word >> (8 * step) & 0xFF)]
          }
          place += 8
        }
        while place < bytes.count {
          state = unsafe tables[Int(UInt8(truncatingIfNeeded: state) ^ bytes[place])] ^ state >> 8
          place += 1
        }
        return state
      }
    }
  }
}
