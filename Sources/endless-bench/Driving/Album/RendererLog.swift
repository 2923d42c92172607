#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A `chafa` that writes down every start before it becomes the real one.
struct RendererLog {
  /// One start.
  struct Start: Hashable {
    /// All arguments but the last.
    let options: [String]
    /// The last one, the picture.
    let file: String
  }

  /// Where it lies; to be searched first.
  let folder: String

  init(folder: String) throws(BenchError) {
    self.folder = folder
    unsafe mkdir(folder, 0o700)
    var writer = try LineWriter(path: "\(folder)/chafa")
    // One write a start: those that start at the same time do not get between each other.
    let script = """
      #!/bin/sh
      IFS='\u{1f}'
      printf '%s\\n' "$*" >>"${0%/*}/starts"
      PATH=${PATH#*:}
      exec chafa "$@"
      """
    try writer.write(Array(script.utf8))
    try writer.finish()
    unsafe chmod("\(folder)/chafa", 0o700)
  }

  /// What has been started so far.
  var starts: [Start] {
    (text(ofFile: "\(folder)/starts") ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: "\u{1f}", omittingEmptySubsequences: false).map(String.init)
      return words.last.map { Start(options: words.dropLast(), file: $0) }
    }
  }
}

/// How many processes run whose command line names something, or nil where the system does not tell.
func running(naming name: String, besides process: Int32? = nil) -> Int? {
  let processes = names(inFolder: "/proc").compactMap { Int32($0) }
  guard !processes.isEmpty else { return nil }
  return processes.count { other in
    other != process && text(ofFile: "/proc/\(other)/cmdline")?.contains(name) ?? false
  }
}
