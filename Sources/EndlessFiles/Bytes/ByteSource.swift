/// Bytes that can be read by place, without waiting.
protocol ByteSource {
  /// Reads as many bytes as there are, up to the size of the buffer.
  ///
  /// - Returns: how many were read; fewer than fit only at the end of the data or if they cannot be
  ///   read.
  func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int
}

extension ByteSource {
  /// The bytes of a range, or those at its beginning if no more can be read.
  func bytes(in range: Range<Int>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = unsafe fill(UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
    }
  }
}
