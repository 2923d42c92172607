import EndlessCore
import EndlessFiles
import Testing

/// Every file of up to nine bytes over two letters, read through seams in every place.
@Suite struct SmallWorldTests {
  /// What the rows of a text are, told in the plainest way.
  static func rows(of text: String) -> [String] {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    return rows
  }

  static func everyText(upTo length: Int) -> [String] {
    (0...length).flatMap { length in
      (0..<(1 << length)).map { bits in
        String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "\n" })
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 1 << 16])
  func bothEndsAgreeWithSplittingBeforeAndAfterTheCount(bucketSize: Int) throws {
    let folder = try TemporaryFolder()
    for text in Self.everyText(upTo: bucketSize == 1 ? 9 : 7) {
      let rows = Self.rows(of: text)
      let reading = try Reading(path: folder.save(text.utf8), bucketSize: bucketSize)
      #expect(reading.isCounted == (text.utf8.count <= bucketSize), "\(text.debugDescription)")
      #expect(reading.rowsFromStart == rows, "\(text.debugDescription)")
      if !reading.isCounted {
        #expect(reading.rowsFromEnd == rows, "\(text.debugDescription)")
      }
      let fromEnd = (0..<rows.count).map { reading.store.id(ofRow: $0 - rows.count) }
      let fromStart = (0..<rows.count).map { reading.store.id(ofRow: $0) }
      let wasCounted = reading.isCounted

      reading.start()
      try reading.wait { reading.isCounted }
      #expect(reading.store.extent == .counted(rows.count), "\(text.debugDescription)")
      #expect(reading.rowsFromStart == rows, "\(text.debugDescription)")
      #expect((0..<rows.count).map { reading.store.id(ofRow: $0) } == fromStart)
      if !wasCounted { #expect(fromEnd == fromStart, "\(text.debugDescription)") }
      #expect(reading.changes == (wasCounted ? [] : [.extended]))
    }
  }

  @Test func everyStretchOfEveryRowIsAStretchOfTheRow() throws {
    let folder = try TemporaryFolder()
    for text in Self.everyText(upTo: 6) {
      let reading = try Reading(path: folder.save(text.utf8), bucketSize: 2)
      for (index, row) in Self.rows(of: text).enumerated() {
        for from in 0...7 {
          for limit in 0...7 {
            let stretch = try #require(reading.store.bytes(ofRow: index, from: from, limit: limit))
            #expect(stretch.bytes == Array(row.utf8.dropFirst(from).prefix(limit)))
            #expect(stretch.reachesEnd == (from + limit >= row.utf8.count))
          }
        }
      }
    }
  }
}
