extension Bench {
  /// The bytes of a step that scrolls by one line, down and up, beside those of less.
  mutating func measureScrolling() throws(BenchError) {
    let ours = try scrolling(.endless)
    let theirs = figure(of: .less, scrolling)
    let pairs = zip(ours.medians, theirs?.medians ?? []).map { ($0, $1) }
    let beside =
      pairs.isEmpty
      ? "ours \(ours.medians.map { rounded($0, 0) })"
      : pairs.map { "\(rounded($0, 0)) against \(rounded($1, 0))" }.joined(separator: ", ")
    report.add(.stepBytes, pairs.map { $0 - $1 }.max(), beside: "down, up: \(beside)")
    report.add(
      .largestStep, ours.largest / ours.screen,
      beside: "\(rounded(ours.largest, 0)) of \(rounded(ours.screen, 0)) bytes")
  }

  private func scrolling(
    _ peer: Peer
  ) throws(BenchError) -> (medians: [Double], largest: Double, screen: Double) {
    let program = try peer.open(try TestData.list(rows: 5000))
    guard program.wait({ $0.isFull }) != nil else { throw BenchError("\(peer.name) shows nothing") }
    program.settle()
    let screen = Double(program.bytes)
    let down = steps(program, peer.down, count: isQuick ? 60 : 200)
    let up = steps(program, peer.up, count: isQuick ? 60 : 200)
    let medians = [down, up].map { median($0) ?? 0 }
    return (medians, (down + up).max() ?? 0, screen)
  }

  /// Bytes of each step, once the cursor has come to the edge and every step scrolls.
  private func steps(_ program: DrivenProgram, _ key: String, count: Int) -> [Double] {
    program.send(String(repeating: key, count: program.screen.rows * 2))
    program.settle()
    return (0..<count).map { _ in
      let before = program.bytes
      program.send(key)
      program.settle(milliseconds: 5)
      return Double(program.bytes - before)
    }
  }
}
