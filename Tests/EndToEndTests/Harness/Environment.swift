import Foundation

/// The variables that driven programs see, whatever the tests themselves were started with.
enum Environment {
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// `NAME=VALUE` for every variable.
  static func variables(home: String, changes: [String: String?]) -> [String] {
    var all: [String: String] = [
      "PATH": path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": home, "TMPDIR": home,
      "SHELL": "/bin/sh",
      // A program that dies of a signal sent to it must not fill the screen with where it was.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    all["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    for (name, value) in changes { all[name] = value }
    return all.map { "\($0)=\($1)" }.sorted()
  }
}
