import EndlessCore
import Testing

@Suite("Pages that fail")
struct PagerFailureTests {
  /// Ten pages at the fourth, which has failed while its neighbours have come.
  private func failed() -> PagerScreen {
    var screen = PagerScreen(10, at: 4)
    screen.fail(screen.flying[0])
    screen.answerAll()
    return screen
  }

  @Test("a failure is the page's own, and the neighbours work on")
  func alone() {
    let screen = failed()
    #expect(screen.pager.current?.phase == .failed(SourceError("boom")))
    #expect(screen.phase(3) == .ready && screen.phase(5) == .ready)
    #expect(screen.requests.count == 3)
  }

  @Test("what is being made is given up when somebody says so, and can be retried")
  func stopped() {
    var screen = PagerScreen(10, at: 4)
    let stops = [screen.pager.stopLoading(), screen.pager.stopLoading()]
    #expect(stops == [true, false])
    screen.settle()
    #expect(screen.pager.current?.phase == .failed(SourceError("Stopped")))
    screen.answerAll()
    #expect(screen.phase(3) == .ready && screen.phase(5) == .ready)
    let went = screen.pager.retry()
    screen.settle()
    screen.answerAll()
    let late = screen.pager.stopLoading()
    #expect(went && !late && screen.contents(4) != nil)
  }

  @Test("a retry asks once")
  func retry() {
    var screen = failed()
    let went = screen.pager.retry()
    screen.settle()
    let again = screen.pager.retry()
    #expect(went && !again)
    #expect(screen.asked.dropFirst(3) == [4])
    screen.answerAll()
    let whenReady = screen.pager.retry()
    #expect(!whenReady)
    #expect(screen.contents(4) != nil)
  }

  @Test("a page that has failed is not asked for again while it is current, nor as a neighbour")
  func sticky() {
    var screen = failed()
    screen.settle()
    screen.advance(by: 1)
    screen.answerAll()
    #expect(screen.asked.filter { $0 == 4 }.count == 1)
  }

  @Test("coming back to it tries once more, each time")
  func revisit() {
    var screen = failed()
    for visit in 2...4 {
      screen.advance(by: 1)
      screen.advance(by: -1)
      #expect(screen.asked.filter { $0 == 4 }.count == visit)
      for request in screen.flying where request.index == 4 { screen.fail(request) }
      screen.answerAll()
      #expect(screen.pager.current?.phase == .failed(SourceError("boom")))
      #expect(screen.asked.filter { $0 == 4 }.count == visit)
    }
  }

  @Test("coming for the first time does not: it has just been tried")
  func firstVisit() {
    var screen = PagerScreen(10, at: 4)
    screen.fail(screen.flying[1])
    screen.answerAll()
    screen.advance(by: 1)
    #expect(screen.pager.current?.phase == .failed(SourceError("boom")))
    #expect(screen.asked.filter { $0 == 5 }.count == 1)
  }

  @Test("a page that was far away has been tried again when it comes back")
  func fromFar() {
    var screen = failed()
    screen.go(to: 9)
    screen.answerAll()
    screen.go(to: 5)
    #expect(screen.phase(4)?.token != nil)
    for request in screen.flying where request.index == 4 { screen.fail(request) }
    screen.answerAll()
    screen.advance(by: -1)
    #expect(screen.asked.filter { $0 == 4 }.count == 2)
  }

  @Test("so it is tried when it is come back to because the others have gone", arguments: [0, 1])
  func backByRemoval(way: Int) {
    var screen = PagerScreen(10, at: 8)
    screen.fail(screen.flying[0])
    screen.answerAll()
    screen.advance(by: 1)
    if way == 0 {
      screen.remove(9..<10)
    } else {
      screen.items.removeLast()
      screen.pager.update(extent: .counted(9))
      screen.settle()
    }
    #expect(screen.pager.index == 8)
    #expect(screen.asked.filter { $0 == 8 }.count == 2)
  }

  @Test("a late failure fails nothing")
  func late() {
    var screen = PagerScreen(10, at: 4)
    let old = screen.flying
    screen.go(to: 7)
    let failures = old.map { screen.fail($0) }
    #expect(failures == [false, false, false])
    screen.answerAll()
    #expect(screen.pager.slots.allSatisfy { $0.phase == .ready })
  }

  @Test("work that ends without an answer has failed")
  func nothingCame() {
    var screen = PagerScreen(1)
    screen.end(screen.flying[0])
    #expect(screen.pager.current?.phase == .failed(SourceError("Nothing came")))
    #expect(screen.requests.count == 1)
  }

  @Test("loading a page anew keeps what it shows until the answer, and after a failure")
  func reload() {
    var screen = PagerScreen(10, at: 4)
    let whileLoading = screen.pager.reload()
    screen.answerAll()
    let whenReady = screen.pager.reload()
    screen.settle()
    #expect(!whileLoading && whenReady)
    #expect(screen.asked.dropFirst(3) == [4])
    #expect(screen.contents(4) != nil)
    screen.fail(screen.flying[0])
    #expect(screen.pager.current?.phase == .failed(SourceError("boom")))
    #expect(screen.contents(4) != nil)
    let afterFailure = screen.pager.reload()
    #expect(afterFailure)
  }
}
