import EndlessCore

extension Item {
  /// A row that is told by its number.
  init(_ number: Int, text: String? = nil) {
    self.init(id: .position(number), text: Array((text ?? "\(number)").utf8))
  }

  var number: Int? {
    if case .position(let number) = id { number } else { nil }
  }
}

/// A feed and its view, run as a browser runs them: asked after every event what has to leave.
struct FeedScreen {
  var feed: Feed
  var view: Viewport
  var now: Duration = .zero
  /// Every request that has left.
  private(set) var requests: [PageRequest] = []
  /// Requests that left and were neither answered nor given up, in order.
  private(set) var flying: [PageRequest] = []
  /// Requests that were given up.
  private(set) var void: [PageRequest] = []

  init(_ policy: PagingPolicy = .standard, height: Int, edge: Edge = .stop) {
    feed = Feed(policy: policy)
    view = Viewport(extent: .growing(0), edge: edge, height: height)
    settle()
  }

  var numbers: [Int] { feed.items.compactMap(\.number) }
  var footer: Footer? { feed.paging.footer(count: feed.knownCount, edge: view.edge) }
  var status: FeedStatus { feed.paging.status(count: feed.knownCount) }
  var shownNumbers: [Int?] { view.shown.map { feed.item(at: $0)?.number } }

  /// What a browser does after every event.
  mutating func settle() {
    view.update(extent: feed.extent)
    view.setFooter(footer != nil)
    let visible = view.visibleIndexes()
    if let visible, let tokens = feed.relocate(to: visible) { cancel(tokens) }
    feed.trim(visible: visible)
    while let request = feed.request(visible: visible, now: now) { send(request) }
    view.setFooter(footer != nil)
  }

  /// Does something to the view.
  mutating func move(_ body: (inout Viewport) -> Void) {
    body(&view)
    settle()
  }

  /// Delivers rows of the oldest request under way, and the page's end.
  mutating func answer(
    _ numbers: some Sequence<Int>, next: Continuation = .more, previous: Continuation = .end,
    total: Int? = nil
  ) {
    guard let request = flying.first else { return }
    answer(request, numbers.map { Item($0) }, next: next, previous: previous, total: total)
  }

  /// Delivers items of a request, and the page's end.
  mutating func answer(
    _ request: PageRequest, _ items: [Item], next: Continuation = .more,
    previous: Continuation = .end, total: Int? = nil
  ) {
    partial(request, items)
    flying.removeAll { $0 == request }
    apply(feed.finish(request.token, next: next, previous: previous, total: total))
    settle()
  }

  /// Delivers rows before the page is complete.
  mutating func partial(_ numbers: some Sequence<Int>) {
    guard let request = flying.first else { return }
    partial(request, numbers.map { Item($0) })
    settle()
  }

  mutating func partial(_ request: PageRequest, _ items: [Item]) {
    apply(feed.receive(items, token: request.token).map { [$0] } ?? [])
  }

  /// Lets the oldest request under way fail.
  mutating func fail(_ message: String = "boom", retryAfter: Duration? = nil) {
    guard let request = flying.first else { return }
    fail(request, SourceError(message, retryAfter: retryAfter))
  }

  mutating func fail(_ request: PageRequest, _ error: SourceError) {
    flying.removeAll { $0 == request }
    apply(feed.fail(request.token, error, now: now))
    settle()
  }

  /// Retries; says whether anything left.
  mutating func retry() -> Bool {
    let request = feed.retry(now: now)
    if let request { send(request) }
    settle()
    return request != nil
  }

  /// Loads anew; says whether anything left.
  mutating func refresh() -> Bool {
    let began = feed.startRefresh(visible: view.visibleIndexes(), now: now)
    cancel(began.cancelled)
    if let request = began.request { send(request) }
    apply(began.changes)
    settle()
    return began.request != nil
  }

  mutating func stop() {
    let stopped = feed.stop()
    cancel(stopped.cancelled)
    apply(stopped.changes)
    settle()
  }

  mutating func remove(_ number: Int) {
    if let change = feed.remove(Item(number).id) { apply([change]) }
    settle()
  }

  private mutating func apply(_ changes: [RowsChange]) {
    for change in changes { view.apply(change, extent: feed.extent) }
  }

  private mutating func send(_ request: PageRequest) {
    requests.append(request)
    flying.append(request)
  }

  private mutating func cancel(_ tokens: [Token]) {
    void += flying.filter { tokens.contains($0.token) }
    flying.removeAll { tokens.contains($0.token) }
  }
}

extension Feed {
  /// All of a feed that anybody can see, to be compared.
  var snapshot: FeedSnapshot {
    FeedSnapshot(
      items: items, base: base, end: end, total: total, paging: paging, extent: extent)
  }
}

struct FeedSnapshot: Hashable {
  var items: [Item]
  var base: Int
  var end: Int?
  var total: Int?
  var paging: Paging
  var extent: Extent
}
