/// Where separators are, sparsely: how many lie before every bucket of bytes.
///
/// A bucket is 64 KiB, so the index takes 1/8192 byte a byte whatever the records look like, and any
/// separator is found by a binary search and a scan of one bucket. Records are found from their
/// separators: record `r` lies between the separators `r - 1` and `r`.
package struct LineIndex: Sendable {
  /// The byte that ends a record.
  package let separator: Separator
  /// Bytes a bucket, at most 65,536.
  let bucketSize: Int
  /// `before[g]` is the number of separators at offsets below `g * bucketSize`.
  private(set) var before = [0]
  /// The separators among the scanned bytes: the number of complete records.
  package private(set) var separators = 0
  /// How many bytes, from the first on, have been scanned.
  package private(set) var scanned = 0
  private var lastSeparator = -1

  /// Makes an index in which nothing is known yet.
  package init(separator: Separator, bucketSize: Int = 1 << 16) {
    precondition(1...(1 << 16) ~= bucketSize, "places in a bucket are kept in 16 bits")
    self.separator = separator
    self.bucketSize = bucketSize
  }

  /// The bytes after the last separator: the beginning of a record whose end is not known.
  package var unfinished: Int { scanned - lastSeparator - 1 }

  /// The number of records if the data end where the scan does.
  package var rows: Int { separators + (unfinished > 0 ? 1 : 0) }

  /// Adds the bytes at offset `scanned`, any number of them.
  mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    if let last = unsafe ByteScan.last(separator.rawValue, in: bytes) {
      lastSeparator = scanned + last
    }
    var from = 0
    while from < bytes.count {
      let step = min(bytes.count - from, before.count * bucketSize - scanned)
      let piece = unsafe UnsafeRawBufferPointer(rebasing: bytes[from..<from + step])
      unsafe separators += ByteScan.count(separator.rawValue, in: piece)
      scanned += step
      from += step
      if scanned == before.count * bucketSize { before.append(separators) }
    }
  }

  /// The bucket that holds a separator, counted from 0, or nil if it has not been scanned.
  func bucket(ofSeparator number: Int) -> Int? {
    guard number < separators else { return nil }
    var low = 0
    var high = before.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if before[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
