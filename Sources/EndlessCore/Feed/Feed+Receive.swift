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
    // A page may go on for ever after the last row that is wanted.
    guard !isFull else { return nil }
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
    let old = items[(incoming.start - base)...].map(\.id)
    removeRows(from: incoming.start + incoming.new)
    add(rows)
    for row in incoming.leftover.dropFirst(incoming.new) where index(of: row.id) == nil {
      record(row.id, at: count)
      items.append(row)
    }
    return moved(from: old)
  }

  /// Takes away the rows of an earlier try that did not come again.
  mutating func dropLeftover() -> RowsChange? {
    guard !incoming.leftover.isEmpty else { return nil }
    let old = items[(incoming.start - base)...].map(\.id)
    removeRows(from: incoming.start + incoming.new)
    incoming.leftover = []
    return moved(from: old)
  }

  mutating func removeRows(from index: Int) {
    guard index < count else { return }
    for row in items[(index - base)...] { places[row.id] = nil }
    items.removeSubrange((index - base)...)
  }

  /// Where the rows of the page on its way have gone, once they were these.
  private func moved(from old: [ItemID]) -> RowsChange {
    let start = incoming.start
    let now = old.map { index(of: $0) }
    return .moved(oldCount: start + old.count) { index in
      if index < start { return index }
      return index - start < now.count ? now[index - start] : nil
    }
  }
}

extension IncomingPage {
  /// A row was removed from the list.
  mutating func remove(_ id: ItemID, at index: Int) {
    if index < start {
      start -= 1
    } else if index < start + new {
      new -= 1
      // The leftover row whose place it had taken must not come back.
      leftover = Array(leftover.dropFirst())
    } else {
      leftover.removeAll { $0.id == id }
    }
  }
}
