#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder of a thousand names of ten pictures.
struct Album {
  static let count = 1000

  let folder: String
  /// The files of the ten pictures.
  let pictures: [String]

  /// Makes the pictures, so large, and the names.
  init(width: Int, height: Int) throws(BenchError) {
    let parent = "\(TestData.folder)/album-\(width)"
    folder = "\(parent)/photos"
    for path in [parent, folder] { unsafe mkdir(path, 0o700) }
    var pictures: [String] = []
    for number in 0..<10 {
      let path = "\(parent)/\(number).jpg"
      try TestPicture(number: number, width: width, height: height).write(to: path)
      pictures.append(path)
    }
    self.pictures = pictures
    for page in 1...Self.count {
      guard unsafe link(picture(ofPage: page), "\(folder)/\(name(ofPage: page))") == 0 else {
        throw BenchError("\(folder): no name can be made, error \(errno)")
      }
    }
  }

  /// The file that a page, counted from 1, shows.
  func picture(ofPage page: Int) -> String { pictures[(page - 1) % pictures.count] }

  /// The name of a page, counted from 1.
  func name(ofPage page: Int) -> String {
    let digits = "\(page)"
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".jpg"
  }
}
