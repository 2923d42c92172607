internal import CSystem

extension Bench {
  /// What happens while nobody touches a list.
  mutating func measureIdle() throws(BenchError) {
    let program = try Peer.endless.open(try TestData.list(rows: 5000))
    guard program.wait({ $0.isFull }) != nil else { throw BenchError("endless shows nothing") }
    program.settle(milliseconds: 200)
    let before = (program.bytes, program.figures.wakeUps)
    rest(program, seconds: 1)
    let wakeUps = program.figures.wakeUps.flatMap { now in before.1.map { Double(now - $0) } }
    report.add(.idleBytes, Double(program.bytes - before.0))
    report.add(.idleWakeUps, wakeUps, beside: wakeUps == nil ? "not counted on this system" : "")
  }

  /// What an endless producer is relieved of while nobody looks further.
  mutating func measureProducer() throws(BenchError) {
    let program = try Peer.endless.read("yes")
    guard program.wait({ $0.line(22).contains("y") }) != nil else {
      throw BenchError("endless shows nothing of a pipe")
    }
    program.settle()
    rest(program, seconds: isQuick ? 1 : 4)
    let taken = program.producer.flatMap { ProcessFigures(process: $0).written }
    report.add(.yesTaken, taken.map(Double.init))
    report.add(.yesResident, program.figures.mostResident.map(Double.init))
  }

  private func rest(_ program: DrivenProgram, seconds: Int64) {
    let limit = cs_terminal_clock() + seconds * 1_000_000_000
    while cs_terminal_clock() < limit { program.exchange(milliseconds: 50) }
  }
}
