/// How much of a list is known.
public enum Extent: Hashable, Sendable {
  /// All of it: this many rows, from `0` to the count less one.
  case counted(Int)
  /// This many rows so far, and more may come after them.
  case growing(Int)
  /// Both ends can be read, the number of rows between them is not known: row 0, 1, 2 … count from
  /// the start and −1, −2, −3 … from the end.
  case uncounted
}

/// A stretch of one row's bytes.
public struct RowBytes: Hashable, Sendable {
  /// The bytes, from the offset asked for, without the row's line end.
  public var bytes: [UInt8]
  /// Whether the row's last byte is among them (or the stretch begins behind it).
  public var reachesEnd: Bool

  /// Makes a stretch.
  public init(bytes: [UInt8], reachesEnd: Bool) {
    self.bytes = bytes
    self.reachesEnd = reachesEnd
  }
}

/// Rows that can be read by place.
///
/// Lives on the main thread; no call blocks for longer than reading a bounded stretch of a file
/// takes.
///
/// Where `bytes(ofRow:from:limit:)` answers nil though there may be such a row, the store looks for it
/// in the background and says so by mail when it is found.
public protocol RowStore: AnyObject, RowReading {
  /// How much of the list is known. When it is `.uncounted`, at least as many rows can be read from
  /// either end as anybody has asked for so far without an answer of `nil`.
  var extent: Extent { get }

  /// How far into the whole a row begins, from 0 to 1, by bytes or by rows, or nil if unknown.
  func fraction(ofRow index: Int) -> Double?
}

/// What a store learnt in the background.
public enum StoreChange: Hashable, Sendable {
  /// Rows that were not known can be read now, or the extent has become known. No place has moved.
  case extended
  /// This many rows were added after the last one. Places counted from the end move by as many.
  case appended(Int)
  /// The data were replaced (a file was truncated): places mean nothing any more.
  case reset
  /// Reading failed; what is there stays.
  case failed(SourceError)
}
