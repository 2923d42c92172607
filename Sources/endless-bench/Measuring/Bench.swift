internal import CSystem

/// A run of all measurements, or of those that only count.
struct Bench {
  /// What is measured together.
  enum Group: String, CaseIterable {
    case steps, scrolling, idle, large, pipe, flood, start, line, album
  }

  /// Only counts, on smaller data.
  let isQuick: Bool
  let groups: [Group]
  var report = Report()

  /// The bytes of the large file.
  var largeFile: Int { isQuick ? 200_000_000 : 1_000_000_000 }

  /// Measures everything; what cannot be measured is told and left out.
  ///
  /// - Throws: `BenchError` if `endless` itself does not run.
  mutating func run() throws(BenchError) {
    let peers: [Peer] = isQuick ? [.less] : [.less, .fzf, .mcview, .most]
    let missing = peers.filter { !$0.isInstalled }.map(\.name)
    if !missing.isEmpty { print("Not installed, left out: \(missing.joined(separator: ", "))\n") }
    report.begin()
    for group in groups { try measure(group) }
  }

  private mutating func measure(_ group: Group) throws(BenchError) {
    switch group {
    case .steps: try measureSteps()
    case .scrolling: try measureScrolling()
    case .idle:
      try measureIdle()
      try measureProducer()
    case .large: try measureLargeFile()
    case .pipe: try measurePipe()
    case .flood: try measureFlood()
    case .start: if !isQuick { try measureStart() }
    case .line: if !isQuick { try measureLongLine() }
    case .album: try measureAlbum()
    }
  }

  /// Measures another program, beside which ours is put; one that fails is told and left out.
  func figure<Figure>(
    of peer: Peer, _ measure: (Peer) throws(BenchError) -> Figure
  ) -> Figure? {
    guard peer.isInstalled else { return nil }
    do throws(BenchError) { return try measure(peer) } catch {
      say("| left out: \(error) | | | | |")
      return nil
    }
  }
}

/// Nanoseconds as seconds.
func seconds(from start: Int64, to end: Int64) -> Double {
  Double(end - start) / 1e9
}

extension ScreenModel {
  /// Whether a list of numbered lines fills the screen down to its status line.
  var isFull: Bool {
    line(rows - 2).contains("L0") && !line(rows - 1).isEmpty
  }
}
