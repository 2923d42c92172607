/// The situation that decides which keys mean something.
public struct Situation: Hashable, Sendable {
  /// Whether Enter picks.
  public var picks: Bool
  /// Whether there is more than one window.
  public var hasWindows: Bool
  /// Whether the items of the window with the focus are pages.
  public var hasPages: Bool

  /// Whether those pages come by themselves, or one of them moves.
  public var isPlaying: Bool
  /// Whether the current page has more text than it shows.
  public var pageScrolls: Bool

  /// Whether they are rows.
  public var hasRows: Bool { !hasPages }

  /// Makes a situation.
  public init(
    picks: Bool, hasWindows: Bool, hasPages: Bool = false, isPlaying: Bool = false,
    pageScrolls: Bool = false
  ) {
    self.picks = picks
    self.hasWindows = hasWindows
    self.hasPages = hasPages
    self.isPlaying = isPlaying
    self.pageScrolls = pageScrolls
  }
}

/// One row of the key table: the keys, what they do, and how the help and the hints name it.
public struct Binding: Sendable {
  /// The groups of the help.
  public enum Section: String, Hashable, Sendable, CaseIterable {
    /// Going from row to row.
    case moving = "Moving"
    /// Windows and what they load.
    case windows = "Windows"
    /// How rows are shown.
    case showing = "Showing"
    /// Everything else.
    case leaving = "Leaving"
  }

  /// The keys.
  public let keys: [Key]
  /// What they do.
  public let command: Command
  /// Where the help shows them.
  public let section: Section
  /// What the help says.
  public let help: String
  /// What the status line says, if it does; the most useful come first in the table's order.
  public let hint: Hint?
  /// When they mean something.
  public let when: @Sendable (Situation) -> Bool

  /// A few words for the status line.
  public struct Hint: Hashable, Sendable {
    /// The keys as the line names them.
    public let keys: String
    /// What they do, in a word, if they do not say so themselves.
    public var word: String?
    /// Lower ranks are shown first.
    public let rank: Int
  }

  init(
    _ section: Section, _ keys: [Key], _ command: Command, _ help: String, hint: Hint? = nil,
    when: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    (self.section, self.keys, self.command, self.help) = (section, keys, command, help)
    (self.hint, self.when) = (hint, when)
  }
}

/// The key table.
///
/// It drives decoding, the help and the hints: a new key is one row here and one case where its
/// command is carried out.
public enum KeyMap {
  /// All bindings, in the order of the help.
  public static let bindings: [Binding] = moving + windows + showing + leaving

  /// The command of a key, or nil if it means nothing now.
  ///
  /// Digits are the count of the command that follows.
  public static func command(for key: Key, _ situation: Situation) -> Command? {
    if case .character(let character) = key, let digit = character.wholeNumberValue,
      character.isASCII
    {
      return .digit(digit)
    }
    return bindings.first { $0.keys.contains(key) && $0.when(situation) }?.command
  }

  /// The hints of a situation, most useful first.
  public static func hints(_ situation: Situation) -> [Binding.Hint] {
    hinted.filter { $0.when(situation) }.compactMap(\.hint)
  }

  /// The bindings that have a hint, most useful first.
  private static let hinted = bindings.filter { $0.hint != nil }.sorted {
    ($0.hint?.rank ?? 0) < ($1.hint?.rank ?? 0)
  }
}
