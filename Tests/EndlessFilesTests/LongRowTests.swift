import EndlessCore
import EndlessFiles
import Testing

/// Rows of many megabytes.
@Suite struct LongRowTests {
  static let length = 20_000_000

  /// A short row between two very long ones; byte `i` of a long one is a digit that tells `i`.
  private func longRows(_ folder: TemporaryFolder) throws -> Reading {
    let bytes = Self.digits
    return try Reading(path: folder.save(bytes + Array("\nshort\n".utf8) + bytes))
  }

  private static let digits = (0..<length).map(digit)

  private static func digit(_ place: Int) -> UInt8 { UInt8(48 + (place ^ place >> 7) % 10) }

  private static func stretch(_ from: Int, _ count: Int) -> [UInt8] {
    Array(digits[from..<from + count])
  }

  @Test func theBeginningIsThereAtOnceAndTheRowAfterItLater() throws {
    let folder = try TemporaryFolder()
    let reading = try longRows(folder)
    let first = try #require(reading.store.bytes(ofRow: 0, from: 0, limit: 200))
    #expect(first == RowBytes(bytes: Self.stretch(0, 200), reachesEnd: false))
    let near = try #require(reading.store.bytes(ofRow: 0, from: 500_000, limit: 200))
    #expect(near == RowBytes(bytes: Self.stretch(500_000, 200), reachesEnd: false))
    #expect(reading.row(1) == nil)
    #expect(reading.row(-1) == nil)

    reading.start()
    try reading.wait { reading.row(1) == "short" }
    try reading.wait { reading.store.id(ofRow: -1) != nil || reading.isCounted }
    try reading.wait { reading.isCounted }
    #expect(reading.store.extent == .counted(3))
    let end = try #require(reading.store.bytes(ofRow: 0, from: Self.length - 10, limit: 200))
    #expect(end == RowBytes(bytes: Self.stretch(Self.length - 10, 10), reachesEnd: true))
    let behind = try #require(reading.store.bytes(ofRow: 0, from: Self.length + 10, limit: 200))
    #expect(behind == RowBytes(bytes: [], reachesEnd: true))
    let last = try #require(reading.store.bytes(ofRow: 2, from: 15_000_000, limit: 20))
    #expect(last == RowBytes(bytes: Self.stretch(15_000_000, 20), reachesEnd: false))
    #expect(reading.changes.allSatisfy { $0 == .extended })
  }

  @Test func aPlaceFarInsideIsPendingUntilItIsKnownToBeInside() throws {
    let folder = try TemporaryFolder()
    let reading = try longRows(folder)
    #expect(reading.store.bytes(ofRow: 0, from: 19_000_000, limit: 20) == nil)
    reading.start()
    try reading.wait { reading.store.bytes(ofRow: 0, from: 19_000_000, limit: 20) != nil }
    let inside = try #require(reading.store.bytes(ofRow: 0, from: 19_000_000, limit: 20))
    #expect(inside.bytes == Self.stretch(19_000_000, 20))
  }

  @Test func theLastRowIsFoundFromTheEnd() throws {
    let folder = try TemporaryFolder()
    let reading = try longRows(folder)
    #expect(reading.store.id(ofRow: -1) == nil)
    reading.start()
    try reading.wait { !reading.changes.isEmpty }
    // The worker looks from the end before it counts on, so this is known no later than the count.
    let place = reading.isCounted ? 2 : -1
    #expect(reading.store.id(ofRow: place) == .position(Self.length + 7))
  }
}
