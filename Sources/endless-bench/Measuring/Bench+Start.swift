extension Bench {
  /// Exec to a complete first screen, turn by turn with less.
  mutating func measureStart() throws(BenchError) {
    try measureStart(.startSmall, try TestData.list(rows: 100))
    try measureStart(.startLarge, try TestData.lines(bytes: largeFile))
  }

  private mutating func measureStart(_ measure: Measure, _ file: String) throws(BenchError) {
    let peers: [Peer] = [.endless] + [Peer.less].filter(\.isInstalled)
    var times = peers.map { _ in [Double]() }
    for round in 0..<61 {
      for (number, peer) in peers.enumerated() {
        let program = try peer.open(file)
        guard let end = program.wait({ $0.isFull }) else {
          throw BenchError("\(peer.name) shows nothing")
        }
        // The first one finds the caches cold.
        if round > 0 { times[number].append(seconds(from: program.started, to: end)) }
      }
    }
    let medians = times.map { median($0) ?? 0 }
    let beside = zip(peers, medians).map { "\($0.name) \(Unit.seconds.text($1))" }
    report.add(
      measure, medians.count > 1 ? medians[0] / medians[1] : nil,
      beside: beside.joined(separator: ", "))
  }
}
