#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The figures of a run, as a table in Markdown that grows while they are measured.
struct Report {
  private(set) var misses = 0
  private var notes: [String] = []

  /// Prints the table's head.
  func begin() {
    say("| what | endless | limit | | beside it |\n|---|---:|---:|---|---|")
  }

  /// Takes a figure and prints its row.
  ///
  /// - Parameters:
  ///   - measure: what was measured.
  ///   - value: nil if it could not be.
  ///   - beside: what the others needed, or how the figure came about.
  mutating func add(_ measure: Measure, _ value: Double?, beside: String = "") {
    let threshold = measure.threshold
    guard let value else {
      say(
        "| \(threshold.what) | – | \(threshold.unit.text(threshold.most)) | skipped | \(beside) |")
      return
    }
    let isMissed = value > threshold.most
    if isMissed, threshold.kind != .time { misses += 1 }
    let verdict = !isMissed ? "✓" : threshold.kind == .time ? "slow" : "✗"
    say(
      "| \(threshold.what) | \(threshold.unit.text(value)) | \(threshold.unit.text(threshold.most))"
        + " | \(verdict) | \(beside) |")
  }
}

extension Report {
  /// Prints the row of a figure that has no limit.
  func tell(_ what: String, _ unit: Unit, _ value: Double, beside: String) {
    say("| \(what) | \(unit.text(value)) | – | | \(beside) |")
  }
}

/// The value in the middle, or nil of none.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}

/// Prints a line at once, so that somebody who waits sees what has been measured.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
