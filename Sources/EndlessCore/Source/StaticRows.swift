/// Rows that are all there and do not change.
public final class StaticRows: RowStore {
  private let rows: [[UInt8]]

  /// Makes a store of rows of text, each without a line end.
  public convenience init(_ rows: [String]) {
    self.init(lines: rows.map { Array($0.utf8) })
  }

  /// Makes a store of rows of bytes, each without a line end.
  public init(lines: [[UInt8]]) {
    rows = lines
  }

  /// All of it is known.
  public var extent: Extent { .counted(rows.count) }

  /// Reads a stretch of a row.
  public func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard rows.indices.contains(index) else { return nil }
    let rest = rows[index].dropFirst(offset)
    return RowBytes(bytes: Array(rest.prefix(limit)), reachesEnd: rest.count <= limit)
  }

  /// The row's place.
  public func id(ofRow index: Int) -> ItemID? {
    rows.indices.contains(index) ? .position(index) : nil
  }

  /// The row's place among all rows.
  public func fraction(ofRow index: Int) -> Double? {
    rows.isEmpty ? nil : Double(index) / Double(rows.count)
  }
}
