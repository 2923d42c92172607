extension Feed {
  /// Asked after every event: the request that has to leave now, if any.
  ///
  /// Ask until nil comes back.
  ///
  /// - Parameters:
  ///   - visible: the visible rows, or nil if there are none.
  ///   - wantsAll: whether everything is wanted, whatever is visible.
  ///   - now: the present moment.
  /// - Returns: a request whose phase is `.loading` already, or nil.
  public mutating func request(
    visible: ClosedRange<Int>?, wantsAll: Bool = false, now: Duration
  ) -> PageRequest? {
    if let request = pending {
      pending = nil
      return request
    }
    if let request = repeatRefresh(visible: visible, now: now) { return request }
    let need = Need(count: count, first: base, visible: visible, wantsAll: wantsAll)
    let last = rowBeforePage
    return paging.request(for: need, last: last, now: now)
  }

  /// Asks again for what failed, stalled or was stopped; nil if there is nothing to retry or a wait
  /// that the source asked for is not over.
  ///
  /// A page that repeated the one before is taken as it is when it comes again: the user wants to go
  /// on.
  public mutating func retry(now: Duration) -> PageRequest? {
    let last = rowBeforePage
    let repeated = if case .stalled(.repeats) = paging.append { true } else { false }
    let request = paging.retry(last: last, now: now)
    if repeated, request?.direction == .append { lastRows = [] }
    return request
  }

  /// Removes one row by its identity.
  ///
  /// Costs a walk over the rows after it.
  ///
  /// - Returns: what happened to the rows, or nil if there is no such row.
  public mutating func remove(_ id: ItemID) -> RowsChange? {
    guard let gone = index(of: id) else { return nil }
    let oldCount = count
    items.remove(at: gone - base)
    places[id] = nil
    for index in gone..<count { record(items[index - base].id, at: index) }
    for index in pages.indices {
      if pages[index].start > gone {
        pages[index].start -= 1
      } else if gone < pages[index].end {
        pages[index].rows -= 1
      }
    }
    end = end.map { $0 - 1 }
    incoming.remove(id, at: gone)
    return .moved(oldCount: oldCount) { $0 == gone ? nil : $0 > gone ? $0 - 1 : $0 }
  }

  /// The last row before the page that is asked for next, or is on its way.
  private var rowBeforePage: Item? { item(at: incoming.start - 1) }
}
