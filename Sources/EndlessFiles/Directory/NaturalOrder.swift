/// The order of names in which `9.png` comes before `10.png`.
package enum NaturalOrder {
  /// Whether a name stands before another one: by bytes, but runs of digits by their value.
  package static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var (left, right) = (left[...], right[...])
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (one, other) = (number(&left), number(&right))
        if one.count != other.count { return one.count < other.count }
        if one != other { return one.lexicographicallyPrecedes(other) }
      } else {
        if first != second { return first < second }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.isEmpty && !right.isEmpty
  }

  /// Takes a run of digits off the front, without the zeros before the number.
  private static func number(_ name: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = name.prefix(while: isDigit)
    name = name.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
