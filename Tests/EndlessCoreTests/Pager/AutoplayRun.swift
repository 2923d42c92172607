import EndlessCore

/// A pager with autoplay and a clock that goes by seconds.
struct AutoplayRun: Equatable {
  /// A page that was turned to, and when.
  struct Move: Hashable {
    var second: Int
    var page: Int
    init(_ second: Int, _ page: Int) { (self.second, self.page) = (second, page) }
  }

  var pager: Pager<String>
  var autoplay: Autoplay
  var now = Duration.zero
  var moves: [Move] = []

  init(
    pages: Int, at index: Int = 0, edge: Edge = .ring, isComplete: Bool = true,
    _ autoplay: Autoplay = Autoplay(interval: .seconds(4))
  ) {
    pager = Pager(
      extent: isComplete ? .counted(pages) : .growing(pages), edge: edge,
      format: PageFormat(size: Size(rows: 5, columns: 5)))
    pager.go(to: index)
    self.autoplay = autoplay
    play()
  }

  /// What is due is done.
  mutating func play() {
    if pager.play(&autoplay, now: now) != 0 {
      moves.append(Move(Int(now.components.seconds), pager.index ?? -1))
    }
  }

  /// The user turns pages.
  mutating func turn(by steps: Int) {
    if pager.advance(by: steps) != 0 { autoplay.restart(now: now) }
    play()
  }

  /// Time passes, second by second.
  mutating func run(until second: Int) {
    play()
    while now < .seconds(second) {
      now += .seconds(1)
      play()
    }
  }
}
