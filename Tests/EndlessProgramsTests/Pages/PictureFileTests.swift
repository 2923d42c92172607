import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// What a file's bytes say of a picture, without decoding it.
@Suite struct PictureFileTests {
  @Test(arguments: [
    ("<svg width='1'/>", true), ("<svg>", true), ("\u{FEFF}<svg:svg>", true),
    ("<?xml version='1.0'?>\n<!-- a <b> -->\r\n<!DOCTYPE svg>\n<svg\n>", true),
    ("<!DOCTYPE svg PUBLIC 'a' [ <!ENTITY b 'c'> ]>\n<svg >", true),
    ("\u{FEFF}  <svg>", true), ("<svgx>", false), ("<html><svg>", false), ("<!-- <svg>", false),
    ("text", false), ("", false),
  ])
  func `the first element tells an SVG`(text: String, isSVG: Bool) {
    #expect((PictureKind(head: Array(text.utf8)) == .svg) == isSVG)
  }

  @Test(arguments: [
    ("a.PNG", PictureKind.png), ("b/c.jpeg", .jpeg), ("x.tar.tif", .tiff), (".png", nil),
    ("a.heif", .heic), ("a.JP2", .jp2), ("a.psd", .psd), ("a.pam", .pnm),
    ("png", nil), ("a.png/b", nil), ("a.pngx", nil), ("a.", nil), ("a.txt", nil),
  ])
  func `endings of names`(path: String, kind: PictureKind?) {
    #expect(PictureKind(path: Array(path.utf8)) == kind)
  }

  static let handed: [(String, PictureKind?, Int, Int, Bool)] = [
    ("hopper.jpg", .jpeg, 128, 128, false), ("hopper.png", .png, 128, 128, false),
    ("hopper.gif", .gif, 128, 128, false), ("hopper.webp", .webp, 128, 128, false),
    ("iss634.gif", .gif, 245, 245, true), ("iss634.webp", .webp, 245, 245, true),
    ("dispose_bgnd.gif", .gif, 100, 100, true),
    ("hopper_orientation_6.webp", .webp, 128, 128, false),
  ]

  @Test(GivenPictures.needed, arguments: handed)
  func `kind, size and whether it moves`(
    name: String, kind: PictureKind?, width: Int, height: Int, moves: Bool
  ) throws {
    let bytes = try GivenPictures.bytes("various/" + name)
    let byte = { (place: Int) in bytes.indices.contains(place) ? bytes[place] : nil }
    #expect(PictureKind(head: Array(bytes.prefix(8192))) == kind)
    guard let kind else { return }
    #expect(
      PictureHeader.pixels(of: kind, byte) == PixelSize(width: width, height: height))
    #expect(PictureFrames.areSeveral(in: kind, byte) == moves)
  }

  @Test("a BMP file may have its rows from the top, which makes its height negative")
  func topDown() {
    let start = Array("BM".utf8) + Array(repeating: 0, count: 16)
    let bytes: [UInt8] = start + [0x2C, 1, 0, 0] + [0x38, 0xFF, 0xFF, 0xFF]
    let byte = { (place: Int) in bytes.indices.contains(place) ? bytes[place] : nil }
    #expect(PictureHeader.pixels(of: .bmp, byte) == PixelSize(width: 300, height: 200))
  }

  @Test("the oldest BMP files have sizes of two bytes")
  func oldBitmap() {
    let bytes: [UInt8] =
      Array("BM".utf8) + Array(repeating: 0, count: 12) + [12, 0, 0, 0]
      + [0x2C, 1, 200, 0, 1, 0, 24, 0]
    let byte = { (place: Int) in bytes.indices.contains(place) ? bytes[place] : nil }
    #expect(PictureHeader.pixels(of: .bmp, byte) == PixelSize(width: 300, height: 200))
  }

  @Test(arguments: [
    ("P1\n2 1\n0\n", 2, 1), ("P1 2 1 0 1", 2, 1), ("P4\t640\r\n480 ", 640, 480),
    ("P6 640 480 255\nx", 640, 480), ("P6 640 480\n255\n", 640, 480),
    ("P6\n# made by hand\n640 # wide\n480 # high\n#\n65535\n", 640, 480),
    ("P2#x\n3 4\n9\n1", 3, 4), ("P3\n3 4\n9\n1", 3, 4), ("P5\n3\n4\n9\n1", 3, 4),
    ("P7\nWIDTH 7\n# x\nHEIGHT 8\nDEPTH 3\nMAXVAL 255\nENDHDR\n", 7, 8),
  ])
  func `a portable anymap however its header is laid out`(text: String, width: Int, height: Int) {
    let bytes = Array(text.utf8)
    let byte = { (place: Int) in bytes.indices.contains(place) ? bytes[place] : nil }
    #expect(PictureKind(head: bytes) == .pnm)
    #expect(PictureHeader.pixels(of: .pnm, byte) == PixelSize(width: width, height: height))
  }

  @Test(arguments: [
    "P6", "P1\n2", "P1\n2 1", "P6\n2 1\n", "P612 3 4 ", "P0 1 1 1 ", "P8 1 1 1 ", "P1 is a text",
    "P1\n0 1\n", "P1\n99999999999999999999 1\n", "P7\nWIDTH 7\nENDHDR\n", "P7 332\n",
    "P7\nWIDTH 7\nHEIGHT 8\n", "p6 1 1 255 ",
  ])
  func `what is no header of an anymap`(text: String) {
    #expect(PictureKind(head: Array(text.utf8)) == nil)
  }

  @Test func `nobody goes on through a file that is not wanted any more`() {
    // A file of nothing but empty chunks, or of the blocks of one frame that never ends.
    let webp = Array("RIFF....WEBPVP8X".utf8)
    let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x21, 0xF9]
    for (kind, head) in [(PictureKind.webp, webp), (.gif, gif)] {
      var asked = 0
      let endless = { (place: Int) -> UInt8? in
        asked += 1
        return place < head.count ? head[place] : kind == .gif ? 1 : 0
      }
      let bytes = PictureHeader.bytes(endless) { asked >= 100 }
      #expect(!PictureFrames.areSeveral(in: kind, bytes))
      #expect(asked == 100)
    }
  }

  /// Headers that end anywhere, or say anything, are read to no harm.
  @Test(GivenPictures.needed, arguments: handed)
  func `cut and altered headers`(
    name: String, kind: PictureKind?, width: Int, height: Int, moves: Bool
  ) throws {
    let bytes = Array(try GivenPictures.bytes("various/" + name).prefix(1500))
    var random = SystemRandomNumberGenerator()
    for length in 0..<bytes.count {
      var altered = bytes
      altered[length] = UInt8.random(in: 0...255, using: &random)
      for bytes in [altered, Array(bytes[..<length])] {
        let kind = PictureKind(head: bytes) ?? kind ?? .gif
        let byte = { (place: Int) in bytes.indices.contains(place) ? bytes[place] : nil }
        let size = PictureHeader.pixels(of: kind, byte)
        #expect(size.map { $0.width > 0 && $0.height > 0 } ?? true)
        _ = PictureFrames.areSeveral(in: kind, byte)
        _ = PNGCheck.isSound(size: bytes.count) { Array(bytes.dropFirst($0).prefix($1)) }
      }
    }
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 KB"), (12_345, "12 KB"),
    (999_999, "999 KB"), (1_234_567, "1.2 MB"), (5_000_000_000, "5.0 GB"),
  ])
  func `sizes as people say them`(bytes: Int, text: String) {
    #expect("\(ByteCount(bytes))" == text)
  }
}
