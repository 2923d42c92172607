import EndlessCore
import EndlessFiles
import Testing

/// Files that are longer than what is read at once.
@Suite struct BigFileTests {
  /// A hundred thousand rows, each naming itself.
  static let manyRows = (0..<100_000).map { "row \($0)\n" }.joined()

  @Test func aFileOpensUncountedAndBothEndsCanBeReadAtOnce() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save(Self.manyRows.utf8))
    #expect(reading.store.extent == .uncounted)
    #expect((0..<24).map(reading.row) == (0..<24).map { "row \($0)" })
    #expect((-24..<0).map(reading.row) == (99_976..<100_000).map { "row \($0)" })
    #expect(reading.store.fraction(ofRow: 0) == 0)
    #expect(try #require(reading.store.fraction(ofRow: -1)) > 0.999)
  }

  @Test func goingRoundTheTopMeetsTheEndAndComesBack() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save(Self.manyRows.utf8))
    for place in [0, -1, -2, -1, 0, 1] {
      #expect(reading.row(place) == "row \((place + 100_000) % 100_000)")
    }
  }

  @Test func countingJoinsBothEnds() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save(Self.manyRows.utf8))
    let fromEnd = (-50..<0).map { reading.store.id(ofRow: $0) }
    let fromStart = (0..<50).map { reading.store.id(ofRow: $0) }
    reading.start()
    try reading.wait { reading.isCounted }
    #expect(reading.store.extent == .counted(100_000))
    #expect((99_950..<100_000).map { reading.store.id(ofRow: $0) } == fromEnd)
    #expect((0..<50).map { reading.store.id(ofRow: $0) } == fromStart)
    #expect(reading.row(-1) == nil)
    #expect(reading.row(100_000) == nil)
    for place in stride(from: 0, to: 100_000, by: 997) {
      #expect(reading.row(place) == "row \(place)")
    }
    #expect(reading.changes == [.extended])
  }

  @Test func aRowFarAwayIsPendingUntilTheWorkerGetsThere() throws {
    let folder = try TemporaryFolder()
    let text = Array(repeating: "0123456789abcdef\n", count: 200_000).joined()
    let reading = try Reading(path: folder.save(text.utf8))
    #expect(reading.row(190_000) == nil)
    reading.start()
    try reading.wait { reading.row(190_000) != nil }
    #expect(reading.changes.allSatisfy { $0 == .extended })
  }

  @Test func carriageReturnsStayAndRecordsEndedByNULHoldLineFeeds() throws {
    let folder = try TemporaryFolder()
    let lines = try Reading(path: folder.save("a\r\nb\rc\n".utf8))
    #expect(lines.rowsFromStart == ["a\r", "b\rc"])
    let records = try Reading(path: folder.save("a\nb\0\0c\n".utf8), separator: .nul)
    #expect(records.rowsFromStart == ["a\nb", "", "c\n"])
  }

  @Test func anEmptyFileHasNoRows() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save([]))
    #expect(reading.store.extent == .counted(0))
    #expect(reading.row(0) == nil)
    #expect(reading.store.id(ofRow: -1) == nil)
  }

  @Test func aFileIsNoFeed() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save("a\n".utf8))
    reading.start()
    let token = reading.load(20)
    try reading.wait { reading.ending(of: token) != nil }
    #expect(reading.answers(to: token) == [.finished(next: .end, total: nil)])
  }

  @Test(arguments: [0, 1, 7])
  func theIndexIsSmallWhateverTheRowsAre(rowLength: Int) throws {
    let folder = try TemporaryFolder()
    let row = String(repeating: "x", count: rowLength) + "\n"
    let count = 2_000_000 / row.utf8.count
    let reading = try Reading(path: folder.save(String(repeating: row, count: count).utf8))
    reading.start()
    try reading.wait { reading.isCounted }
    #expect(reading.store.extent == .counted(count))
    let index = try #require(reading.store as? FileStore).indexByteCount
    #expect(index < 2_000_000 / 4000)
  }
}
