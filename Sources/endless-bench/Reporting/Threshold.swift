/// What is measured, and how far it may go.
enum Measure {
  case stepInstructions
  case stepBytes, largestStep
  case idleBytes, idleWakeUps
  case yesTaken, yesResident
  case floodFrames, floodTime
  case startSmall, startLarge
  case endAndHome, endAndHomeTime
  case residentOpened, residentEnd, residentHome, residentRound
  case pipeResident, pipeTime
  case longFirst, longNext, longStep, longSideways
  case album(AlbumMeasure)
}

/// The most that a figure may be.
struct Threshold: Sendable {
  /// Counts and ratios must keep to their limits; times depend on the machine and are only told.
  enum Kind: Sendable { case count, ratio, time }

  let what: String
  let most: Double
  let unit: Unit
  let kind: Kind

  init(_ what: String, _ most: Double, _ unit: Unit, _ kind: Kind) {
    self.what = what
    self.most = most
    self.unit = unit
    self.kind = kind
  }

  /// Programs that run side by side are never equally lucky: what is to be no slower than another may
  /// take this much of its time.
  static let luck = 1.1
}

extension Measure {
  /// The table of limits.
  var threshold: Threshold {
    switch self {
    case .stepInstructions:
      Threshold(
        "line steps on 10³, 10⁶, 10⁹ rows: most instructions to fewest", 1.05, .times, .ratio)
    case .stepBytes: Threshold("bytes of a one-line scroll, more than less", 105, .bytes, .count)
    case .largestStep:
      Threshold(
        "the largest such step, as a part of a whole screen", 0.5, .times, .ratio)
    case .idleBytes: Threshold("bytes in an idle second", 0, .bytes, .count)
    case .idleWakeUps: Threshold("wake-ups in an idle second", 0, .times, .count)
    case .yesTaken: Threshold("idle `yes \\| endless`: taken from yes", 1_000_000, .bytes, .count)
    case .yesResident:
      Threshold("idle `yes \\| endless`: resident", 16 * 1024 * 1024, .bytes, .count)
    case .floodFrames: Threshold("10,000 keys at once: writes to the screen", 200, .times, .count)
    case .floodTime:
      Threshold(
        "10,000 keys at once: time, to the slower of fzf and less", Threshold.luck, .times, .ratio)
    case .startSmall:
      Threshold(
        "exec to first screen, small file: time, to less", Threshold.luck, .times, .ratio)
    case .startLarge:
      Threshold(
        "exec to first screen, 1 GB file: time, to less", Threshold.luck, .times, .ratio)
    case .endAndHome: Threshold("1 GB file, End and Home: time, to less", 0.1, .times, .ratio)
    case .endAndHomeTime: Threshold("1 GB file, End and Home", 0.02, .seconds, .time)
    case .residentOpened: Threshold("large file, resident: opened", Self.resident, .bytes, .count)
    case .residentEnd: Threshold("large file, resident: after End", Self.resident, .bytes, .count)
    case .residentHome: Threshold("large file, resident: after Home", Self.resident, .bytes, .count)
    case .residentRound:
      Threshold(
        "large file, resident: round the top, counted", Self.resident, .bytes, .count)
    case .pipeResident:
      Threshold(
        "large file through a pipe, at its end: resident, to its bytes", 1.1, .times, .ratio)
    case .pipeTime:
      Threshold(
        "1 GB through a pipe, to its end: time, to most", Threshold.luck, .times, .ratio)
    case .longFirst: Threshold("100 MB line: its first row", 0.01, .seconds, .time)
    case .longNext: Threshold("100 MB line: the row after it", 0.1, .seconds, .time)
    case .longStep: Threshold("100 MB line: a step", 0.005, .seconds, .time)
    case .longSideways: Threshold("100 MB line: a step sideways", 0.005, .seconds, .time)
    case .album(let measure): measure.threshold
    }
  }

  private static let resident: Double = 12 * 1024 * 1024
}
