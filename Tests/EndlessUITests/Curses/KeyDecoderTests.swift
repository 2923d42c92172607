import EndlessCore
import Testing

@testable import EndlessUI

private let escape = "\u{1B}"

private func keys(_ keys: Key...) -> [Input] { keys.map(Input.key) }

private func pointer(_ kind: PointerEvent.Kind, _ row: Int, _ column: Int) -> [Input] {
  [.pointer(PointerEvent(kind: kind, row: row, column: column))]
}

/// What a terminal sends, and what it means.
private let table: [(String, [Input])] = [
  ("j", keys(.character("j"))), (" ", keys(.character(" "))), ("\r", keys(.enter)),
  ("\n", keys(.control("j"))), ("\t", keys(.tab)), ("\u{7F}", keys(.backspace)),
  ("\u{8}", keys(.backspace)), ("\u{0}", keys(.control("@"))), ("\u{1}", keys(.control("a"))),
  ("\u{3}", keys(.control("c"))), ("\u{1A}", keys(.control("z"))),
  ("\u{1C}", keys(.control("\\"))), ("\u{1F}", keys(.control("_"))),
  ("é", keys(.character("é"))), ("狐", keys(.character("狐"))), ("🦊", keys(.character("🦊"))),
  ("\u{85}", []),
  ("\(escape)", keys(.escape)), ("\(escape)\(escape)", keys(.escape, .escape)),
  ("\(escape)[A", keys(.up)), ("\(escape)OA", keys(.up)), ("\(escape)[B", keys(.down)),
  ("\(escape)OB", keys(.down)), ("\(escape)[C", keys(.right)), ("\(escape)OC", keys(.right)),
  ("\(escape)[D", keys(.left)), ("\(escape)OD", keys(.left)),
  ("\(escape)[H", keys(.home)), ("\(escape)OH", keys(.home)), ("\(escape)[1~", keys(.home)),
  ("\(escape)[7~", keys(.home)), ("\(escape)[F", keys(.end)), ("\(escape)OF", keys(.end)),
  ("\(escape)[4~", keys(.end)), ("\(escape)[8~", keys(.end)), ("\(escape)[3~", keys(.delete)),
  ("\(escape)[5~", keys(.pageUp)), ("\(escape)[6~", keys(.pageDown)),
  ("\(escape)[Z", keys(.backTab)), ("\(escape)[1;2A", keys(.up)), ("\(escape)[5;2~", keys(.pageUp)),
  ("\(escape)OP", keys(.function(1))), ("\(escape)[11~", keys(.function(1))),
  ("\(escape)[[A", keys(.function(1))), ("\(escape)[P", keys(.function(1))),
  ("\(escape)[[E", keys(.function(5))), ("\(escape)OS", keys(.function(4))),
  ("\(escape)[15~", keys(.function(5))), ("\(escape)[17~", keys(.function(6))),
  ("\(escape)[21~", keys(.function(10))), ("\(escape)[23~", keys(.function(11))),
  ("\(escape)[24~", keys(.function(12))),
  ("\(escape)OM", keys(.enter)), ("\(escape)Ok", keys(.character("+"))),
  ("\(escape)Oq", keys(.character("1"))), ("\(escape)OI", keys(.tab)),
  ("\(escape)[I", [.focus(true)]), ("\(escape)[O", [.focus(false)]),
  ("\(escape)[<0;5;3M", pointer(.press, 2, 4)), ("\(escape)[<0;5;3m", pointer(.release, 2, 4)),
  ("\(escape)[<32;300;3M", pointer(.drag, 2, 299)),
  ("\(escape)[<64;1;1M", pointer(.wheelUp, 0, 0)),
  ("\(escape)[<65;1;1M", pointer(.wheelDown, 0, 0)),
  ("\(escape)[<69;1;1M", pointer(.wheelDown, 0, 0)),
  ("\(escape)[M !!", pointer(.press, 0, 0)), ("\(escape)[M#!\"", pointer(.release, 1, 0)),
  ("\(escape)[M`!!", pointer(.wheelUp, 0, 0)),
]

/// What is swallowed whole: the key after it is the only one that comes out.
private let swallowed: [String] = [
  "\(escape)[2~", "\(escape)[1;5A", "\(escape)[5;5~", "\(escape)[27;5;9~", "\(escape)[?1;2c",
  "\(escape)[>0;95;0c", "\(escape)[12;40R", "\(escape)[97;5u", "\(escape)[3$q", "\(escape)[E",
  "\(escape)[34~", "\(escape)[<2;1;1M", "\(escape)[<35;1;1M", "\(escape)[<0;0;0M",
  "\(escape)[<0;1M", "\(escape)[99999999999999999999~", "\(escape)[:::~",
  "\(escape)O5A", "\(escape)Oz", "\(escape)x", "\(escape)é", "\(escape)\r",
  "\(escape)\(escape)[A", "\(escape)\(escape)OA",
  "\(escape)]0;a title\u{7}", "\(escape)]11;rgb:0000/0000/0000\(escape)\\",
  "\(escape)P1$r0m\(escape)\\", "\(escape)_Gi=1;OK\(escape)\\", "\(escape)^private\(escape)\\",
  "\(escape)[200~q\rj\(escape)[A\u{3}\(escape)[201~", "\(escape)[200~\(escape)[201~",
  "\(escape)[200~狐\(escape)\(escape)[20\(escape)[201~",
]

@Suite struct KeyDecoderTests {
  @Test(arguments: table) func aKeyIsKnown(bytes: String, inputs: [Input]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) + decoder.finish() == inputs)
    #expect(!decoder.isInside)
  }

  @Test(arguments: table) func aKeyIsKnownByteByByte(bytes: String, inputs: [Input]) {
    var decoder = KeyDecoder()
    #expect(bytes.utf8.flatMap { decoder.decode([$0]) } + decoder.finish() == inputs)
  }

  @Test(arguments: swallowed) func theUnknownIsSwallowedWhole(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode((bytes + "k").utf8) + decoder.finish() == keys(.character("k")))
    let single = (bytes + "k").utf8.flatMap { decoder.decode([$0]) }
    #expect(single + decoder.finish() == keys(.character("k")))
  }

  @Test(arguments: [
    "\(escape)[", "\(escape)[1;", "\(escape)O", "\(escape)]0;title", "\(escape)[M ",
  ])
  func aSequenceThatIsCutOffIsNothing(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8).isEmpty)
    #expect(decoder.isInside)
    #expect(decoder.finish().isEmpty)
    #expect(decoder.decode("k".utf8) == keys(.character("k")))
  }

  @Test func aKeyInsideASequenceCounts() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\(escape)[1\u{3}".utf8) == keys(.control("c")))
    #expect(decoder.decode("\(escape)[1\(escape)[A".utf8) == keys(.up))
    #expect(decoder.decode("\(escape)]0;x\(escape)[A".utf8) == keys(.up))
  }

  @Test func bytesThatAreNotUTF8AreNothing() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0x6A, 0xC3, 0x6A, 0xE7, 0x8B, 0x6A, 0x9B, 0x41, 0xC0, 0x80]
    #expect(
      decoder.decode(bytes)
        == keys(.character("j"), .character("j"), .character("j"), .character("A")))
  }

  @Test func aFloodLosesNoKey() {
    var decoder = KeyDecoder()
    let flood = String(repeating: "j\(escape)[B", count: 5000)
    #expect(decoder.decode(flood.utf8).count == 10_000)
  }

  @Test func aPasteWithoutEndIsGivenUp() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\(escape)[200~abc".utf8).isEmpty)
    decoder.endPaste()
    #expect(decoder.decode("q".utf8) == keys(.character("q")))
  }

  /// Any bytes at all: it ends, and what it makes does not depend on how they are cut.
  @Test func anyBytesMeanTheSameHoweverTheyAreCut() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[[O]M<;0125~ABZm\\\u{7}\u{3}q狐".utf8) + [0xFF, 0x9B]
    for _ in 0..<20_000 {
      let bytes = (0..<random(24)).map { _ in alphabet[random(alphabet.count)] }
      var whole = KeyDecoder()
      var parts = KeyDecoder()
      let cut = random(bytes.count + 1)
      let expected = whole.decode(bytes) + whole.finish()
      let actual = parts.decode(bytes[..<cut]) + parts.decode(bytes[cut...]) + parts.finish()
      #expect(actual == expected, "\(bytes) cut at \(cut)")
    }
  }
}
