/// What the main thread wants of a file's worker.
enum FileOrder: Hashable, Sendable {
  /// Say so when the separator of this number, counted from 0, is found.
  case separator(Int)
  /// Say so when the bytes in front of this offset have been scanned.
  case offset(Int)
  /// Look for a separator below this bucket, from the end towards the start.
  case tail(below: Int)
  /// See whether the file has another size than it had.
  case check
  /// See why nothing can be read at this offset.
  case missing(Int)
  /// Watch the file, or stop.
  case follow(Bool)
}
