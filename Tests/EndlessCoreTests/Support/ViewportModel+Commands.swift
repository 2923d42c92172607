import EndlessCore

extension ViewportModel {
  mutating func run(_ command: ViewCommand) {
    guard count > 0 else { return runEmpty(command) }
    switch command {
    case .move(let items): move(items, isFresh: true)
    case .hold(let items): move(items, isFresh: false)
    case .wheel(let rows): scroll(rows, wanted: { $0.cursor })
    case .page(let rows): page(rows)
    case .home: (cursor, offset) = (0, 0)
    case .end:
      (cursor, offset) = (count - 1, total + footerRows - height)
      clamp()
    case .jump(let target): jump(target)
    case .resize(let rows): resize(rows)
    case .footer(let on):
      if footer != on {
        footer = on
        reveal()
      }
    }
    if isStill { (cursor, offset) = (cursor.modulo(count), 0) }
  }

  private mutating func resize(_ rows: Int) {
    let isOther = rows != height
    height = rows
    // Neither view nor cursor leaves its lap when a ring comes to fit its view.
    if isStill { cursor = cursor.modulo(count) }
    if isOther || !isReadable(cursor) { reveal() }
  }

  private mutating func runEmpty(_ command: ViewCommand) {
    if case .resize(let rows) = command { height = rows }
    if case .footer(let on) = command { footer = on }
  }

  private mutating func move(_ items: Int, isFresh: Bool) {
    if abs(items) == 1, !isStill, block(cursor) > height {
      let end = start(cursor) + block(cursor)
      if items > 0, end > offset + height { return offset += 1 }
      if items < 0, start(cursor) < offset { return offset -= 1 }
    }
    if isStill || loops {
      if count == 1 { return }
      lap += (cursor + items).flooredQuotient(count) - cursor.flooredQuotient(count)
      cursor += items
    } else if edge == .pause, isFresh, count > 1, cursor == (items > 0 ? count - 1 : 0) {
      lap += items.signum()
      cursor = items > 0 ? min(items - 1, count - 1) : max(count + items, 0)
      offset = items > 0 ? 0 : lastOffset
    } else {
      cursor = min(max(0, cursor + items), count - 1)
    }
    reveal()
  }

  private mutating func page(_ rows: Int) {
    let before = offset
    let row = max(0, start(cursor) - offset)
    scroll(rows) { model in
      model.visible.first { model.start($0) + model.rows($0) > model.offset + row } ?? model.cursor
    }
    if offset == before, !loops {
      cursor = rows < 0 ? 0 : count - 1
      reveal()
    }
  }

  /// Scrolls, and takes the cursor to the readable item nearest to the one wanted.
  ///
  /// Where none is readable: to the rest of the current item, or else to the next one.
  private mutating func scroll(_ rows: Int, wanted: (ViewportModel) -> Int) {
    guard !isStill else { return }
    let before = offset
    offset += rows
    clamp()
    guard offset != before else { return }
    let old = cursor
    let wanted = wanted(self)
    let nearest = visible.filter(isReadable).min { abs($0 - wanted) < abs($1 - wanted) }
    if let nearest {
      cursor = nearest
    } else if visible.contains(cursor) {
      let (first, end) = (start(cursor), start(cursor) + self.rows(cursor))
      if rows > 0, end > before + height {
        offset = end - height
      } else if rows < 0, first < before {
        offset = first
      } else {
        cursor += rows.signum()
        reveal()
      }
    } else {
      cursor = (rows > 0 ? visible.first : visible.last) ?? cursor
      reveal()
    }
    if loops { lap += cursor.flooredQuotient(count) - old.flooredQuotient(count) }
  }

  private mutating func jump(_ target: Int) {
    guard (0..<count).contains(target) else { return }
    let steps = loops ? Loop(count: count).distance(from: cursor, to: target) : 0
    let aim = loops ? cursor + steps : target
    let seen = visible.filter { $0.modulo(count) == target }
    if let place = seen.contains(aim) ? aim : seen.first {
      cursor = place
    } else {
      cursor = aim
      offset = start(aim) - (height - min(height, rows(aim))) / 2
    }
    reveal()
  }
}
