extension Pager {
  /// Takes note of how many pages there are now, when none has moved.
  ///
  /// If the current one is gone, the last one is current.
  public mutating func update(extent new: Extent) {
    guard new.pages != (count, isComplete) else { return }
    let before = index
    (count, isComplete) = new.pages
    position = min(before ?? 0, max(0, count - 1))
    if count == 0 { lap = 0 }
    bind()
    if index != before { visit() }
  }

  /// Follows a change of the pages: those that are held, and the current one, are found again by
  /// identity.
  ///
  /// Instead of a current page that is gone the next surviving one is current, else the one before,
  /// else the first. Costs constant time, and a walk over the pages that are gone.
  public mutating func apply(_ change: RowsChange, extent new: Extent) {
    if case .extended = change { return update(extent: new) }
    let (before, oldCount) = (index, count)
    (count, isComplete) = new.pages
    if case .replaced = change { lap = 0 }
    if count == 0 { lap = 0 }
    let pages = 0..<count
    let place = { (index: Int) in change.place(of: index).flatMap { pages.contains($0) ? $0 : nil }
    }
    let survivors = held.compactMap { page in place(page.index).map { page.moved(to: $0) } }
    release { place($0.index) == nil }
    held = survivors
    position = before.flatMap { RowsChange.survivor(of: $0, oldCount, place) } ?? 0
    bind()
    if before.flatMap(place) == nil { visit() }
  }

  /// Makes all contents anew for another area or another way to show pictures.
  public mutating func reformat(_ new: PageFormat) {
    guard new != format else { return }
    format = new
    release { _ in true }
    bind()
  }

  /// Changes what lies past the last page.
  public mutating func setEdge(_ new: Edge) {
    guard new != edge else { return }
    position = index ?? 0
    edge = new
    bind()
  }
}

extension HeldPage {
  /// The same page at another place.
  fileprivate func moved(to index: Int) -> HeldPage {
    var page = self
    page.index = index
    return page
  }
}

extension RowsChange {
  /// Where a row stands after the change, or nil if it is gone.
  func place(of index: Int) -> Int? {
    switch self {
    case .extended: index
    case .prepended(let rows): index + rows
    case .moved(_, let place): place(index)
    case .replaced: nil
    }
  }
}
