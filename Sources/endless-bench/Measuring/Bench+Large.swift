extension Bench {
  /// End and Home of a large file, and the memory that it takes.
  mutating func measureLargeFile() throws(BenchError) {
    let file = try TestData.lines(bytes: largeFile)
    try measureResident(file)
    guard !isQuick else { return }
    func text(_ peer: Peer, _ times: (end: Double, home: Double)) -> String {
      "\(peer.name) \(Unit.seconds.text(times.end)) + \(Unit.seconds.text(times.home))"
    }
    let ours = try endAndHome(.endless, file)
    let others = [Peer.less, .mcview].map { peer in
      (peer, figure(of: peer) { peer throws(BenchError) in try endAndHome(peer, file) })
    }
    let total = ours.end + ours.home
    report.add(
      .endAndHome, others[0].1.map { total / ($0.end + $0.home) },
      beside: ([(.endless, ours)] + others).compactMap { peer, times in times.map { text(peer, $0) }
      }.joined(separator: ", "))
    report.add(.endAndHomeTime, total, beside: "at once after the first screen")
  }

  /// At once: nothing is waited for between the first screen and the keys.
  private func endAndHome(
    _ peer: Peer, _ file: String
  ) throws(BenchError) -> (end: Double, home: Double) {
    let program = try opened(peer, file)
    let first = program.now
    let end = try press(peer.end, program, until: TestData.lastLine)
    let middle = program.now
    let home = try press(peer.home, program, until: TestData.name(ofLine: 1))
    return (seconds(from: first, to: end), seconds(from: middle, to: home))
  }

  private mutating func measureResident(_ file: String) throws(BenchError) {
    let peer = Peer.endless
    let program = try opened(peer, file)
    func resident() -> Double? { program.figures.mostResident.map(Double.init) }
    program.settle()
    report.add(.residentOpened, resident(), beside: "\(Unit.bytes.text(Double(largeFile)))")
    _ = try press(peer.end, program, until: TestData.lastLine)
    program.settle()
    report.add(.residentEnd, resident())
    _ = try press(peer.home, program, until: TestData.name(ofLine: 1))
    program.settle()
    report.add(.residentHome, resident())
    _ = try press(peer.up, program, until: TestData.lastLine)
    program.settle()
    report.add(.residentRound, resident())
  }

  /// A large file through a pipe, to its end.
  mutating func measurePipe() throws(BenchError) {
    let file = try TestData.lines(bytes: largeFile)
    let ours = try pipeToEnd(.endless, file)
    report.add(
      .pipeResident, ours.resident.map { $0 / Double(largeFile) },
      beside: "\(Unit.bytes.text(Double(largeFile)))")
    guard !isQuick else { return }
    let theirs = figure(of: .most) { peer throws(BenchError) in try pipeToEnd(peer, file).seconds }
    report.add(
      .pipeTime, theirs.map { ours.seconds / $0 },
      beside: "endless \(Unit.seconds.text(ours.seconds)), most "
        + (theirs.map(Unit.seconds.text) ?? "–"))
  }

  private func pipeToEnd(
    _ peer: Peer, _ file: String
  ) throws(BenchError) -> (seconds: Double, resident: Double?) {
    let program = try peer.read("cat \(file)")
    guard program.wait({ $0.line(20).contains("L0") }) != nil else {
      throw BenchError("\(peer.name) shows nothing")
    }
    let end = try press(peer.end, program, until: TestData.lastLine)
    program.settle()
    return (
      seconds(from: program.started, to: end), program.figures.mostResident.map(Double.init)
    )
  }

  private func opened(_ peer: Peer, _ file: String) throws(BenchError) -> DrivenProgram {
    let program = try peer.open(file)
    guard program.wait({ $0.line(20).contains("L0") }) != nil else {
      throw BenchError("\(peer.name) shows nothing")
    }
    return program
  }

  private func press(
    _ key: String, _ program: DrivenProgram, until text: String
  ) throws(BenchError) -> Int64 {
    program.send(key)
    guard let time = program.wait({ $0.shows(text) }) else {
      throw BenchError("waited in vain for “\(text)”")
    }
    return time
  }
}
