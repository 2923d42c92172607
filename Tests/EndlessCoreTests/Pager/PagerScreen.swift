import EndlessCore

/// What a page shows: its item, made for a format.
struct Picture: Hashable {
  var item: Int
  var format: PageFormat
  init(_ item: Int, _ format: PageFormat) { (self.item, self.format) = (item, format) }
}

/// A pager with the world around it: it makes the contents of pages when it is told to.
struct PagerScreen: Equatable {
  var pager: Pager<Picture>
  /// What tells the pages apart, by place.
  var items: [Int]
  /// Pages whose item has not been loaded.
  var missing: Set<Int> = []
  /// Every request that has left, and the item that it was for.
  var requests: [ContentsRequest] = []
  var itemOf: [Token: Int] = [:]
  /// Requests that have not ended, and those among them that were cancelled.
  var flying: [ContentsRequest] = []
  var cancelled: [Token] = []

  init(
    _ count: Int, at index: Int = 0, edge: Edge = .stop, isComplete: Bool = true,
    refreshes: Bool = false
  ) {
    items = Array(0..<count)
    pager = Pager(
      extent: isComplete ? .counted(count) : .growing(count), edge: edge,
      format: PageFormat(size: Size(rows: 20, columns: 60)), refreshes: refreshes)
    pager.go(to: index)
    settle()
  }

  /// Pages whose requests have left, in order.
  var asked: [Int] { requests.map(\.index) }

  /// What is shown, from left to right.
  var shown: [Int] { pager.slots.map(\.index) }

  /// The phase of a page, if it is held.
  func phase(_ index: Int) -> PagePhase? { pager.slots.first { $0.index == index }?.phase }

  /// What a page shows, if it is held.
  func contents(_ index: Int) -> Picture? {
    pager.slots.first { $0.index == index }?.contents
  }

  @discardableResult
  mutating func advance(by steps: Int, press: Press = .fresh) -> Int {
    let taken = pager.advance(by: steps, press: press)
    settle()
    return taken
  }

  @discardableResult
  mutating func go(to index: Int) -> Int? {
    let taken = pager.go(to: index)
    settle()
    return taken
  }

  /// Does what the pager orders.
  mutating func settle() {
    while let order = pager.nextOrder(isLoaded: { !missing.contains($0) }) {
      switch order {
      case .load(let request):
        requests.append(request)
        flying.append(request)
        itemOf[request.token] = items[request.index]
      case .play: preconditionFailure("nobody has asked for a page to be played")
      case .cancel(let token): cancelled.append(token)
      }
    }
  }

  /// Takes a request off those that fly.
  private mutating func land(_ token: Token) {
    flying.removeAll { $0.token == token }
    cancelled.removeAll { $0 == token }
  }

  /// A request's contents come; whether they are shown.
  @discardableResult
  mutating func answer(_ request: ContentsRequest) -> Bool {
    land(request.token)
    let isShown = pager.receive(
      Picture(itemOf[request.token] ?? -1, request.format), token: request.token)
    settle()
    return isShown
  }

  @discardableResult
  mutating func fail(_ request: ContentsRequest) -> Bool {
    land(request.token)
    let isShown = pager.fail(request.token, SourceError("boom"))
    settle()
    return isShown
  }

  mutating func end(_ request: ContentsRequest) {
    land(request.token)
    pager.end(request.token)
    settle()
  }

  /// Everything that flies comes, until nothing does.
  mutating func answerAll() {
    while let first = flying.first {
      if cancelled.contains(first.token) { end(first) } else { answer(first) }
    }
  }

  /// Items are removed.
  mutating func remove(_ gone: Range<Int>) {
    let count = items.count
    items.removeSubrange(gone)
    pager.apply(
      .moved(oldCount: count) {
        gone.contains($0) ? nil : $0 >= gone.upperBound ? $0 - gone.count : $0
      }, extent: .counted(items.count))
    settle()
  }

  /// An item is put in.
  mutating func insert(_ item: Int, at place: Int) {
    let count = items.count
    items.insert(item, at: place)
    pager.apply(
      .moved(oldCount: count) { $0 < place ? $0 : $0 + 1 }, extent: .counted(items.count))
    settle()
  }
}
