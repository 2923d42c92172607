/// What figures are counted in.
enum Unit: Sendable {
  case bytes, seconds, times

  /// A figure as people read it.
  func text(_ value: Double) -> String {
    switch self {
    case .bytes where value >= 1_000_000: "\(rounded(value / 1_000_000, 2)) MB"
    case .bytes where value >= 10_000: "\(rounded(value / 1000, 1)) kB"
    case .bytes: "\(rounded(value, 0)) B"
    case .seconds where abs(value) >= 1: "\(rounded(value, 2)) s"
    case .seconds where abs(value) >= 0.001: "\(rounded(value * 1000, 1)) ms"
    case .seconds: "\(rounded(value * 1_000_000, 0)) µs"
    case .times: value == value.rounded() ? "\(rounded(value, 0))" : rounded(value, 3)
    }
  }
}

/// A number in decimal digits, so many of them behind the point.
func rounded(_ value: Double, _ places: Int) -> String {
  let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = Int((value * scale).rounded())
  guard places > 0 else { return "\(scaled)" }
  let digits = String(abs(scaled))
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return (scaled < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
}
