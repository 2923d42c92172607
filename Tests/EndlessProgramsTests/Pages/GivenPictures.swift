import Foundation
import Testing

/// Pictures that tests read where they are there.
///
/// They are looked for in the directory that `ENDLESS_CASES` names, else in `shared/cases` beside the
/// package.
enum GivenPictures {
  static let folder: String = {
    let environment = ProcessInfo.processInfo.environment["ENDLESS_CASES"]
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let cases = environment.map { URL(filePath: $0) } ?? package.appending(path: "../shared/cases")
    return cases.appending(path: "pictures").standardized.path
  }()

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder) }

  static let needed = ConditionTrait.enabled(if: areThere, "skipped: no handed pictures here")

  static func path(_ name: String) -> String { folder + "/" + name }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  /// The names of a folder's pictures that begin with a text, sorted.
  static func names(in name: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []
    return names.filter { isWanted($0) }.sorted().map { name + "/" + $0 }
  }
}

/// What chafa prints by itself.
func chafa(_ arguments: [String], _ path: String) throws -> (status: Int32, output: [UInt8]) {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["chafa"] + arguments + ["--", path]
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (process.terminationStatus, Array(output))
}
