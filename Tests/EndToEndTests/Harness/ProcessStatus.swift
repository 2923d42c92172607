import Foundation

/// What the kernel knows of a process.
///
/// Linux only: elsewhere nothing is known.
struct ProcessStatus {
  #if os(Linux)
    static let isKnown = true
  #else
    static let isKnown = false
  #endif

  let process: Int32

  /// Whether every thread waits for something.
  var isAsleep: Bool? {
    let states = threads.compactMap { status(of: $0, "State")?.first }
    return states.isEmpty ? nil : states.allSatisfy { $0 == "S" }
  }

  /// How often its threads have gone to sleep by themselves.
  var voluntarySwitches: Int? {
    sum("voluntary_ctxt_switches")
  }

  /// How often its main thread has.
  var mainVoluntarySwitches: Int? {
    status(of: "\(process)", "voluntary_ctxt_switches").flatMap { Int($0) }
  }

  /// Resident memory in KiB.
  var residentKiB: Int? { kibibytes("VmRSS") }

  /// The most resident memory so far, in KiB.
  var mostResidentKiB: Int? { kibibytes("VmHWM") }

  var exists: Bool { kill(process, 0) == 0 }

  /// Bytes the process has written to anything (`wchar`).
  var written: Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8) else {
      return nil
    }
    return Self.field("wchar", in: text).flatMap { Int($0) }
  }

  private func kibibytes(_ name: String) -> Int? {
    status(of: "\(process)", name)?.split(separator: " ").first.flatMap { Int($0) }
  }

  private var threads: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  }

  private func sum(_ name: String) -> Int? {
    let values = threads.compactMap { status(of: $0, name).flatMap { Int($0) } }
    return values.isEmpty ? nil : values.reduce(0, +)
  }

  private func status(of thread: String, _ name: String) -> String? {
    let path = "/proc/\(process)/task/\(thread)/status"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return Self.field(name, in: text)
  }

  private static func field(_ name: String, in text: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
      return line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
    return nil
  }
}
