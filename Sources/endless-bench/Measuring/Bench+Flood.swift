extension Bench {
  private static let keys = 10_000

  /// Ten thousand keys at once end at the right row, after a handful of frames.
  mutating func measureFlood() throws(BenchError) {
    let file = try TestData.list(rows: 2 * Self.keys)
    let peers = isQuick ? [] : [Peer.less, .fzf]
    var ours: [(seconds: Double, writes: Int)] = []
    var theirs = peers.map { _ in [Double]() }
    for _ in 0..<(isQuick ? 3 : 7) {
      ours.append(try flood(.endless, file))
      for (number, peer) in peers.enumerated() {
        let time = figure(of: peer) { peer throws(BenchError) in try flood(peer, file).seconds }
        if let time { theirs[number].append(time) }
      }
    }
    report.add(
      .floodFrames, median(ours.map { Double($0.writes) }), beside: "for \(Self.keys) keys")
    guard !isQuick, let time = median(ours.map(\.seconds)) else { return }
    let beside = zip(peers, theirs).map { "\($0.name) \(median($1).map(Unit.seconds.text) ?? "–")" }
    report.add(
      .floodTime, theirs.compactMap(median).max().map { time / $0 },
      beside: "endless \(Unit.seconds.text(time)), " + beside.joined(separator: ", "))
  }

  private func flood(
    _ peer: Peer, _ file: String
  ) throws(BenchError) -> (seconds: Double, writes: Int) {
    let program = peer.name == Peer.fzf.name ? try peer.read("cat \(file)") : try peer.open(file)
    // fzf has its prompt above; less has no cursor, so its screen ends further down.
    guard program.wait({ $0.line(20).contains("L0") }) != nil else {
      throw BenchError("\(peer.name) shows nothing")
    }
    program.settle(milliseconds: 100)
    let target = peer.name == Peer.less.name ? Self.keys + program.screen.rows - 1 : Self.keys + 1
    let before = program.figures.writes ?? 0
    let start = program.now
    program.send(String(repeating: peer.down, count: Self.keys))
    let name = TestData.name(ofLine: target)
    guard let end = program.wait({ $0.shows(name) }) else {
      throw BenchError("\(peer.name) never came to the row that \(Self.keys) keys lead to")
    }
    program.settle(milliseconds: 100)
    guard program.screen.shows(name) else {
      throw BenchError("\(peer.name) went past the row that \(Self.keys) keys lead to")
    }
    return (seconds(from: start, to: end), (program.figures.writes ?? before) - before)
  }
}
