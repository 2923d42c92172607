/// A number of bytes as people say it.
package struct ByteCount: CustomStringConvertible {
  /// The number.
  package let bytes: Int

  /// Makes an amount.
  package init(_ bytes: Int) { self.bytes = bytes }

  package var description: String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var unit = 1000
    for name in ["KB", "MB", "GB", "TB"] {
      if bytes < unit * 1000 {
        let tenths = bytes / (unit / 10)
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(name)" : "\(tenths / 10) \(name)"
      }
      unit *= 1000
    }
    return "\(bytes / unit * 1000) TB"
  }
}

extension Int {
  /// With a comma every three digits.
  var grouped: String {
    let digits = Array(String(magnitude))
    let parts = digits.indices.map { index in
      index > 0 && (digits.count - index).isMultiple(of: 3)
        ? ",\(digits[index])" : "\(digits[index])"
    }
    return (self < 0 ? "-" : "") + parts.joined()
  }

  /// A limit of memory in the unit that fits it.
  var memory: String {
    for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
    where self >= unit && isMultiple(of: unit) {
      return "\(self / unit) \(name)"
    }
    return "\(grouped) bytes"
  }
}

extension Duration {
  /// That a program took longer.
  var complaint: String {
    let tenths = self / .milliseconds(100)
    let seconds = Int(tenths.rounded())
    let text = seconds.isMultiple(of: 10) ? "\(seconds / 10)" : "\(seconds / 10).\(seconds % 10)"
    return "took longer than \(text) s"
  }
}
