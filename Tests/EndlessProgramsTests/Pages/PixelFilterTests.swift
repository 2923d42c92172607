import EndlessCore
import EndlessPrograms
import Testing

/// What reaches a terminal in its own picture language is one picture and nothing else.
@Suite struct PixelFilterTests {
  private static let area = PixelArea(
    exactly: Size(rows: 10, columns: 40), cell: PixelSize(width: 10, height: 20))

  private static func string(_ introducer: String, _ contents: String) -> String {
    "\u{1B}\(introducer)\(contents)\u{1B}\\"
  }

  private static func kitty(_ contents: String...) -> String {
    contents.map { string("_", $0) }.joined()
  }

  private static func kitty(_ text: String) -> PixelPicture? {
    KittyFrame.picture(in: Array(text.utf8)[...], area)
  }

  private static func sixel(_ text: String) -> PixelPicture? {
    SixelFrame.picture(in: Array(text.utf8)[...], area)
  }

  @Test func `a kitty picture is rebuilt: no answers, no cursor`() throws {
    let text = Self.kitty("Ga=T,f=32,s=2,v=1,c=9,r=9,m=1", "Gm=1;AAAAAAAA", "Gm=1;AAA=", "Gm=0")
    let picture = try #require(Self.kitty("\r\u{1B}[4A" + text + "\n"))
    let wanted = Self.kitty(
      "Ga=T,q=2,C=1,f=32,s=2,v=1,m=1;", "Gm=1,q=2;AAAAAAAA", "Gm=1,q=2;AAA=", "Gm=0,q=2;")
    // A number comes first.
    #expect("\u{1B}_G" + String(decoding: picture.bytes, as: UTF8.self) == wanted)
    #expect(picture.keeping == .byNumber)
    #expect(picture.size == Size(rows: 1, columns: 1))
  }

  @Test func `a picture the terminal enlarges says how far`() throws {
    let area = PixelArea(Size(rows: 10, columns: 40), cell: nil)
    let pixel = "Ga=T,f=24,s=100,v=40;" + String(repeating: "A", count: 16_000)
    let picture = try #require(KittyFrame.picture(in: Array(Self.kitty(pixel).utf8)[...], area))
    #expect(picture.size == Size(rows: 2, columns: 10))
    #expect(String(decoding: picture.bytes.prefix(50), as: UTF8.self).contains(",c=10,r=2,"))
  }

  @Test func `a picture larger than its area is scaled down to it`() throws {
    let area = PixelArea(Size(rows: 1, columns: 1), cell: PixelSize(width: 4, height: 8))
    // 64 pixels are 256 bytes.
    let pixels: String = Self.kitty(
      "Ga=T,f=32,s=8,v=8;" + String(repeating: "A", count: 342) + "==")
    let picture = try #require(KittyFrame.picture(in: Array(pixels.utf8)[...], area))
    #expect(picture.size == Size(rows: 1, columns: 1))
    #expect(String(decoding: picture.bytes.prefix(50), as: UTF8.self).contains(",c=1,r=1,"))
  }

  @Test func `where no sixel picture is small enough it is made of characters`() {
    func form(_ width: Int) -> PictureForm? {
      PictureForm(
        PageFormat(
          size: Size(rows: 1, columns: 1), pictures: .sixel,
          display: Display(cell: PixelSize(width: width, height: 8))))
    }
    #expect(form(7) == .symbols(Size(rows: 1, columns: 1)))
    #expect(form(8) != .symbols(Size(rows: 1, columns: 1)))
  }

  private static let badKitty: [String] = [
    "", "\n", "text", kitty("Ga=T,f=32,s=1,v=1;AAAAAA==") + "text",
    "\u{1B}]0;title\u{07}" + kitty("Ga=T,f=32,s=1,v=1;AAAAAA=="),
    kitty("Ga=T,f=32,s=1,v=1,t=f;AAAAAA=="), kitty("Ga=T,f=32,s=1,v=1,t=s;AAAAAA=="),
    kitty("Ga=d,d=A"), kitty("Ga=q,f=32,s=1,v=1;AAAAAA=="), kitty("Ga=T,a=d,f=32,s=1,v=1;AAAAAA=="),
    kitty("Ga=T,f=32,s=1,v=1,i=31;AAAAAA=="), kitty("Ga=T,f=32,s=1,v=1,x=-5;AAAAAA=="),
    kitty("Ga=T,f=32,s=1,v=1;AAAA"), kitty("Ga=T,f=32,s=1,v=1;AAAAAAAA"),
    kitty("Ga=T,f=32,s=1,v=1;AAA\nAAA="), kitty("Ga=T,f=32,s=1,v=1;=AAAAAA="),
    kitty("Ga=T,f=32,s=1,v=1;AAAAAA"), kitty("Ga=T,f=32,s=0,v=0;"),
    kitty("Ga=T,f=32,s=99999999999999999999,v=1;AAAA"), kitty("Ga=T,f=32,s=10001,v=1;AAAA"),
    kitty("Ga=T,f=100,s=1,v=1;AAAA"), kitty("Ga=T,f=32,s=1,v=1,m=1;AAAAAA=="),
    kitty("Ga=T,f=32,s=1,v=1,m=1", "Ga=T,m=0;AAAAAA=="),
    kitty("Ga=T,f=32,s=1,v=1,m=1", "Gs=2,m=0;AAAAAA=="),
    kitty("Ga=T,f=32,s=1,v=1;AAAAAA==", "Ga=T,f=32,s=1,v=1;AAAAAA=="),
    "\u{1B}_Ga=T,f=32,s=1,v=1;AAAAAA==", "\u{1B}_Ga=T,f=32,s=1,v=1;AAAAAA==\u{1B}[c\u{1B}\\",
    string("P", "Ga=T,f=32,s=1,v=1;AAAAAA=="), kitty("Xa=T,f=32,s=1,v=1;AAAAAA=="),
  ]

  @Test(arguments: badKitty)
  func `nothing else passes for a kitty picture`(text: String) {
    #expect(Self.kitty(text) == nil)
  }

  @Test func `a sixel picture passes, without the line feed at its end`() throws {
    let data = "\"1;1;12;7#0;2;0;0;0#0!12~$#1!3?-#0!12@$-"
    let picture = try #require(Self.sixel("\r\u{1B}[4A" + Self.string("P", "0;1;0q" + data)))
    let wanted = Self.string("P", "0;1;0q" + data.dropLast(2) + "$")
    #expect(String(decoding: picture.bytes, as: UTF8.self) == wanted)
    #expect(picture.size == Size(rows: 1, columns: 2))
  }

  private static let opaque: [(data: String, isOpaque: Bool)] = [
    ("\"1;1;2;6~~", true), ("\"1;1;2;6!2~", true), ("\"1;1;2;6~", false),
    ("\"1;1;2;6#1N~$#2o", true), ("\"1;1;2;6#1N~$#2n", false),
    ("\"1;1;2;8~~-BB", true), ("\"1;1;2;8~~-AB", false), ("\"1;1;2;8~~", false),
    ("\"1;1;2;8~~-", false), ("\"1;1;2;12N~-~~", false), ("\"1;1;2;12~~-~~-", true),
  ]

  @Test(arguments: opaque)
  func `a sixel picture is opaque if every pixel is drawn`(data: String, isOpaque: Bool) throws {
    let picture = try #require(Self.sixel(Self.string("P", "0;1;0q" + data)))
    guard case .inCells(let size, let found) = picture.keeping else {
      Issue.record("kept \(picture.keeping)")
      return
    }
    #expect(size.width == 2)
    #expect(found == isOpaque)
  }

  private static let badSixel: [String] = [
    "", "text", string("P", "q"), string("P", "q#0~"), string("P", "0;1;0q\"1;1;0;6~"),
    string("P", "q\"1;1;401;6~"), string("P", "q\"1;1;6;201~"), string("P", "q\"2;1;6;6~"),
    string("P", "q\"1;1;6;6;6~"), string("P", "q\"1;1;6~"),
    string("P", "q\"1;1;1;6!0~!0~"), string("P", "q\"1;1;1;6~!~"),
    string("P", "q\"1;1;6;6!7~"), string("P", "q\"1;1;6;6~~~~~~~"),
    string("P", "q\"1;1;6;6!99999999999999999999~"), string("P", "q\"1;1;6;6~-~"),
    string("P", "q\"1;1;6;6~\u{07}~"), string("P", "q\"1;1;6;6~\u{9C}~"),
    string("P", "q\"1;1;6;6~ ~"), string("P", "q\"1;1;6;6\"1;1;400;200~"),
    string("P", "$q\"1;1;6;6~"), string("P", "+q544e"), string("P", "1$r0m"),
    string("P", "11111111111111111q\"1;1;6;6~"),
    "\u{1B}Pq\"1;1;6;6~", "\u{1B}Pq\"1;1;6;6~\u{1B}[6n\u{1B}\\",
    string("P", "q\"1;1;6;6~") + string("P", "q\"1;1;6;6~"), string("P", "q\"1;1;6;6~") + "x",
    string("_", "q\"1;1;6;6~"),
  ]

  @Test func `a count of nothing is one column`() {
    #expect(Self.sixel(Self.string("P", "q\"1;1;2;6!0~!0~")) != nil)
  }

  @Test(arguments: badSixel)
  func `nothing else passes for a sixel picture`(text: String) {
    #expect(Self.sixel(text) == nil)
  }

  @Test func `lines are characters and colours only`() {
    let frame = "\u{1B}[?25l\u{1B}[0m\u{1B}[38;5;1mA\u{1B}[0m\r\n \u{1B}[2JB\u{07}\u{1B}[?25h\n"
    let lines = SymbolFrame.lines(of: Array(frame.utf8)[...])
    #expect(
      lines.map { String(decoding: $0, as: UTF8.self) } == [
        "\u{1B}[0m\u{1B}[38;5;1mA\u{1B}[0m", " B",
      ])
  }
}
