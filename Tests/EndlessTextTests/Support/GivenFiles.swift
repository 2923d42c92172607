import Foundation

/// Files that tests read where they are there.
enum GivenFiles {
  /// The rows of a file of handed cases, or nil where there is none.
  ///
  /// They are looked for in the directory that `ENDLESS_CASES` names, else in `shared/cases` beside
  /// the package.
  static func rows(of name: String) -> [[UInt8]]? {
    let environment = ProcessInfo.processInfo.environment["ENDLESS_CASES"]
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      environment.map { URL(filePath: $0) } ?? package.appending(path: "../shared/cases")
    return rows(at: folder.appending(path: name).path)
  }

  /// The rows of a file of the Unicode database, or nil where it is not installed.
  static func unicode(_ name: String) -> [String]? {
    rows(at: "/usr/share/unicode/" + name)?.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func rows(at path: String) -> [[UInt8]]? {
    FileManager.default.contents(atPath: path).map { data in
      data.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    }
  }
}
