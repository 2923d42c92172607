/// What stands at a place of a stretch of bytes.
enum Decoded: Equatable {
  /// A well-formed character of this many bytes.
  case scalar(Unicode.Scalar, length: Int)
  /// A byte that begins no well-formed character.
  case illFormed
  /// A character that may be completed by bytes that are not here yet.
  case incomplete
}

extension Span<UInt8> {
  /// Decodes the character at `index`, by table 3-7 of the Unicode standard.
  ///
  /// With `isLast` no bytes follow this span.
  @inline(__always)
  func decode(at index: Int, isLast: Bool) -> Decoded {
    let lead = self[index]
    if lead < 0x80 { return .scalar(Unicode.Scalar(lead), length: 1) }
    if 0xC2...0xDF ~= lead, index + 1 < count, self[index + 1] & 0xC0 == 0x80 {
      let value = UInt16(lead & 0x1F) << 6 | UInt16(self[index + 1] & 0x3F)
      return Unicode.Scalar(value).map { .scalar($0, length: 2) } ?? .illFormed
    }
    // A lead of E0 has a range of its own; a surrogate, behind ED, is no scalar.
    if 0xE1...0xEF ~= lead, index + 2 < count,
      self[index + 1] & self[index + 2] & 0xC0 == 0x80,
      (self[index + 1] | self[index + 2]) & 0x40 == 0
    {
      let high = UInt16(lead & 0x0F) << 12 | UInt16(self[index + 1] & 0x3F) << 6
      let value = high | UInt16(self[index + 2] & 0x3F)
      return Unicode.Scalar(value).map { .scalar($0, length: 3) } ?? .illFormed
    }
    return decodeLong(at: index, lead: lead, isLast: isLast)
  }

  private func decodeLong(at index: Int, lead: UInt8, isLast: Bool) -> Decoded {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return .illFormed
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for place in 1..<length {
      guard index + place < count else { return isLast ? .illFormed : .incomplete }
      let byte = self[index + place]
      guard place == 1 ? second.contains(byte) : 0x80...0xBF ~= byte else { return .illFormed }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { .scalar($0, length: length) } ?? .illFormed
  }
}
