import CSystem
import EndlessCore
import EndlessFiles
import EndlessLoading
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Rows that come through a pipe.
@Suite struct PipeTests {
  @Test func rowsAppearAsASlowProducerPrintsThemC23() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    let token = reading.load(3)
    for count in 1...2 {
      producer.send("row \(count)\n")
      try reading.wait { reading.store.extent == .growing(count) }
      #expect(reading.row(count - 1) == "row \(count)")
      #expect(reading.ending(of: token) == nil)
    }
    producer.send("row 3\nrow 4\n")
    try reading.wait { reading.ending(of: token) != nil }
    #expect(
      reading.answers(to: token)
        == [.rows(1), .rows(1), .rows(1), .finished(next: .more, total: nil)])
    #expect(reading.row(3) == nil, "a row nobody asked for")
  }

  @Test func theEndCountsARecordWithoutSeparator() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    producer.send("a\nb")
    producer.end()
    let token = reading.load(20)
    try reading.wait { reading.ending(of: token) != nil }
    #expect(reading.ending(of: token) == .end)
    #expect(reading.store.extent == .counted(2))
    #expect(reading.rowsFromStart == ["a", "b"])
    #expect(reading.store.id(ofRow: 1) == .position(2))
    #expect(reading.store.fraction(ofRow: 1) == 2.0 / 3)
    let again = reading.load(20)
    try reading.wait { reading.ending(of: again) == .end }
    #expect(reading.answers(to: again) == [.finished(next: .end, total: nil)])
  }

  @Test func anEmptyPipeHasNoRows() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    producer.end()
    let token = reading.load(.max)
    try reading.wait { reading.ending(of: token) == .end }
    #expect(reading.store.extent == .counted(0))
  }

  @Test func nothingIsReadBeforeSomethingIsWanted() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    producer.send("a\nb\n")
    #expect(reading.store.extent == .growing(0))
    #expect(producer.waiting == 4)
  }

  @Test func anEndlessProducerIsReadOnlyAsFarAsSomebodyLooks() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    let token = reading.load(40)
    var written = producer.fill(with: "y\n")
    try reading.wait { reading.ending(of: token) == .more }
    for _ in 0..<10 { written += producer.fill(with: "y\n") }
    #expect(reading.store.extent == .growing(40))
    #expect(written < 200_000, "bytes the producer got rid of")
    #expect(written - producer.waiting < 70_000, "bytes taken out of the pipe")
  }

  @Test func everythingIsReadWhenEverythingIsWanted() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    let rows = (0..<400_000).map { "row \($0)" }
    producer.pour(Array((rows.joined(separator: "\n") + "\n").utf8))
    let token = reading.load(.max)
    try reading.wait { reading.ending(of: token) == .end }
    #expect(reading.store.extent == .counted(rows.count))
    for place in stride(from: 0, to: rows.count, by: 991) {
      #expect(reading.row(place) == rows[place])
    }
    let letters = reading.answers(to: token).count
    #expect(letters < 200, "progress comes a few times a second")
  }

  @Test func aCancelledRequestKeepsWhatHasComeAndAnswersNoMore() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    let first = reading.load(.max)
    producer.send("a\n")
    try reading.wait { reading.store.extent == .growing(1) }
    reading.store.cancel(first)
    let second = reading.load(2)
    producer.send("b\nc\nd\n")
    try reading.wait { reading.ending(of: second) == .more }
    #expect(reading.ending(of: first) == nil)
    #expect(reading.rowsFromStart == ["a", "b", "c"])
  }

  @Test func aRecordThatDoesNotEndIsShownAndReadNoFurtherThanSomebodyLooks() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    producer.pour([UInt8](repeating: 120, count: 20 << 20))
    let token = reading.load(20)
    let given = SourceError("The last row has no end yet after 8 MiB")
    try reading.wait { reading.answers(to: token).last == .failed(given) }
    #expect(reading.store.extent == .growing(1))
    let start = try #require(reading.store.bytes(ofRow: 0, from: 0, limit: 100))
    #expect(start == RowBytes(bytes: [UInt8](repeating: 120, count: 100), reachesEnd: false))
    #expect(reading.store.bytes(ofRow: 0, from: 9_000_000, limit: 100) == nil)
    try reading.wait { reading.store.bytes(ofRow: 0, from: 9_000_000, limit: 100) != nil }
    #expect(reading.changes.allSatisfy { $0 == .extended })
    #expect(reading.store.bytes(ofRow: 0, from: 12_000_000, limit: 100) == nil)
    let again = reading.load(20)
    try reading.wait { !reading.answers(to: again).isEmpty }
    #expect(reading.ending(of: again) == nil, "eight more, and it still has no end")
    let all = reading.load(.max)
    try reading.wait { reading.ending(of: all) == .end }
    #expect(reading.store.extent == .counted(1))
    let end = try #require(reading.store.bytes(ofRow: 0, from: (20 << 20) - 1, limit: 100))
    #expect(end == RowBytes(bytes: [120], reachesEnd: true))
  }

  @Test func closingLetsGoOfTheProducerWhileItIsWaitedFor() throws {
    signal(SIGPIPE, SIG_IGN)
    let folder = try TemporaryFolder()
    let path = folder.fifo()
    let reading = try Reading(path: path)
    reading.start()
    let writer = open(path, O_WRONLY)
    defer { close(writer) }
    reading.load(20)
    #expect(write(writer, "a\n", 2) == 2)
    try reading.wait { reading.row(0) == "a" }
    reading.store.close()
    try reading.wait { write(writer, "b\n", 2) < 0 && errno == EPIPE }
  }

  @Test func theFlagsOfAnInheritedDescriptorStay() throws {
    let producer = try Producer()
    let flags = fcntl(producer.readEnd, F_GETFL)
    let reading = try producer.reading()
    producer.send("a\n")
    let token = reading.load(1)
    try reading.wait { reading.ending(of: token) != nil }
    #expect(fcntl(producer.readEnd, F_GETFL) == flags)
  }

  @Test func thePipeIsEnlargedOnlyForEverything() throws {
    let producer = try Producer()
    let reading = try producer.reading()
    let before = cs_pipe_capacity(producer.readEnd)
    producer.send("a\nb\n")
    let some = reading.load(1)
    try reading.wait { reading.ending(of: some) != nil }
    #expect(cs_pipe_capacity(producer.readEnd) == before)
    producer.end()
    let all = reading.load(.max)
    try reading.wait { reading.ending(of: all) == .end }
    #if os(Linux)
      #expect(cs_pipe_capacity(producer.readEnd) > before)
    #endif
  }

  @Test(arguments: 0..<40)
  func anySplittingOfTheBytesAndOfTheRequestsGivesTheSameRows(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let producer = try Producer()
    let reading = try producer.reading()
    var text = ""
    var token = reading.load(Int.random(in: 1...4, using: &random))
    for _ in 0..<30 {
      let piece = String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          Bool.random(using: &random) ? "a" : "\n"
        })
      text += piece
      producer.send(piece)
      if reading.ending(of: token) != nil {
        token = reading.load(Int.random(in: 1...4, using: &random))
      }
      if Bool.random(using: &random) { try reading.wait { true } }
    }
    producer.end()
    while reading.ending(of: token) != .end {
      try reading.wait { reading.ending(of: token) != nil }
      if reading.ending(of: token) == .more {
        token = reading.load(Int.random(in: 1...4, using: &random))
      }
    }
    #expect(reading.rowsFromStart == SmallWorldTests.rows(of: text))
    #expect(reading.store.extent == .counted(SmallWorldTests.rows(of: text).count))
  }
}
