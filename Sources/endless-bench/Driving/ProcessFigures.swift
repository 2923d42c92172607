/// What the kernel counts of a process.
///
/// Linux only: elsewhere everything is nil.
struct ProcessFigures {
  let process: Int32

  /// Whether every thread waits for something.
  var isAsleep: Bool {
    threads.allSatisfy { status(ofThread: $0, "State")?.first == "S" }
  }

  /// Whether it has ended, though nobody has taken note of it yet.
  var hasEnded: Bool { status(ofThread: "\(process)", "State")?.first == "Z" }

  /// How often its threads have gone to sleep by themselves.
  var wakeUps: Int? {
    let counts = threads.compactMap { thread in
      status(ofThread: thread, "voluntary_ctxt_switches").flatMap { Int($0) }
    }
    return counts.isEmpty ? nil : counts.reduce(0, +)
  }

  /// Resident memory in bytes, now.
  var resident: Int? { kibibytes("VmRSS").map { $0 * 1024 } }

  /// The most resident memory in bytes, so far.
  var mostResident: Int? { kibibytes("VmHWM").map { $0 * 1024 } }

  /// Bytes it has written to anything.
  var written: Int? { io("wchar") }

  /// System calls by which it has written.
  var writes: Int? { io("syscw") }

  private var threads: [String] { names(inFolder: "/proc/\(process)/task") }

  private func kibibytes(_ name: String) -> Int? {
    status(ofThread: "\(process)", name).flatMap { Int($0.prefix { $0.isNumber }) }
  }

  private func io(_ name: String) -> Int? {
    field(name, in: text(ofFile: "/proc/\(process)/io")).flatMap { Int($0) }
  }

  private func status(ofThread thread: String, _ name: String) -> String? {
    field(name, in: text(ofFile: "/proc/\(process)/task/\(thread)/status"))
  }

  private func field(_ name: String, in text: String?) -> String? {
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.map { String($0.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\t" }) }
  }
}
