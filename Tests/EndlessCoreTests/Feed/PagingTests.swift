import EndlessCore
import Testing

@Suite("Paging policies and keys")
struct PagingTests {
  @Test("F36: kept rows must be a page and the prefetch on both sides")
  func keep() throws {
    #expect(try PagingPolicy(pageSize: 20, prefetch: 20, keep: 60).keep == 60)
    #expect(throws: PagingPolicyError.keepBelow(60)) {
      try PagingPolicy(pageSize: 20, prefetch: 20, keep: 59)
    }
  }

  @Test("numbers out of their range are refused")
  func ranges() {
    #expect(throws: PagingPolicyError.pageSizeBelowOne) { try PagingPolicy(pageSize: 0) }
    #expect(throws: PagingPolicyError.negativePrefetch) { try PagingPolicy(prefetch: -1) }
  }

  @Test("a phase is loading in the step that returns the request")
  func guardFlips() {
    var paging = Paging()
    let need = Need(count: 0, visible: nil)
    let first = paging.request(for: need, last: nil, now: .zero)
    let second = paging.request(for: need, last: nil, now: .zero)
    #expect(first != nil)
    #expect(second == nil)
    #expect(paging.append.request == first)
    #expect(paging[.append] == paging.append)
  }

  @Test("all that is left may be asked for at once")
  func wantsAll() {
    var paging = Paging()
    let request = paging.request(
      for: Need(count: 100, visible: 0...9, wantsAll: true), last: nil, now: .zero)
    #expect(request?.size == Int.max)
  }

  @Test("property 10: a token that is not current changes nothing")
  func staleToken() {
    var paging = Paging()
    _ = paging.request(for: Need(count: 0, visible: nil), last: nil, now: .zero)
    let before = paging
    paging.finishAppend(Token(serial: 99), PageYield(raw: 1, new: 1), next: .end)
    paging.fail(Token(serial: 99), SourceError("late"), now: .zero)
    #expect(paging == before)
    #expect(paging.direction(of: Token(serial: 99)) == nil)
  }

  @Test("a list that is complete from the start asks for nothing")
  func isOver() {
    var paging = Paging(isOver: true)
    let request = paging.request(for: Need(count: 0, visible: nil), last: nil, now: .zero)
    #expect(request == nil)
    #expect(paging.status(count: 3) == .complete)
  }
}
