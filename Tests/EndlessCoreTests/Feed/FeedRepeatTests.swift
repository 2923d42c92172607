import EndlessCore
import Testing

@Suite("A feed whose source repeats itself")
struct FeedRepeatTests {
  @Test("F21, C25: the same key and no new row stalls on that page, a retry asks for it again")
  func sameKey() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20, next: .cursor("a"))
    screen.answer([3, 4], next: .cursor("a"))
    #expect(screen.footer == .stalled(.sameKey(page: 2)))
    #expect(screen.status == .laterPageError)
    screen.settle()
    #expect(screen.requests.count == 2)
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.last?.key.cursor == "a")
  }

  @Test("F22, C25: the same key with new rows goes on if the source says that this is its way")
  func reuse() {
    var screen = FeedScreen(height: 60)
    screen.answer(0..<20, next: .cursor("a"))
    screen.answer(20..<40, next: .cursor("a"))
    #expect(screen.requests.count == 3)
    screen.answer(40..<60, next: .cursor("a"))
    #expect(screen.numbers == Array(0..<60))
    #expect(screen.flying.count == 1)
  }

  @Test("F22: if it does not say so, the new rows are kept and the walk stops")
  func noReuse() throws {
    var screen = FeedScreen(try PagingPolicy(allowsKeyReuse: false), height: 60)
    screen.answer(0..<20, next: .cursor("a"))
    screen.answer(20..<40, next: .cursor("a"))
    #expect(screen.footer == .stalled(.sameKey(page: 2)))
    #expect(screen.numbers == Array(0..<40))
  }

  @Test("S9: a page that points at itself is asked for once more and no further")
  func pointsAtItself() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<5, next: .cursor("self"))
    screen.answer(0..<5, next: .cursor("self"))
    #expect(screen.footer == .stalled(.repeats(page: 2)))
    #expect(screen.requests.count == 2)
    #expect(screen.numbers == Array(0..<5))
  }

  @Test("S14: always the same twenty lines: twenty rows, stalled, two runs")
  func sameLines() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.partial(0..<12)
    #expect(screen.numbers == Array(0..<20))
    screen.answer(12..<20)
    #expect(screen.numbers == Array(0..<20))
    #expect(screen.footer == .stalled(.repeats(page: 2)))
    #expect(screen.requests.count == 2)
  }

  @Test("after a repeated page a retry goes on: the page is taken as it is")
  func goesOn() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.answer(0..<20)
    let went = screen.retry()
    #expect(went)
    #expect(screen.requests.map(\.key.page) == [1, 2, 2])
    screen.answer(0..<20)
    #expect(screen.requests.map(\.key.page) == [1, 2, 2, 3])
    screen.answer(20..<40)
    #expect(screen.numbers == Array(0..<40))
  }

  @Test("S14: also where rows are told by their places, and are held back until they differ")
  func sameLinesByPlace() {
    func items(_ places: Range<Int>, _ text: String) -> [Item] {
      places.map { Item(id: .position($0), text: Array("\(text)\($0 % 20)".utf8)) }
    }
    var screen = FeedScreen(height: 24)
    screen.answer(screen.flying[0], items(0..<20, "a"))
    screen.partial(screen.flying[0], items(20..<30, "a"))
    #expect(screen.feed.count == 20, "so far a repetition")
    screen.partial(screen.flying[0], items(30..<31, "b"))
    #expect(screen.feed.count == 31)
    screen.answer(screen.flying[0], items(31..<40, "a"))
    #expect(screen.feed.count == 40)
    #expect(screen.feed.paging.append == .idle)
  }

  @Test("a page that is the beginning of the one before is no repetition")
  func beginning() {
    var screen = FeedScreen(height: 24)
    func items(_ places: Range<Int>) -> [Item] {
      places.map { Item(id: .position($0), text: Array("same".utf8)) }
    }
    screen.answer(screen.flying[0], items(0..<20))
    screen.answer(screen.flying[0], items(20..<23))
    #expect(screen.feed.count == 23)
    screen.answer(screen.flying[0], items(23..<26), next: .end)
    #expect(screen.feed.count == 26, "the last page may be like the one before")
  }

  @Test("a page of known ids only counts as an empty page")
  func knownOnly() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    for page in 1...5 { screen.answer([page, 0]) }
    #expect(screen.footer == .stalled(.nothingNew(pages: 5)))
    #expect(screen.requests.count == 6)
  }

  @Test("F23: rows that have shifted come once; the next offset counts what was received")
  func shifted() throws {
    var screen = FeedScreen(try PagingPolicy(pageSize: 5), height: 20)
    screen.answer(1...5)
    screen.answer(5...9)
    #expect(screen.numbers == Array(1...9))
    #expect(screen.requests.last?.key.offset == 10)
  }

  @Test("F24: a known row with new contents is replaced in its place")
  func newContents() {
    var screen = FeedScreen(height: 24)
    screen.answer(0..<20)
    screen.answer(screen.flying[0], [Item(3, text: "new"), Item(20)])
    #expect(screen.numbers == Array(0...20))
    #expect(screen.feed.item(at: 3)?.text == Array("new".utf8))
  }
}
