extension Feed {
  /// Rows of a request under way are ready.
  ///
  /// A stale token changes nothing.
  ///
  /// - Returns: what happened to the rows, or nil if nothing did.
  public mutating func receive(_ rows: [Item], token: Token) -> RowsChange? {
    switch paging.direction(of: token) {
    case .append: return receive(appended: rows)
    case .prepend: incomingHead += rows
    case .refresh: renewal?.pageRows += rows
    case nil: break
    }
    return nil
  }

  /// Whether the list has all the rows that it may have.
  public var isFull: Bool { count >= paging.policy.maxItems ?? .max }

  private mutating func receive(appended rows: [Item]) -> RowsChange? {
    incoming.raw += rows
    if incoming.shown == 0, repeatsLastSoFar { return nil }
    return showIncoming()
  }

  /// Whether every raw row is that of the page before.
  var repeatsLastSoFar: Bool {
    guard !lastRows.isEmpty, incoming.raw.count <= lastRows.count else { return false }
    return zip(incoming.raw, lastRows).allSatisfy { $0.text == $1.text }
  }

  /// Adds the raw rows that have not been dealt with.
  mutating func showIncoming() -> RowsChange? {
    guard incoming.shown < incoming.raw.count else { return nil }
    let fresh = incoming.raw[incoming.shown...]
    incoming.shown = incoming.raw.count
    guard incoming.leftover.isEmpty else { return replaceLeftover(by: fresh) }
    add(fresh)
    return .extended
  }

  /// Adds rows after the last one.
  ///
  /// A known identity keeps its place and takes the new content.
  private mutating func add(_ rows: ArraySlice<Item>) {
    for row in rows {
      if let place = index(of: row.id) {
        items[place - base] = row
      } else if !isFull {
        record(row.id, at: count)
        items.append(row)
        incoming.new += 1
      }
    }
  }

  /// A page that failed half-way comes again: its rows replace the old ones place by place.
  private mutating func replaceLeftover(by rows: ArraySlice<Item>) -> RowsChange {
    let old = Array(items[(incoming.start - base)...])
    removeRows(from: incoming.start + incoming.new)
    add(rows)
    for row in incoming.leftover.dropFirst(incoming.new) where index(of: row.id) == nil {
      record(row.id, at: count)
      items.append(row)
    }
    return moved(from: old, start: incoming.start)
  }

  /// Takes away the rows of an earlier try that did not come again.
  mutating func dropLeftover() -> RowsChange? {
    guard !incoming.leftover.isEmpty else { return nil }
    let old = Array(items[(incoming.start - base)...])
    removeRows(from: incoming.start + incoming.new)
    incoming.leftover = []
    return moved(from: old, start: incoming.start)
  }

  mutating func removeRows(from index: Int) {
    guard index < count else { return }
    for row in items[(index - base)...] { places[row.id] = nil }
    items.removeSubrange((index - base)...)
  }

  private func moved(from old: [Item], start: Int) -> RowsChange {
    let now = self
    return .moved(oldCount: start + old.count) { index in
      index < start ? index : now.index(of: old[index - start].id)
    }
  }
}
