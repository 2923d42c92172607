import EndlessCore
import Testing
import endless

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Printing without a screen")
struct ExporterTests {
  /// A walk over literals that may end with an error.
  struct Literals: ItemWalk {
    var batches: [[String]]
    var error: SourceError?
    var taken = 0

    init(_ batches: [[String]], error: SourceError? = nil) {
      self.batches = batches
      self.error = error
    }

    mutating func next() throws(SourceError) -> [Item]? {
      guard !batches.isEmpty else {
        if let error { throw error }
        return nil
      }
      let batch = batches.removeFirst()
      defer { taken += batch.count }
      return batch.enumerated().map { index, text in
        Item(id: .position(taken + index), text: Array(text.utf8))
      }
    }
  }

  /// Runs a walk into a pipe; what is printed is small enough to wait there.
  private func printed(
    _ walk: inout Literals, _ format: ExportFormat, _ settings: Settings = Settings()
  ) -> (text: String, error: ExportError?) {
    let pipe = Pipe()
    var failure: ExportError?
    do throws(ExportError) {
      let exporter = Exporter(format, settings: settings, output: Output(descriptor: pipe.writing))
      try exporter.export(&walk)
    } catch {
      failure = error
    }
    return (pipe.text(), failure)
  }

  @Test("text is the bytes and a line feed, or a NUL")
  func text() {
    var walk = Literals([["a", "b\tc"], ["", "d"]])
    #expect(printed(&walk, .text).text == "a\nb\tc\n\nd\n")
    var settings = Settings()
    settings.print0 = true
    walk = Literals([["a", "b\nc"]])
    #expect(printed(&walk, .text, settings).text == "a\0b\nc\0")
  }

  @Test("JSON Lines carry the item's number and text")
  func lines() {
    var walk = Literals([["a"], [#"say "hi""#]])
    #expect(
      printed(&walk, .jsonl).text == #"""
        {"id":1,"text":"a"}
        {"id":2,"text":"say \"hi\""}

        """#)
    let named = Item(id: .key(Array("k".utf8)), text: [0x61])
    #expect(
      String(decoding: Exporter.line(named, number: 3), as: UTF8.self) == #"{"id":"k","text":"a"}"#)
  }

  @Test("--max-items ends a list, and nothing more is asked for", arguments: [1, 2, 3, 4])
  func limit(_ limit: Int) {
    var settings = Settings()
    settings.maxItems = limit
    var walk = Literals([["1", "2"], ["3", "4"], ["5"]])
    let expected = (1...limit).map { "\($0)\n" }.joined()
    #expect(printed(&walk, .text, settings).text == expected)
    #expect(walk.taken == (limit + 1) / 2 * 2)
  }

  @Test("a walk that fails keeps what was printed")
  func failure() {
    var walk = Literals([["a"]], error: SourceError("boom"))
    let (text, error) = printed(&walk, .text)
    #expect(text == "a\n")
    #expect(error == .source(SourceError("boom")))
  }

  @Test("copying is byte for byte")
  func copying() throws {
    let source = Pipe()
    let target = Pipe()
    let bytes: [UInt8] = [0, 0xFF, 10, 13, 0x1B, 0x61]
    try Output(descriptor: source.writing).write(bytes)
    source.closeWriting()
    try withExtendedLifetime(source) {
      try copy(from: source.reading, to: Output(descriptor: target.writing))
    }
    #expect(target.bytes() == bytes)
  }
}
