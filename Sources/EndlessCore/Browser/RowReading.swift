/// Rows that can be read a stretch at a time.
public protocol RowReading {
  /// Reads a stretch of a row, or nil if there is no such row or it is not known yet.
  ///
  /// - Parameters:
  ///   - index: the row.
  ///   - offset: the first byte wanted.
  ///   - limit: the most bytes wanted.
  /// - Returns: the stretch.
  func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes?
  /// The identity of a row, or nil if it is not there.
  func id(ofRow index: Int) -> ItemID?
}

extension RowReading {
  /// Reads a whole row, or as much of it as is known.
  ///
  /// Costs the row's length.
  public func wholeRow(_ index: Int) -> [UInt8]? {
    guard var row = bytes(ofRow: index, from: 0, limit: 1 << 16) else { return nil }
    while !row.reachesEnd,
      let more = bytes(ofRow: index, from: row.bytes.count, limit: 1 << 20), !more.bytes.isEmpty
    {
      row.bytes += more.bytes
      row.reachesEnd = more.reachesEnd
    }
    return row.bytes
  }
}

/// How text is laid out, asked by the core, answered by whoever draws.
public protocol TextMeasuring: AnyObject {
  /// Screen rows that a row takes when it is wrapped, at least 1.
  func rowCount(ofRow index: Int, in rows: WindowRows, columns: Int) -> Int
  /// Whether a row has anything at or beyond a column.
  func reaches(column: Int, row index: Int, in rows: WindowRows) -> Bool
  /// Rows may have changed: nothing that was remembered of them is good any more.
  func forget()
}

extension Feed: RowReading {
  /// Reads a stretch of a loaded row.
  public func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard let text = item(at: index)?.text else { return nil }
    guard offset < text.count else { return RowBytes(bytes: [], reachesEnd: true) }
    let end = offset + min(max(0, limit), text.count - offset)
    return RowBytes(bytes: Array(text[offset..<end]), reachesEnd: end == text.count)
  }

  /// The identity of a loaded row.
  public func id(ofRow index: Int) -> ItemID? { item(at: index)?.id }
}
