/// The pieces that an extended WebP file is made of.
enum WebPChunks {
  /// Where chunks of a name begin; their contents come eight bytes later.
  static func places(
    of name: String, _ bytes: PictureHeader.Bytes, atMost most: Int
  ) -> [Int] {
    guard PictureHeader.has("VP8X", bytes, at: 12) else { return [] }
    var places: [Int] = []
    var place = 12
    for _ in 0..<10_000 {
      guard places.count < most,
        let length = PictureHeader.number(bytes, at: place + 4, 4, .little)
      else { break }
      if PictureHeader.has(name, bytes, at: place) { places.append(place) }
      place += 8 + length + length & 1
    }
    return places
  }
}
