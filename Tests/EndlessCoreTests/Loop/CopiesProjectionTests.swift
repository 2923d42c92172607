import EndlessCore
import Testing

@Suite("A loop as several copies")
struct CopiesProjectionTests {
  @Test(
    "L7: ten items need three copies up to a view of eleven, then five",
    arguments: zip([11, 12], [3, 5]))
  func enough(viewport: Int, copies: Int) throws {
    let projection = try #require(CopiesProjection(count: 10, viewport: viewport))
    #expect(projection.copies == copies)
  }

  @Test("L9: ten items on twenty rows need five copies, three are rejected")
  func tooFew() throws {
    #expect(CopiesProjection(count: 10, viewport: 20, copies: 3) == nil)
    #expect(try #require(CopiesProjection(count: 10, viewport: 20)).copies == 5)
    #expect(CopiesProjection(count: 10, viewport: 20, copies: 6) == nil)
  }

  @Test(
    "few items need many copies",
    arguments: [
      (24, 24, 3), (23, 24, 3), (22, 24, 5), (5, 24, 11), (2, 24, 25), (1, 24, 47), (10, 1, 1),
      (0, 5, 0),
    ])
  func copiesNeeded(count: Int, viewport: Int, copies: Int) {
    #expect(CopiesProjection.copiesNeeded(count: count, viewport: viewport) == copies)
  }

  @Test("no loop, no projection")
  func empty() {
    #expect(CopiesProjection(count: 0, viewport: 5) == nil)
  }

  @Test("a list too long for three copies is rejected, not trapped upon")
  func tooLong() {
    #expect(CopiesProjection(count: .max / 2, viewport: 5) == nil)
  }

  @Test(
    "property 2: the copies show what the position shows and never an edge; one copy less would")
  func everyProjection() throws {
    try withEvery(1...9, 1...20) { count, viewport in
      let projection = try #require(CopiesProjection(count: count, viewport: viewport))
      for position in -2 * count...2 * count {
        let top = projection.virtualTop(of: position)
        #expect(top >= 0 && top + viewport <= projection.rowCount)
        #expect(top / count == projection.copies / 2, "always within the middle copy")
        for row in 0..<viewport {
          #expect(
            projection.index(ofVirtualRow: top + row) == projection.loop.index(of: position + row))
        }
      }
      let fewer = CopiesProjection.copiesNeeded(count: count, viewport: viewport) - 2
      if fewer > 0 {
        #expect(
          fewer / 2 * count + count - 1 + viewport > fewer * count, "two copies less show an edge")
      }
    }
  }

  @Test("L10: a warp leaves rows, the cursor's row and the cursor's item as they were")
  func warp() throws {
    let before = Viewport.ring(10, height: 5, top: 7, row: 4)
    var after = before
    var reports = Reports(before)
    after.moveCursor(by: 10)
    reports.note(after)
    #expect(after.top == before.top + 10)
    #expect(after.shown == before.shown)
    #expect(after.cursorRow() == 4)
    #expect(reports.indexes == [1])
    let projection = try #require(CopiesProjection(count: 10, viewport: 5))
    #expect(projection.virtualTop(of: before.top) == projection.virtualTop(of: after.top))
  }
}
