extension TextLayout {
  /// Counts the screen rows a row takes, at least 1 and at most `limit`.
  ///
  /// A short plain row costs one look at each of its bytes. Nil where the bytes do not reach far
  /// enough to tell.
  package func countRows(
    _ bytes: [UInt8], reachesEnd: Bool = true, width: Int, limit: Int,
    from state: WrapState = WrapState()
  ) -> Int? {
    if reachesEnd, bytes.count <= width, state.skipped == 0,
      bytes.span.plainRun(at: 0, limit: bytes.count) == bytes.count
    {
      return 1
    }
    let wrap = wrap(
      bytes, reachesEnd: reachesEnd, width: width, rows: limit..<limit, from: state)
    return wrap.isComplete ? wrap.count : nil
  }

  /// Wraps a stretch of a row.
  ///
  /// - Parameters:
  ///   - bytes: the row from `state.scan.offset` on.
  ///   - reachesEnd: whether the row's last byte is among them.
  ///   - width: columns of a screen row.
  ///   - rows: the screen rows wanted, counted from `state`; nothing behind them is read.
  ///   - state: where screen row 0 begins.
  /// - Returns: the screen rows, to be fed with more where they are not complete.
  package func wrap(
    _ bytes: [UInt8], reachesEnd: Bool = true, width: Int, rows: Range<Int>,
    from state: WrapState = WrapState()
  ) -> RowWrap {
    var wrap = RowWrap(width: width, wanted: rows, from: state, options: options)
    wrap.feed(bytes, reachesEnd: reachesEnd)
    return wrap
  }

  /// Wraps a row that is read as far as it is needed.
  ///
  /// - Parameters:
  ///   - width: columns of a screen row.
  ///   - rows: the screen rows wanted, counted from `state`; nothing behind them is read.
  ///   - state: where screen row 0 begins.
  ///   - budget: the most bytes to read (and a little more).
  ///   - read: reads the row; see `Reader`.
  /// - Returns: the screen rows, incomplete where the budget or the reader did not do.
  package func wrap(
    width: Int, rows: Range<Int>, from state: WrapState = WrapState(), budget: Int = .max,
    read: Reader
  ) -> RowWrap {
    var wrap = RowWrap(width: width, wanted: rows, from: state, options: options)
    let columns = width.multipliedReportingOverflow(by: rows.upperBound)
    var pace = ReadingPace(
      columns: columns.overflow ? EscapeSequence.limit : columns.partialValue, budget: budget)
    while !wrap.isComplete, pace.budget > 0 {
      guard let stretch = read(wrap.state.offset, pace.limit) else { break }
      let before = wrap.state.offset
      wrap.feed(stretch.bytes, reachesEnd: stretch.reachesEnd)
      if stretch.bytes.count < pace.limit, wrap.state.offset == before { break }
      pace.grow(after: stretch.bytes.count)
    }
    return wrap
  }
}
