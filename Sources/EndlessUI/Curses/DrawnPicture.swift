internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A picture that the terminal itself draws over cells.
struct DrawnPicture {
  /// Its upper left corner on the screen.
  let row: Int
  let column: Int
  let picture: PixelPicture
  /// What the terminal knows it by, one of this process's 256.
  let number: UInt8

  /// What is sent to have it drawn, with the cursor back at its place afterwards.
  var drawing: [UInt8] {
    let introducer =
      picture.keeping == .byNumber ? "\u{1B}_Gi=\(Self.identifier(number))," : ""
    return Array("\u{1B}7\u{1B}[\(row + 1);\(column + 1)H\(introducer)".utf8) + picture.bytes
      + Array("\u{1B}8".utf8)
  }

  /// What is sent to have it forgotten: nothing where it goes with its cells.
  var erasure: [UInt8] {
    guard picture.keeping == .byNumber else { return [] }
    return Array("\u{1B}_Ga=d,d=I,i=\(Self.identifier(number)),q=2\u{1B}\\".utf8)
  }

  /// A number that no other program's pictures are likely to have.
  private static func identifier(_ number: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: getpid()) << 8 | UInt32(number)
  }
}

/// A picture in the place of another one, or of none.
struct PictureChange {
  let old: DrawnPicture?
  let new: DrawnPicture?
}
