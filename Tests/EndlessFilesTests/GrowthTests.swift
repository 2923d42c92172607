import EndlessCore
import EndlessFiles
import EndlessLoading
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that change while they are open.
@Suite struct GrowthTests {
  private func following(_ text: String, _ folder: TemporaryFolder, bucketSize: Int = 1 << 16)
    throws -> Reading
  {
    let reading = try Reading(path: folder.save(text.utf8), bucketSize: bucketSize)
    reading.start()
    reading.store.follow(true)
    try reading.wait { reading.isCounted }
    return reading
  }

  @Test(arguments: [3, 1 << 16])
  func rowsThatAreAddedAreToldAndKeepTheIdentitiesOfTheOthers(bucketSize: Int) throws {
    let folder = try TemporaryFolder()
    let reading = try following("one\ntwo\n", folder, bucketSize: bucketSize)
    let before = (0..<2).map { reading.store.id(ofRow: $0) }
    try folder.append("three\nfour\n")
    try reading.wait { reading.changes.last == .appended(2) }
    #expect(reading.store.extent == .counted(4))
    #expect(reading.rowsFromStart == ["one", "two", "three", "four"])
    #expect((0..<2).map { reading.store.id(ofRow: $0) } == before)
  }

  @Test func anUnfinishedLastRowGrowsInPlace() throws {
    let folder = try TemporaryFolder()
    let reading = try following("one\ntw", folder)
    #expect(reading.rowsFromStart == ["one", "tw"])
    try folder.append("o")
    try reading.wait { reading.row(1) == "two" }
    #expect(reading.changes.last == .extended)
    try folder.append("\n")
    try reading.wait { reading.changes.count == 2 }
    #expect(reading.changes == [.extended, .extended])
    try folder.append("three")
    try reading.wait { reading.changes.last == .appended(1) }
    #expect(reading.rowsFromStart == ["one", "two", "three"])
  }

  @Test(arguments: [2, 1 << 16])
  func truncationStartsOver(bucketSize: Int) throws {
    let folder = try TemporaryFolder()
    let reading = try following("one\ntwo\nthree\n", folder, bucketSize: bucketSize)
    folder.truncate(to: 5)
    try reading.wait { reading.changes.contains(.reset) && reading.isCounted }
    #expect(reading.rowsFromStart == ["one", "t"])
    folder.truncate(to: 0)
    try reading.wait { reading.store.extent == .counted(0) }
    try folder.append("new\n")
    try reading.wait { reading.row(0) == "new" }
  }

  @Test func aFileThatIsNotFollowedIsLookedAtWhenItsLastRowIs() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save("one\n".utf8))
    reading.start()
    #expect(reading.row(0) == "one")
    try folder.append("two\n")
    #expect(reading.row(0) == "one")
    try reading.wait { reading.row(1) == "two" }
    #expect(reading.changes == [.appended(1)])
  }

  @Test func aFileThatShrinksUnderTheReaderGivesLessAndThenStartsOver() throws {
    let folder = try TemporaryFolder()
    let reading = try Reading(path: folder.save(BigFileTests.manyRows.utf8))
    reading.start()
    try reading.wait { reading.isCounted }
    folder.truncate(to: 10)
    _ = reading.row(70_000)
    _ = reading.row(99_999)
    try reading.wait { reading.changes.contains(.reset) && reading.isCounted }
    #expect(reading.rowsFromStart == ["row 0", "row "])
  }

  @Test func whatCannotBeReadAnyMoreIsToldOnceAndAgainAfterALook() throws {
    let folder = try TemporaryFolder()
    let path = try folder.save(BigFileTests.manyRows.utf8)
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    let reading = Reading(try FileInput.open(descriptor: descriptor, name: "rows"))
    reading.start()
    try reading.wait { reading.isCounted }
    #expect(reading.row(70_000) == "row 70000")
    let unreadable = open(path, O_WRONLY)
    try #require(dup2(unreadable, descriptor) == descriptor)
    close(unreadable)
    let failed = StoreChange.failed(SourceError(String(cString: strerror(EBADF))))
    for row in 20_000..<20_010 { _ = reading.row(row) }
    try reading.wait { reading.changes.contains(failed) }
    for row in 20_000..<20_010 { _ = reading.row(row) }
    let token = Token(serial: 9)
    reading.store.load(
      PageRequest(token: token, direction: .refresh, key: PageKey(), size: 20))
    _ = reading.row(20_000)
    try reading.wait { reading.changes.count { $0 == failed } == 2 }
    #expect(!reading.changes.contains(.reset))
  }
}
