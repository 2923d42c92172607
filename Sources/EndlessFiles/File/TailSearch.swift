/// A search for a separator from the end of a file towards its start.
struct TailSearch: Sendable {
  /// The bucket that everything is known from.
  let below: Int
  /// The numbers of separators in the buckets below it, in descending order.
  var counts: [Int] = []
}
