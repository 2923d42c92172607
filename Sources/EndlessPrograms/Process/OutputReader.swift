internal import EndlessCore

/// What becomes of a program's output, piece by piece, and what it all comes to.
protocol OutputReader {
  /// What the output comes to.
  associatedtype Outcome

  /// Whether the run's limit of time still counts.
  var isTimed: Bool { get }
  /// Whether no more output is wanted; then the program is ended.
  var hasEnough: Bool { get }

  /// Takes what was printed.
  mutating func read(_ bytes: ArraySlice<UInt8>) throws(SourceError)
  /// Nothing has been printed for a moment.
  mutating func rest() throws(SourceError)
  /// Nothing more comes.
  mutating func finish(_ end: OutputEnd, messages: MessageTail) throws(SourceError) -> Outcome
}

extension OutputReader {
  var isTimed: Bool { true }
  var hasEnough: Bool { false }
  mutating func rest() {}
}

/// Why no more output comes.
enum OutputEnd: Equatable {
  /// The program has ended.
  case ended(Child.Ending)
  /// The reader has enough.
  case enough
  /// The time is over.
  case late

  /// One line for people, or nil for a good end.
  var complaint: String? {
    switch self {
    case .ended(let ending): ending.complaint
    case .enough: nil
    case .late: "took too long"
    }
  }
}
