#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Bench {
  /// The instructions of steps must not depend on the length of the list.
  mutating func measureSteps() throws(BenchError) {
    guard isOnSearchPath("valgrind") else {
      report.add(.stepInstructions, nil, beside: "valgrind is not installed")
      return
    }
    let steps = isQuick ? 300 : 10_000
    var counts: [Double] = []
    for rows in [1000, 1_000_000, 1_000_000_000] {
      guard let before = try instructions(steps: 0, rows: rows),
        let after = try instructions(steps: steps, rows: rows)
      else {
        report.add(.stepInstructions, nil, beside: "valgrind does not count here")
        return
      }
      counts.append(after - before)
    }
    guard let most = counts.max(), let fewest = counts.min(), fewest > 0 else { return }
    let each = counts.map { "\(rounded($0 / Double(steps) / 1000, 1))" }.joined(separator: ", ")
    report.add(.stepInstructions, most / fewest, beside: "thousands a step: \(each)")
  }

  /// Runs steps in a process of their own and counts its instructions; nil if valgrind cannot.
  private func instructions(steps: Int, rows: Int) throws(BenchError) -> Double? {
    let log = "\(TestData.folder)/instructions"
    unsafe unlink(log)
    let program = try DrivenProgram([
      "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
      "--log-file=\(log)", ownPath, "steps", "\(steps)", "\(rows)",
    ])
    while !program.isOver { program.exchange(milliseconds: 1000) }
    let line = text(ofFile: log)?.split(separator: "\n").last {
      $0.contains("refs:")
    }
    let digits = line?.split(separator: ":").last?.filter(\.isNumber) ?? ""
    return Double(digits)
  }
}
