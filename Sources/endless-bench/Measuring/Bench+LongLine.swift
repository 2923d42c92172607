extension Bench {
  /// A line of 100 MB: rows must appear, and steps be taken, as if it were short.
  mutating func measureLongLine() throws(BenchError) {
    let file = try TestData.longLine(bytes: 100_000_000)
    var figures = [(Peer.endless, try longLine(.endless, file))]
    for peer in [Peer.mcview, .lessChopped] {
      let line = figure(of: peer) { peer throws(BenchError) in try longLine(peer, file) }
      if let line { figures.append((peer, line)) }
    }
    add(.longFirst, figures, \.first)
    add(.longNext, figures, \.next)
    add(.longStep, figures, \.step)
    add(.longSideways, figures, \.sideways)
  }

  /// Times in seconds; nil where a program never gets there.
  private struct LongLine {
    var first: Double?
    var next: Double?
    var sideways: Double?
    var step: Double?
  }

  private mutating func add(
    _ measure: Measure, _ figures: [(peer: Peer, line: LongLine)], _ figure: (LongLine) -> Double?
  ) {
    let beside = figures.dropFirst().map {
      "\($0.peer.name) \(figure($0.line).map(Unit.seconds.text) ?? "–")"
    }
    report.add(
      measure, figures.first.flatMap { figure($0.line) }, beside: beside.joined(separator: ", "))
  }

  private func longLine(_ peer: Peer, _ file: String) throws(BenchError) -> LongLine {
    let program = try peer.open(file)
    let first = program.wait { $0.shows("0123456789 abcdefghijklmnopqrstuvwxyz 0123456789") }
    // mcview wraps: the second line is a million rows further down.
    let next = peer.name == Peer.mcview.name ? nil : program.wait { $0.shows("the second line") }
    program.settle(milliseconds: 100)
    let sideways = latency(program, [peer.right])
    program.send(peer.home)
    program.settle(milliseconds: 100)
    return LongLine(
      first: first.map { seconds(from: program.started, to: $0) },
      next: next.map { seconds(from: program.started, to: $0) },
      sideways: sideways, step: latency(program, [peer.down, peer.up]))
  }

  /// The time from a key to the last byte of what it does, in the middle of many.
  private func latency(_ program: DrivenProgram, _ keys: [String]) -> Double? {
    var times: [Double] = []
    for round in 0..<20 {
      let start = program.now
      let before = program.bytes
      program.send(keys[round % keys.count])
      program.settle(milliseconds: 20)
      if program.bytes > before { times.append(seconds(from: start, to: program.lastOutput)) }
    }
    return median(times)
  }
}
