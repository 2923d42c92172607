import EndlessCore
import EndlessFiles
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The files that pages are made of")
struct PageFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(_ path: String) throws -> [String] {
    try PageFiles.paths(of: Array(path.utf8), isPicture: Self.isPicture).map { path in
      String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    }
  }

  private static func isPicture(_ name: [UInt8]) -> Bool {
    let name = String(decoding: name, as: UTF8.self).lowercased()
    return name.hasSuffix(".png") || name.hasSuffix(".jpg") || name.hasSuffix(".svg")
  }

  @Test("a directory gives its pictures by name, numbers by their value")
  func pictures() throws {
    for name in ["b10.png", "b9.JPG", "a.svg", ".hidden.png", "notes.txt", "png"] {
      _ = try folder.save([120], as: name)
    }
    #expect(try names(folder.path) == ["a.svg", "b9.JPG", "b10.png"])
    #expect(try names(folder.path + "/") == ["a.svg", "b9.JPG", "b10.png"])
  }

  @Test("one without a picture gives all its files")
  func texts() throws {
    for name in ["2.txt", "10.txt", ".hidden"] { _ = try folder.save([120], as: name) }
    #expect(try names(folder.path) == ["2.txt", "10.txt"])
  }

  @Test("a link that leads nowhere is a file; one to a directory is left out")
  func links() throws {
    _ = try folder.save([120], as: "a.png")
    #expect(symlink("nowhere", folder.path + "/b.png") == 0)
    #expect(symlink(".", folder.path + "/c.png") == 0)
    #expect(symlink("a.png", folder.path + "/d.png") == 0)
    #expect(try names(folder.path) == ["a.png", "b.png", "d.png"])
  }

  @Test("a file is itself, whatever its name")
  func file() throws {
    let path = try folder.save([120], as: "notes.txt")
    let paths = try PageFiles.paths(of: Array(path.utf8), isPicture: Self.isPicture)
    #expect(paths == [Array(path.utf8)])
  }

  @Test("what is not there is named")
  func missing() {
    #expect(throws: SourceError("No such file: nowhere")) {
      try PageFiles.paths(of: Array("nowhere".utf8), isPicture: Self.isPicture)
    }
  }

  @Test(
    "names are in the order of people",
    arguments: [
      (["img1", "img10", "img2"], ["img1", "img2", "img10"]),
      (["a", "B", "b"], ["B", "a", "b"]),
      (["7", "007", "8"], ["007", "7", "8"]),
      (["x", "x1", ""], ["", "x", "x1"]),
      (["1.10", "1.9"], ["1.9", "1.10"]),
      (
        ["99999999999999999999999", "100000000000000000000000"],
        ["99999999999999999999999", "100000000000000000000000"]
      ),
    ])
  func order(names: [String], sorted: [String]) {
    let found = names.map { Array($0.utf8) }.sorted { NaturalOrder.precedes($0, $1) }
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == sorted)
  }
}
