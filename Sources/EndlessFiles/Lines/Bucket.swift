/// The bytes of one bucket and where separators are in them.
struct Bucket {
  let number: Int
  let bytes: [UInt8]
  /// Places from the bucket's first byte, ascending.
  let separators: [UInt16]
}
