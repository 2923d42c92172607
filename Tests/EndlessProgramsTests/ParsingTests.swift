import EndlessPrograms
import Testing

@Suite struct JSONReaderTests {
  private func object(_ text: String) -> [String: JSONValue]? {
    try? JSONReader.object(Array(text.utf8)[...])
  }

  @Test(
    arguments: [
      ("{}", [:]),
      (" {\t\"a\" :\n1 ,\"b\":\"\" } \r\n", ["a": .number("1"), "b": .string("")]),
      (#"{"a":true,"b":false,"c":null}"#, ["a": .bool(true), "b": .bool(false), "c": .null]),
      (
        #"{"a":-0.5e+10,"b":0,"c":1E2}"#,
        ["a": .number("-0.5e+10"), "b": .number("0"), "c": .number("1E2")]
      ),
      (#"{"a":"\"\\\/\b\f\n\r\t"}"#, ["a": .string("\"\\/\u{8}\u{C}\n\r\t")]),
      (#"{"a":"\u00e9\u72D0\ud83e\udd8a🦊"}"#, ["a": .string("é狐🦊🦊")]),
      (#"{"a":[1,[],{"b":[{}]}],"c":{"d":"e"}}"#, ["a": .nested, "c": .nested]),
      (#"{"a":1,"a":2}"#, ["a": .number("2")]),
      (#"{"\u0061":"\u0000"}"#, ["a": .string("\0")]),
    ] as [(String, [String: JSONValue])])
  func `objects are read`(text: String, members: [String: JSONValue]) {
    #expect(object(text) == members)
  }

  @Test(arguments: [
    "", " ", "{", "}", "[]", "1", "null", "\"a\"", "{}x", "{} {}", "{,}", "{\"a\"}", "{\"a\":}",
    "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\":01}", "{\"a\":+1}", "{\"a\":.5}", "{\"a\":1.}",
    "{\"a\":1e}", "{\"a\":-}", "{\"a\":NaN}", "{\"a\":nul}", "{\"a\":True}", "{\"a\":\"}",
    "{\"a\":\"\n\"}", #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u12g4"}"#, #"{"a":"\ud800"}"#,
    #"{"a":"\ud800\u0041"}"#, #"{"a":"\udc00"}"#, "{\"a\":[1,]}", "{\"a\":[1}", "{\"a\":{]}",
  ])
  func `what is not a JSON object is refused`(text: String) {
    #expect(object(text) == nil)
  }

  @Test func `text that is not UTF-8 is refused`() {
    let bytes = Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(throws: JSONReader.Failure.self) { try JSONReader.object(bytes[...]) }
  }

  @Test func `nesting is bounded`() {
    let nested = { (depth: Int) in
      "{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(object(nested(63)) == ["a": .nested])
    #expect(object(nested(64)) == nil)
    #expect(object(nested(100_000)) == nil)
  }
}

@Suite struct RecordSplitterTests {
  @Test(arguments: 1...9)
  func `records do not depend on the stretches they come in`(stretch: Int) {
    let bytes = Array("a\r\n\n\rbc\n\r\r\n\r\nlong line\nrest\r".utf8)
    var splitter = RecordSplitter(separator: 0x0A)
    var records: [[UInt8]] = []
    for start in Swift.stride(from: 0, to: bytes.count, by: stretch) {
      splitter.append(bytes[start..<min(start + stretch, bytes.count)])
      while let record = splitter.next() { records.append(record) }
    }
    if let rest = splitter.remainder() { records.append(rest) }
    let texts = records.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts == ["a\r", "", "\rbc", "\r\r", "\r", "long line", "rest\r"])
    #expect(splitter.pending == 0)
    #expect(splitter.remainder() == nil)
  }
}

@Suite struct MessageTailTests {
  @Test func `the last 4 KiB are kept`() {
    var tail = MessageTail()
    #expect(tail.lastLine == nil)
    for _ in 0..<1000 { tail.append(Array("noise and more noise\n".utf8)[...]) }
    tail.append([UInt8](repeating: 0x61, count: 5000)[...])
    #expect(tail.lastLine == String(repeating: "a", count: 4096))
  }

  @Test(arguments: [
    ("", nil), ("\n \t\n", nil), ("a", "a"), ("a\nb\n", "b"), (" a b \n\n", "a b"),
    ("a\rb\r\n", "b"),
  ])
  func `the last line is the last that is not blank`(text: String, line: String?) {
    var tail = MessageTail()
    tail.append(Array(text.utf8)[...])
    #expect(tail.lastLine == line)
  }
}
