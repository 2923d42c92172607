/// Where separators are, counted from the end of data whose beginning is not counted yet.
///
/// It grows towards the start, bucket by bucket; buckets are those of `LineIndex`.
struct TailIndex: Sendable {
  /// The number of buckets in the data.
  let buckets: Int
  /// `after[i]` is the number of separators in the last `i + 1` buckets.
  private var after: [Int] = []

  init(size: Int, bucketSize: Int) {
    buckets = (size + bucketSize - 1) / bucketSize
  }

  /// The lowest bucket that has been scanned; `buckets` at first, 0 when nothing is left.
  var lowest: Int { buckets - after.count }
  /// The separators in the scanned buckets.
  var separators: Int { after.last ?? 0 }

  /// Adds what the bucket below the lowest holds.
  mutating func add(_ count: Int) { after.append(separators + count) }

  /// The bucket that holds the separator of this number, 1 being the last one, and how many
  /// separators this bucket and those after it hold; nil if it has not been scanned.
  func bucket(ofSeparatorFromEnd number: Int) -> (bucket: Int, after: Int)? {
    guard number <= separators else { return nil }
    var low = 0
    var high = after.count - 1
    while low < high {
      let middle = (low + high) / 2
      if after[middle] >= number { high = middle } else { low = middle + 1 }
    }
    return (buckets - 1 - low, after[low])
  }
}
