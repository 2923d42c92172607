import Foundation
import Testing

extension EmulatedTerminal {
  /// Starts `endless --pages` on files and waits for the first page.
  static func album(
    _ arguments: [String], launch: Launch = .standard, folder: TemporaryFolder? = nil
  ) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(Program.endless, ["--pages"] + arguments, launch: launch)
    if let folder { terminal.folders.append(folder) }
    try terminal.waitFor("its screen") { $0.isAlternate && !$0.text.isEmpty }
    return terminal
  }

  /// Waits until nothing is being made or moved, and returns the screen.
  @discardableResult
  func settle() throws -> Screen {
    // A renderer begins a moment after its key was read.
    for _ in 0..<3 {
      try waitUntilIdle()
      try wait(for: "no renderer") { children.isEmpty }
    }
    return try waitUntilIdle()
  }

  /// The programs that the program runs, by their process numbers.
  var children: [Int32] {
    let path = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return threads.flatMap { thread in
      let list = try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// How often something was written to the terminal.
  func count(ofWritten sequence: String) -> Int {
    let (log, wanted) = (Data(log), Data(sequence.utf8))
    var count = 0
    var rest = log[...]
    while let found = rest.range(of: wanted) {
      count += 1
      rest = log[(found.lowerBound + 1)...]
    }
    return count
  }
}

extension Screen {
  /// The page's name, from the title.
  var pageName: String {
    lines[0].split(separator: " ").first.map(String.init) ?? ""
  }

  /// `3 of 16`, from the title.
  var place: String {
    lines[0].split(separator: " ").suffix(3).joined(separator: " ")
  }

  /// Whether anything is drawn in colour between the title and the bar.
  var hasPicture: Bool {
    page.joined().contains { $0.look.paper != .standard || ($0.look.ink ?? .standard) != .standard }
  }

  /// The cells between the title and the bar.
  var page: [[ScreenCell]] { Array(cells[1..<rows - 2]) }
}

extension ScreenCell {
  /// What is to be seen of a cell, however it is written.
  struct Look: Hashable {
    let text: String
    /// Nil where nothing is written.
    let ink: Color?
    let paper: Color

    static let nothing = Look(text: " ", ink: nil, paper: .standard)
  }

  var look: Look {
    let (ink, paper) = isReverse ? (background, foreground) : (foreground, background)
    return Look(text: text, ink: text == " " ? nil : ink, paper: paper)
  }
}

/// What is to be seen in an area, wherever in it.
struct Drawing: Equatable {
  let rows: [[ScreenCell.Look]]
  /// The columns of the area that anything is drawn in.
  let columns: Range<Int>

  init(_ cells: [[ScreenCell]]) {
    let looks = cells.map { $0.map(\.look) }
    let drawn = looks.flatMap { row in row.indices.filter { row[$0] != .nothing } }
    columns = (drawn.min() ?? 0)..<(drawn.max() ?? -1) + 1
    let first = looks.firstIndex { $0.contains { $0 != .nothing } } ?? 0
    let last = looks.lastIndex { $0.contains { $0 != .nothing } } ?? -1
    rows = looks[first..<max(first, last + 1)].map { [columns] in Array($0[columns]) }
  }

  static func == (left: Drawing, right: Drawing) -> Bool { left.rows == right.rows }
}

/// What the tests of the pages are fed with.
enum Pictures {
  /// The checkout.
  static var package: String {
    let here = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/" + here
  }

  /// The pictures of the demo.
  static var photos: String { package + "/demo-data/photos" }

  /// A GIF of two pixels, one after the other for ever, each for so many hundredths of a second.
  static func animation(hundredths: UInt8) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0]
    bytes += [0xE0, 0x30, 0x20, 0x20, 0x60, 0xE0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for pixel: UInt8 in [0x44, 0x4C] {
      bytes += [0x21, 0xF9, 4, 4, hundredths, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
      bytes += [2, 2, pixel, 1, 0]
    }
    return bytes + [0x3B]
  }

  /// A folder of the handed pictures, or nil if they are not there.
  static func handed(_ name: String) -> String? {
    let path = URL(fileURLWithPath: package + "/../shared/cases/pictures/" + name).standardized.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The files of a folder by name, of one ending.
  static func files(in folder: String, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  /// A folder with a `chafa` in it that notes each start in a file and does what the real one does.
  static func countingChafa(in folder: TemporaryFolder) throws -> (path: String, log: String) {
    let tools = try folder.makeFolder("tools")
    let log = folder.path(of: "started")
    let real = Environment.path.split(separator: ":").map { "\($0)/chafa" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    let script = "#!/bin/sh\necho \"$@\" >>'\(log)'\nexec '\(try #require(real))' \"$@\"\n"
    let path = try folder.write(script, to: "tools/chafa")
    chmod(path, 0o755)
    return ("\(tools):\(Environment.path)", log)
  }
}
