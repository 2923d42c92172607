/// The order of names in which `9.png` comes before `10.png`.
package enum NaturalOrder {
  /// Whether a name stands before another one: by bytes, but runs of digits by their value.
  ///
  /// Where that tells no difference, as between `1` and `01`, by bytes alone.
  package static func precedes(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    var (left, right) = (one[...], other[...])
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (first, second) = (number(&left), number(&right))
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      } else {
        if first != second { return first < second }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty, right.isEmpty { return one.lexicographicallyPrecedes(other) }
    return left.isEmpty
  }

  /// Takes a run of digits off the front, without the zeros before the number.
  private static func number(_ name: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = name.prefix(while: isDigit)
    name = name.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
