#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Files to measure on, in a folder that is made when first asked for and removed at the end.
enum TestData {
  /// The folder.
  static let folder: String = {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/endless-bench-XXXXXX".utf8CString)
    _ = unsafe mkdtemp(&template)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// What the last line of `lines(_:)` begins with.
  static let lastLine = "THE LAST LINE"

  /// Removes all of them, and what programs have left beside them.
  static func remove() { remove(folder) }

  private static func remove(_ path: String) {
    if unsafe unlink(path) == 0 { return }
    for name in names(inFolder: path) { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }

  /// A file of so many bytes (about) in lines of 70 bytes that begin with their number, and a last line
  /// that can be told from the others.
  static func lines(bytes: Int) throws(BenchError) -> String {
    try file("lines-\(bytes)") { writer throws(BenchError) in
      let filler = Array(
        " a line of a file that is larger than anybody would care to read to its end".utf8)
      for number in 1...max(1, bytes / 70) {
        try writer.write(numbered(number, filler, length: 69))
      }
      try writer.write(Array(lastLine.utf8))
    }
  }

  /// A file of rows with about 55 columns.
  static func list(rows: Int) throws(BenchError) -> String {
    try file("list-\(rows)") { writer throws(BenchError) in
      let filler = Array(" the quick brown fox jumps over the lazy dog ".utf8)
      for number in 1...rows {
        try writer.write(numbered(number, filler, length: 48 + number % 15))
      }
    }
  }

  /// A file whose first line has so many bytes, and a second one.
  static func longLine(bytes: Int) throws(BenchError) -> String {
    try file("long-\(bytes)") { writer throws(BenchError) in
      let piece = Array("0123456789 abcdefghijklmnopqrstuvwxyz ".utf8)
      var line: [UInt8] = []
      line.reserveCapacity(bytes)
      while line.count < bytes { line += piece }
      try writer.write(line)
      try writer.write(Array("the second line".utf8))
    }
  }

  /// The number that a row of these files begins with.
  static func name(ofLine number: Int) -> String {
    String(decoding: digits(number), as: UTF8.self)
  }

  private static func digits(_ number: Int) -> [UInt8] {
    var digits = Array("L000000000".utf8)
    var (rest, place) = (number, digits.count - 1)
    while rest > 0, place > 0 {
      digits[place] += UInt8(rest % 10)
      (rest, place) = (rest / 10, place - 1)
    }
    return digits
  }

  private static func numbered(_ number: Int, _ filler: [UInt8], length: Int) -> [UInt8] {
    var line = digits(number)
    line.reserveCapacity(length + 1)
    while line.count < length { line += filler.prefix(length - line.count) }
    return line
  }

  /// A file of the folder, which is filled when first asked for.
  static func file(
    _ name: String, _ fill: (inout LineWriter) throws(BenchError) -> Void
  ) throws(BenchError) -> String {
    let path = "\(folder)/\(name)"
    if unsafe access(path, R_OK) == 0 { return path }
    var writer = try LineWriter(path: path)
    try fill(&writer)
    try writer.finish()
    return path
  }
}
