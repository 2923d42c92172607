import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// The page commands of `demo-data`, as the README's recipes run them.
@Suite struct DemoDataTests {
  private static let demoData = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("demo-data").path

  private func headlines(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { "新聞標題\($0)" }
  }

  /// The command, with a sleep that does not sleep.
  private func source(_ name: String, in directory: borrowing TemporaryDirectory) -> CommandSource {
    _ = FileManager.default.createFile(
      atPath: directory.path + "/sleep", contents: Data("#!/bin/sh\n".utf8),
      attributes: [.posixPermissions: 0o755])
    return CommandSource(
      "PATH='\(directory.path)':$PATH TMPDIR='\(directory.path)' '\(Self.demoData)/\(name)'")
  }

  @Test func `the pictures of the animals are small, and each has its drawing`() throws {
    let files = FileManager.default
    var size = 0
    var names: [[String]] = []
    for folder in ["photos", "drawings"] {
      let found = try files.contentsOfDirectory(atPath: Self.demoData + "/" + folder).sorted()
      names.append(found.map { String($0.prefix { $0 != "." }) })
      for name in found {
        let attributes = try files.attributesOfItem(
          atPath: Self.demoData + "/" + folder + "/" + name)
        size += try #require(attributes[.size] as? Int)
      }
    }
    #expect(names[0].count == 16)
    #expect(names[0] == names[1])
    #expect(size < 500_000)
  }

  @Test func `news goes on page by page`() async throws {
    let directory = try TemporaryDirectory()
    let news = source("news", in: directory)
    let first = await load(news)
    let second = await load(news, request(page: 2, offset: 20))
    #expect(first.lines == headlines(1...20))
    #expect(second.lines == headlines(21...40))
    #expect(first.next == .more && second.next == .more)
  }

  @Test func `news-three ends with its third page`() async throws {
    let directory = try TemporaryDirectory()
    let news = source("news-three", in: directory)
    let second = await load(news, request(page: 2, offset: 20))
    let third = await load(news, request(page: 3, offset: 40))
    #expect(second.next == .more)
    #expect(third.lines == headlines(41...60))
    #expect(third.next == .end)
  }

  @Test func `news-trouble fails on page 3 until it is asked again, in every walk`() async throws {
    let directory = try TemporaryDirectory()
    let news = source("news-trouble", in: directory)
    for _ in 1...2 {
      let first = await load(news)
      let failed = await load(news, request(page: 3, offset: 40))
      #expect(first.lines == headlines(1...20))
      #expect(failed.error == SourceError("the news server does not answer"))
    }
    let retried = await load(news, request(page: 3, offset: 40))
    #expect(retried.lines == headlines(41...60))
    #expect(retried.next == .more)
  }

  @Test func `the animals stand in columns`() throws {
    let text = try String(contentsOfFile: Self.demoData + "/animals.txt", encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
    #expect(lines.count == 16)
    #expect(lines.map { $0.first.map(String.init) ?? "" }.joined() == "🦊🐱🐨🐪🐦🐮🦌🐹🐬🦇🌰🐾🐻🐟🐴👊")
    for line in lines {
      let name = try #require(line.dropFirst().first)
      let rest = try #require(line.last)
      // A kana takes two columns.
      #expect(name.count * 2 + 1 + rest.prefix { $0 == " " }.count == 12)
    }
  }
}
