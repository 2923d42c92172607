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

/// How text is laid out, asked by the core, answered by whoever draws.
public protocol TextMeasuring: AnyObject {
  /// Screen rows that a row takes when it is wrapped, at least 1.
  func rowCount(ofRow index: Int, in rows: some RowReading, columns: Int) -> Int
  /// Whether a row has anything at or beyond a column.
  func reaches(column: Int, row index: Int, in rows: some RowReading) -> Bool
}

extension Feed: RowReading {
  /// Reads a stretch of a loaded row.
  public func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard let text = item(at: index)?.text else { return nil }
    let end = min(text.count, offset.addingReportingOverflow(limit).partialValue)
    guard offset < end else { return RowBytes(bytes: [], reachesEnd: offset >= text.count) }
    return RowBytes(bytes: Array(text[offset..<end]), reachesEnd: end == text.count)
  }

  /// The identity of a loaded row.
  public func id(ofRow index: Int) -> ItemID? { item(at: index)?.id }
}
