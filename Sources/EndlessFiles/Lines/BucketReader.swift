/// Reads buckets of a source, keeping those used last, so that moving about costs what is on screen.
struct BucketReader<Source: ByteSource> {
  var source: Source
  let separator: Separator
  let bucketSize: Int
  /// The one used last comes first.
  private var kept: [Bucket] = []
  private static var capacity: Int { 8 }
  /// Where data ended that should have been longer, until somebody takes note.
  private var shortage: Int?

  init(source: Source, separator: Separator, bucketSize: Int) {
    self.source = source
    self.separator = separator
    self.bucketSize = bucketSize
  }

  /// Drops what was kept; for data that were replaced.
  mutating func forget() { kept = [] }

  /// A bucket of data of this size.
  ///
  /// What was kept of a bucket that has grown since is read again.
  mutating func bucket(_ number: Int, size: Int) -> Bucket {
    let range = number * bucketSize..<max(number * bucketSize, min(size, (number + 1) * bucketSize))
    if let place = kept.firstIndex(where: { $0.number == number }) {
      let found = place == 0 ? kept[0] : kept.remove(at: place)
      if found.bytes.count == range.count {
        if place != 0 { kept.insert(found, at: 0) }
        return found
      }
      if place == 0 { kept.removeFirst() }
    }
    let bytes = fetch(range)
    let separators = unsafe bytes.withUnsafeBytes {
      unsafe ByteScan.places(of: separator.rawValue, in: $0)
    }
    let bucket = Bucket(number: number, bytes: bytes, separators: separators)
    if kept.count == Self.capacity { kept.removeLast() }
    kept.insert(bucket, at: 0)
    return bucket
  }

  /// The offset of the separator that stands at this place in the order of its bucket's separators;
  /// nil if the data no longer hold what their index says.
  mutating func offset(ofSeparator place: Int, inBucket number: Int, size: Int) -> Int? {
    let separators = bucket(number, size: size).separators
    guard separators.indices.contains(place) else { return nil }
    return number * bucketSize + Int(separators[place])
  }

  /// The bytes of a range within data of this size; fewer if they can no longer be read.
  mutating func bytes(in range: Range<Int>, size: Int) -> [UInt8] {
    guard range.count <= bucketSize else { return fetch(range) }
    var result: [UInt8] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let bucket = bucket(next / bucketSize, size: size)
      let from = next % bucketSize
      let to = min(bucket.bytes.count, from + range.upperBound - next)
      guard from < to else { break }
      result += bucket.bytes[from..<to]
      next += to - from
    }
    return result
  }
}

extension BucketReader {
  /// Where data ended that should have been longer, since the last time that this was asked.
  mutating func takeShortage() -> Int? {
    defer { shortage = nil }
    return shortage
  }

  private mutating func fetch(_ range: Range<Int>) -> [UInt8] {
    let bytes = source.bytes(in: range)
    if bytes.count < range.count { shortage = range.lowerBound + bytes.count }
    return bytes
  }

  /// The offset of a separator that the index knows; -1 for the one before the first record.
  mutating func offset(ofSeparator number: Int, in index: LineIndex, size: Int) -> Int? {
    guard number >= 0 else { return -1 }
    guard let bucket = index.bucket(ofSeparator: number) else { return nil }
    return offset(ofSeparator: number - index.before[bucket], inBucket: bucket, size: size)
  }
}
