import EndlessCore
import Testing

@Suite("Playing the current page")
struct PagerPlayTests {
  private static func pager(loaded: Int) -> (Pager<Int>, [Token]) {
    var pager = Pager<Int>(
      extent: .counted(9), format: PageFormat(size: Size(rows: 5, columns: 5)))
    var tokens: [Token] = []
    while case .load(let request)? = pager.nextOrder() { tokens.append(request.token) }
    for token in tokens.prefix(loaded) { pager.receive(1, token: token) }
    return (pager, Array(tokens.dropFirst(loaded)))
  }

  private static func player(_ pager: inout Pager<Int>) throws -> ContentsRequest {
    let order = pager.nextPlay(isAnimated: { _ in true })
    guard case .play(let request)? = order else { throw Missing.order(order) }
    return request
  }

  private static func loaded(_ pager: inout Pager<Int>) throws -> ContentsRequest {
    let order = pager.nextOrder()
    guard case .load(let request)? = order else { throw Missing.order(order) }
    return request
  }

  private enum Missing: Error {
    /// Another order than the wanted one was given.
    case order(PagerOrder?)
  }

  @Test("it counts among the three, and makes room for a page that has to be loaded")
  func room() throws {
    var (pager, open) = Self.pager(loaded: 1)
    let request = try Self.player(&pager)
    #expect(pager.requestCount == 3)
    #expect(pager.nextPlay(isAnimated: { _ in true }) == nil)
    pager.reload()
    #expect(pager.nextOrder() == .cancel(request.token))
    #expect(pager.nextOrder() == nil, "three are under way until one has ended")
    pager.end(request.token)
    let again = try Self.loaded(&pager)
    #expect(again.index == 0)
    open.append(again.token)
    #expect(pager.requestCount == 3)
    #expect(open.count == 3)
  }

  @Test("what has ended is played again once its page was loaded anew")
  func anew() throws {
    var (pager, _) = Self.pager(loaded: 3)
    let player = try Self.player(&pager)
    pager.end(player.token)
    #expect(pager.nextPlay(isAnimated: { _ in true }) == nil)
    pager.reload()
    let again = try Self.loaded(&pager)
    pager.receive(2, token: again.token)
    #expect(pager.nextPlay(isAnimated: { _ in true }) != nil)
  }

  @Test("it is stopped when a neighbour that waits needs its place")
  func neighbour() throws {
    var (pager, open) = Self.pager(loaded: 1)
    let player = try Self.player(&pager)
    pager.apply(.moved(oldCount: 9) { $0 == 0 ? 0 : $0 == 1 ? nil : $0 - 1 }, extent: .counted(8))
    #expect(pager.nextOrder() == .cancel(open[0]))
    #expect(pager.nextOrder() == .cancel(player.token), "all three are under way")
  }

  @Test("a neighbour whose item is not there does not keep it from playing")
  func missing() {
    var pager = Pager<Int>(
      extent: .counted(9), format: PageFormat(size: Size(rows: 5, columns: 5)))
    let isLoaded = { (page: Int) in page != 1 }
    while case .load(let request)? = pager.nextOrder(isLoaded: isLoaded) {
      pager.receive(1, token: request.token)
    }
    #expect(pager.slots.contains { $0.index == 1 && $0.phase == .waiting })
    #expect(pager.nextPlay(isAnimated: { _ in true }) == nil, "it could be loaded")
    #expect(pager.nextPlay(isLoaded: isLoaded, isAnimated: { _ in true }) != nil)
  }
}
