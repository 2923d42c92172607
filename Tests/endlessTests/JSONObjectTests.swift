import Testing
import endless

@Suite("JSON")
struct JSONObjectTests {
  private func json(_ text: [UInt8]) -> String {
    var object = JSONObject()
    object.add("t", text)
    return String(decoding: object.bytes, as: UTF8.self)
  }

  @Test(
    "text is escaped where it must be, and where a terminal or a line would suffer",
    arguments: [
      ("", #""#), ("きつね 🦊", "きつね 🦊"), (#"a"b\c"#, #"a\"b\\c"#), ("\n\r\t", #"\n\r\t"#),
      ("\0\u{1B}\u{1F}", #"\u0000\u001b\u001f"#), ("\u{7F}\u{9B}", #"\u007f\u009b"#),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("a b/c", "a b/c"),
    ])
  func escapes(_ text: String, _ escaped: String) {
    #expect(json(Array(text.utf8)) == "{\"t\":\"\(escaped)\"}")
  }

  @Test("bytes that are not UTF-8 become U+FFFD")
  func invalid() {
    #expect(json([0x61, 0xC2, 0x62, 0xFF]) == "{\"t\":\"a\u{FFFD}b\u{FFFD}\"}")
  }

  @Test("members stand in the order they were added")
  func members() {
    var object = JSONObject()
    object.add("n", -3)
    object.add("d", Duration.milliseconds(1050))
    object.add("s", "x")
    #expect(String(decoding: object.bytes, as: UTF8.self) == #"{"n":-3,"d":1.050000,"s":"x"}"#)
    #expect(JSONObject().bytes == Array("{}".utf8))
  }
}
