import EndlessCore
import Testing
import endless

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The lists of --demo")
struct DemoTests {
  @Test("the animals are those of demo-data")
  func animals() throws {
    let here = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(here)/demo-data/animals.txt"
    let file = try #require(fopen(path, "r"), "\(path) is missing")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while let byte = UInt8(exactly: fgetc(file)) { bytes.append(byte) }
    #expect(bytes == DemoAnimals.text)
    #expect(DemoAnimals.lines.count == 16)
  }

  @Test("each animal has a card of its own")
  func cards() {
    #expect(DemoCards.items.count == 16)
    let card = DemoCards.card(of: Array(DemoCards.items[7].utf8))
    #expect(
      card.map { String(decoding: $0, as: UTF8.self) } == [
        "╭────────────────────────╮",
        "│                        │",
        "│           🐹           │",
        "│                        │",
        "│        かぴばら        │",
        "│                        │",
        "│        capybara        │",
        "│                        │",
        "╰────────────────────────╯",
      ])
    let plain = DemoCards.card(of: Array("X y z".utf8), isASCII: true)
    #expect(String(decoding: plain[0], as: UTF8.self) == "+------------------------+")
  }

  @Test("the news come twenty at a time, numbered on, and never end")
  func news() async throws {
    let source = DemoNews(pause: .zero)
    for (page, offset) in [(1, 0), (2, 20), (51, 1000)] {
      let request = PageRequest(
        token: Token(serial: page), direction: .append, key: PageKey(page: page, offset: offset),
        size: 20)
      let answer = try await source.page(request) { _ in }
      #expect(answer.items.count == 20)
      #expect(answer.items.first?.text == Array("新聞標題\(offset + 1)".utf8))
      #expect(answer.items.last?.id == .position(offset + 19))
      #expect(answer.next == .more)
      #expect(answer.total == nil)
    }
  }

  @Test("a page that is no longer wanted stops at once")
  func cancelled() async {
    let task = Task {
      try await DemoNews(pause: .seconds(1000)).page(
        PageRequest(token: Token(serial: 1), direction: .refresh, key: PageKey(), size: 20)
      ) { _ in }
    }
    task.cancel()
    await #expect(throws: SourceError("stopped")) { try await task.value }
  }
}
