import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// Pictures by chafa.
@Suite struct PictureTests {
  private static let plain = [
    "--format", "symbols", "--size", "40x10", "--scale", "max", "--animate", "off",
    "--font-ratio", "1/2",
  ]

  /// Chafa's own lines.
  private func lines(_ path: String, _ arguments: [String] = ["--colors", "240"]) throws
    -> [[UInt8]]
  {
    let (status, output) = try chafa(Self.plain + arguments, path)
    #expect(status == 0)
    return output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { Array($0) }
  }

  @Test func `TIFF and SVG are drawn as chafa draws them`() async throws {
    let directory = try TemporaryDirectory()
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>"
      + "<rect width='20' height='20' fill='red'/></svg>"
    let paths = [
      directory.file("grey.tiff", TIFF.picture(width: 16, height: 8)),
      directory.file("red.svg", drawing),
    ]
    let desk = PagesDesk()
    for path in paths {
      let symbols = await desk.contents(of: path)?.symbols
      #expect(symbols?.isEmpty == false)
      #expect(try symbols == lines(path), "\(path)")
    }
  }

  @Test(GivenPictures.needed)
  func `all good pictures of the suite are what chafa makes of them`() async throws {
    let names = GivenPictures.names(in: "pngsuite") { $0.hasSuffix(".png") && !$0.hasPrefix("x") }
    #expect(names.count == 161)
    let desk = PagesDesk()
    for name in names {
      let path = GivenPictures.path(name)
      let picture = await desk.answer(desk.ask(path))
      #expect(try picture?.symbols == lines(path), "\(name)")
    }
  }

  @Test(GivenPictures.needed)
  func `all corrupt pictures of the suite are errors, the next one opens`() async throws {
    let names = GivenPictures.names(in: "pngsuite") { $0.hasPrefix("x") }
    #expect(names.count == 14)
    let desk = PagesDesk()
    for name in names {
      let answer = await desk.answer(desk.ask(GivenPictures.path(name)))
      #expect(["damaged PNG file", "not a PNG file"].contains(answer?.message), "\(name)")
      let next = await desk.answer(desk.ask(GivenPictures.path("various/hopper.jpg")))
      #expect(next?.symbols?.count == 10)
    }
  }

  @Test(
    GivenPictures.needed,
    arguments: [
      ("broken.png", "damaged PNG file"), ("broken_data_stream.png", "damaged PNG file"),
      ("truncated_end_chunk.png", "damaged PNG file"),
    ])
  func `broken and truncated files`(name: String, message: String) async {
    #expect(
      await PagesDesk().contents(of: GivenPictures.path("various/" + name))?.message == message)
  }

  @Test(
    GivenPictures.needed,
    arguments: GivenPictures.names(in: "various") { $0.contains("orientation") })
  func `C26 a turned picture stands upright`(name: String) async throws {
    let desk = PagesDesk()
    let upright = await desk.answer(desk.ask(GivenPictures.path("various/hopper.jpg")))
    let turned = await desk.answer(desk.ask(GivenPictures.path(name)))
    let (wanted, got) = try (#require(upright?.symbols), #require(turned?.symbols))
    #expect(likeness(wanted, got) > 0.7, "\(name)")
  }

  /// The share of bytes that two pictures have in common, line by line.
  private func likeness(_ one: [[UInt8]], _ other: [[UInt8]]) -> Double {
    let pairs = zip(one.map(colors), other.map(colors))
    let same = pairs.reduce(0) { sum, pair in sum + zip(pair.0, pair.1).count { $0 == $1 } }
    return Double(same) / Double(max(1, one.map(colors).reduce(0) { $0 + $1.count }))
  }

  /// Whether the background of each cell is rather bright.
  private func colors(_ line: [UInt8]) -> [Bool] {
    let text = String(decoding: line, as: UTF8.self)
    return text.split(separator: "\u{1B}[").map { $0.contains("48;5;2") }
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1), (2000, 1), (1, 2000), (2, 3)])
  func `C27 tiny and thin pictures are drawn`(width: Int, height: Int) async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("tiny.png", PNG.picture(width: width, height: height))
    let lines = try #require(await PagesDesk().contents(of: path)?.symbols)
    #expect((1...10).contains(lines.count))
    #expect(lines.contains { String(decoding: $0, as: UTF8.self).contains("8;5;196m") })
  }

  @Test func `a transparent picture leaves the background alone`() async throws {
    let directory = try TemporaryDirectory()
    let clear = directory.file("clear.png", PNG.picture(width: 8, height: 8, alpha: 0))
    let lines = try #require(await PagesDesk().contents(of: clear)?.symbols)
    #expect(!lines.contains { String(decoding: $0, as: UTF8.self).contains("48;5;") })
  }

  @Test(
    GivenPictures.needed,
    arguments: [
      (0, "none"), (7, "none"), (8, "8"), (16, "16"), (88, "16"), (256, "240"), (1 << 24, "240"),
    ])
  func `as many colours as the terminal has`(count: Int, mode: String) async throws {
    let path = GivenPictures.path("various/hopper.png")
    var format = PagesDesk.format
    format.display.colors = count
    let picture = await PagesDesk().contents(of: path, format)
    #expect(try picture?.symbols == lines(path, ["--colors", mode]))
  }

  @Test(GivenPictures.needed)
  func `sixels and kitty's pictures fill the area in the terminal's own pixels`() async throws {
    let path = GivenPictures.path("various/hopper.jpg")
    var format = PageFormat(
      size: Size(rows: 10, columns: 40), pictures: .sixel,
      display: Display(colors: 256, cell: PixelSize(width: 9, height: 18)))
    let desk = PagesDesk()
    let sixel = try #require(await desk.answer(desk.ask(path, format))?.pixels)
    #expect(sixel.size == Size(rows: 10, columns: 20))
    #expect(String(decoding: sixel.bytes.prefix(30), as: UTF8.self).contains("\"1;1;176;174"))
    format.pictures = .kitty
    let kitty = try #require(await desk.answer(desk.ask(path, format))?.pixels)
    #expect(kitty.size == Size(rows: 10, columns: 20))
    #expect(
      String(decoding: kitty.bytes.prefix(50), as: UTF8.self).contains("f=32,s=176,v=176,m=1"))
    format.display.cell = nil
    #expect(await desk.answer(desk.ask(path, format))?.pixels?.size == Size(rows: 10, columns: 20))
    format.pictures = .sixel
    #expect(await desk.answer(desk.ask(path, format))?.symbols?.count == 10)
    format.pictures = .none
    let name = await desk.answer(desk.ask(path, format))
    #expect(name?.text == ["JPEG picture, 128 × 128, 6.4 KB"])
  }

  @Test(GivenPictures.needed)
  func `a very large kitty picture is sent smaller and enlarged by the terminal`() async throws {
    let format = PageFormat(
      size: Size(rows: 100, columns: 300), pictures: .kitty,
      display: Display(colors: 256, cell: PixelSize(width: 20, height: 40)))
    let path = GivenPictures.path("various/hopper.jpg")
    let kitty = try #require(await PagesDesk().contents(of: path, format)?.pixels)
    #expect(kitty.size == Size(rows: 100, columns: 200))
    #expect(kitty.bytes.count < 6_000_000)
  }
}
