import Foundation

/// Where programs are.
enum Program {
  /// The built `endless`, beside the test bundle that is running.
  static let endless = built("endless")

  /// A product that was built together with the tests.
  static func built(_ name: String) -> String {
    for folder in folders {
      let path = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return name
  }

  /// Whether a program is on the search path.
  static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  private static var folders: [URL] {
    let bundle = CommandLine.arguments.first ?? ""
    let running = URL(fileURLWithPath: bundle).resolvingSymlinksInPath()
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    // On macOS the executable lies three folders deep in the bundle.
    let above = (0..<4).map { depth in
      (0...depth).reduce(running) { url, _ in url.deletingLastPathComponent() }
    }
    return [own.deletingLastPathComponent()] + above
      + [package.appendingPathComponent(".build/debug")]
  }
}
