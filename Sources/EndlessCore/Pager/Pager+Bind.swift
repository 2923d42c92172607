extension Pager {
  /// Lets go of the pages that have left the window and takes those that have come into it.
  ///
  /// - Parameter before: the window before a move. What is at a new place has come round, even if its
  ///   page is held already.
  mutating func bind(after before: ClosedRange<Int>? = nil) {
    let wanted = wantedPages
    release { !wanted.contains($0.index) }
    for index in isScrubbing ? wanted.prefix(1) : wanted[...] where place(of: index) == nil {
      held.append(HeldPage(index: index))
    }
    guard refreshes, let before, let window else { return }
    for position in window where !before.contains(position) { renew(index(of: position)) }
  }

  /// The pages of the window in the order in which they are wanted: the current one, the next one in
  /// the direction of travel, the other one.
  var wantedPages: [Int] {
    guard let window else { return [] }
    let positions = [position, position + travel.step, position - travel.step]
    return positions.filter(window.contains).map(index(of:))
  }

  /// A page that was current has been left.
  mutating func leave(_ index: Int) {
    guard let place = place(of: index) else { return }
    stopPlaying(place)
    held[place].visit = .left
  }

  /// The current page has been come to: if it was left and has failed, it is tried once more.
  mutating func visit() {
    guard let index, let place = place(of: index), held[place].visit == .left else { return }
    held[place].visit = .fresh
    retry(index)
  }

  /// Lets go of held pages; what is under way for them is to be stopped.
  mutating func release(where isGone: (HeldPage<Contents>) -> Bool) {
    for page in held where isGone(page) {
      cancellations += [page.phase.token, page.player].compactMap { $0 }
    }
    held.removeAll(where: isGone)
  }

  func place(of index: Int) -> Int? {
    held.firstIndex { $0.index == index }
  }

  /// Asks for the contents of a held page again; what it shows stays.
  @discardableResult
  mutating func renew(_ index: Int) -> Bool {
    guard let place = place(of: index) else { return false }
    switch held[place].phase {
    case .waiting, .loading: return false
    case .ready, .failed:
      held[place].phase = .waiting
      stopPlaying(place)
      if held[place].visit == .played { held[place].visit = .fresh }
    }
    return true
  }

  @discardableResult
  mutating func retry(_ index: Int) -> Bool {
    guard let place = place(of: index), case .failed = held[place].phase else { return false }
    return renew(index)
  }
}
