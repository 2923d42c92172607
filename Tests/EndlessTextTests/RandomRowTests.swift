import EndlessText
import Testing

@Suite("Seeded random rows")
struct RandomRowTests {
  private static let options = [
    TextOptions(), TextOptions(ambiguousWide: true), TextOptions(tabs: 3, asciiOnly: true),
  ]

  /// The cells of a window as the cells of the whole row imply them.
  private func window(_ columns: Range<Int>, of whole: [Cell]) -> [Cell] {
    var cells = Array(repeating: Cell.blank, count: columns.count)
    for column in columns.clamped(to: 0..<whole.count) {
      cells[column - columns.lowerBound] = whole[column]
    }
    if case .continuation = cells.first?.content { cells[0].content = .glyph(.blank) }
    if case .glyph(let glyph) = cells.last?.content, glyph.width == 2 {
      cells[cells.count - 1].content = .glyph(.blank)
    }
    return cells
  }

  @Test("C24: nothing that steers a terminal comes out, and cells are whole", arguments: options)
  func safety(options: TextOptions) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<(options == TextOptions() ? 10_000 : 1_000) {
      let row = Samples.row(parts: 12, using: &generator)
      let cells = layOut(row, options)
      #expect(fault(in: cells, ambiguousWide: options.ambiguousWide) == nil, "\(row)")
      let line = TextLayout(options).line(row, width: 9)
      #expect(line.count <= 9)
      #expect(fault(in: line, ambiguousWide: options.ambiguousWide) == nil, "\(row)")
    }
  }

  @Test(
    "every window agrees with the whole row, from the start and from any state", arguments: options)
  func windows(options: TextOptions) {
    let layout = TextLayout(options)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<150 {
      let row = Samples.row(parts: 7, using: &generator)
      let whole = layOut(row, options)
      var states = [ScanState()]
      for left in 0...min(whole.count + 1, 40) {
        for width in [1, 2, 5, 80] {
          let columns = left..<left + width
          let expected = window(columns, of: whole)
          let clip = layout.clip(row, columns: columns)
          #expect(clip.cells == expected, "\(row) \(columns)")
          #expect(clip.continues == (whole.count > columns.upperBound), "\(row) \(columns)")
          #expect(clip.checkpoint.column <= left)
          let state = states.randomElement(using: &generator) ?? ScanState()
          let resumed = layout.clip(Array(row[state.offset...]), columns: columns, from: state)
          #expect(
            resumed.cells == expected && resumed.offsets == clip.offsets,
            "\(row) \(columns) \(state)")
          #expect(resumed.checkpoint == clip.checkpoint, "\(row) \(columns) \(state)")
          states.append(clip.checkpoint)
        }
        states.removeAll { $0.column > left + 1 }
      }
    }
  }

  @Test("it makes no difference how a row is cut into stretches", arguments: options)
  func stretches(options: TextOptions) {
    let layout = TextLayout(options)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      let row = Samples.row(parts: 9, using: &generator)
      let left = Int.random(in: 0..<20, using: &generator)
      let columns = left..<left + Int.random(in: 1..<30, using: &generator)
      let whole = layout.clip(row, columns: columns)
      let wrapped = layout.wrap(row, width: columns.count, rows: 0..<50)

      // Each stretch longer than the last until it moves the window on.
      var clip = layout.clip([], reachesEnd: false, columns: columns)
      var wrap = layout.wrap([], reachesEnd: false, width: columns.count, rows: 0..<50)
      for length in sequence(first: 1, next: { $0 + 1 }).prefix(row.count * 2 + 2) {
        for (offset, feed) in [(clip.state.offset, 0), (wrap.state.offset, 1)] {
          let end = min(row.count, offset + Int.random(in: 0...length, using: &generator))
          let stretch = Array(row[offset..<end])
          if feed == 0 { clip.feed(stretch, reachesEnd: end == row.count) }
          if feed == 1, !wrap.isComplete { wrap.feed(stretch, reachesEnd: end == row.count) }
        }
      }
      for _ in 0..<2 {
        clip.feed(Array(row[clip.state.offset...]), reachesEnd: true)
        if !wrap.isComplete { wrap.feed(Array(row[wrap.state.offset...]), reachesEnd: true) }
      }
      #expect(clip.cells == whole.cells && clip.offsets == whole.offsets, "\(row) \(columns)")
      #expect(
        clip.continues == whole.continues && clip.contentWidth == whole.contentWidth, "\(row)")
      #expect(wrap.rows == wrapped.rows && wrap.count == wrapped.count, "\(row) \(columns)")
    }
  }

  @Test("screen rows put together are the row", arguments: options)
  func wrapping(options: TextOptions) {
    let layout = TextLayout(options)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let row = Samples.row(parts: 9, using: &generator).filter { $0 != 0x0A }
      let width = Int.random(in: 2..<30, using: &generator)
      let wrap = layout.wrap(row, width: width, rows: 0..<1_000)
      let whole = layOut(row, options)
      #expect(wrap.isComplete && wrap.count == wrap.rows.count)
      #expect(layout.countRows(row, width: width, limit: 1_000) == wrap.count)
      #expect(wrap.count >= max(1, (whole.count + width - 1) / width), "\(row)")
      var rest = whole[...]
      for (number, cells) in wrap.rows.enumerated() {
        #expect(fault(in: cells, ambiguousWide: options.ambiguousWide) == nil, "\(row)")
        // A screen row is a piece of the whole one, less a column where a wide glyph did not fit.
        var taken = min(width, rest.count)
        if taken == width, rest.count > taken,
          rest[rest.startIndex + taken].content == .continuation
        {
          taken -= 1
        }
        #expect(cells.prefix(taken) == rest.prefix(taken), "\(row) \(width) \(number)")
        rest = rest.dropFirst(taken)
      }
      #expect(rest.isEmpty, "\(row) \(width)")
    }
  }
}
