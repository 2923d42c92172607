/// The checksum of PNG files, ISO 3309's cyclic redundancy check of 32 bits.
struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }

  private var state = UInt32.max

  /// The sum of all that was added.
  var value: UInt32 { ~state }

  mutating func add(_ bytes: [UInt8]) {
    let table = Self.table
    var state = state
    for byte in bytes { state = table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8 }
    self.state = state
  }
}
