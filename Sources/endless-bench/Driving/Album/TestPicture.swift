#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A picture that is like a photo to those who decode it: smooth colours, edges and grain everywhere.
struct TestPicture {
  /// No two numbers from 0 to 9 give similar pictures.
  let number: Int
  let width: Int
  let height: Int

  /// Makes a JPEG of it.
  func write(to path: String) throws(BenchError) {
    let raw = path + ".ppm"
    defer { unsafe unlink(raw) }
    try writePixels(to: raw)
    let program = try DrivenProgram(["cjpeg", "-quality", "90", "-outfile", path, raw])
    try program.waitForEnd()
    guard unsafe access(path, R_OK) == 0 else { throw BenchError("cjpeg makes no picture") }
  }

  private func writePixels(to path: String) throws(BenchError) {
    var writer = try LineWriter(path: path)
    try writer.write(Array("P6 \(width) \(height) 255".utf8))
    for row in 0..<height { try writer.write(bytes: pixels(ofRow: row)) }
    try writer.finish()
  }

  /// All lengths grow with the picture, so that a small one looks like a large one.
  private func pixels(ofRow row: Int) -> [UInt8] {
    let unit = max(1, width / 250)
    let (slope, other) = (number + 1, 11 - number)
    let (middleX, middleY) = (width * (number % 4 + 1) / 5, height * (number % 3 + 1) / 4)
    let ring = (unit * (9 + 2 * number)) * (unit * (9 + 2 * number))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * 3)
    for column in 0..<width {
      let (x, y) = (column - middleX, row - middleY)
      let isInside = ((x * x + y * y) / ring) & 1 == 1
      let along = (column * slope + row * other) / unit
      let across = (column * other - row * slope) / unit
      let grain = (column &* 0x9e37 ^ row &* 0x79b9 ^ column &* row) >> 3 & 15
      bytes.append(wave(along, grain))
      bytes.append(wave(isInside ? across : across + 128, grain))
      bytes.append(wave(isInside ? along + 90 : across / 2, grain))
    }
    return bytes
  }

  private func wave(_ place: Int, _ grain: Int) -> UInt8 {
    let phase = place & 0xff
    return UInt8(min(255, (phase * (256 - phase) * 15) >> 10 + grain))
  }
}
