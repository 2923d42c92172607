extension KeyMap {
  private typealias Hint = Binding.Hint

  static var moving: [Binding] {
    [
      Binding(
        .moving, [.up, "k", .control("p")], .lineUp, "one row up",
        hint: Hint(keys: "↑↓", word: "move", rank: 1), when: \.hasRows),
      Binding(.moving, [.down, "j", .control("n")], .lineDown, "one row down", when: \.hasRows),
      Binding(
        .moving, [.pageUp, "b", .control("b")], .pageUp, "one screen up",
        hint: Hint(keys: "PgUp PgDn", word: "page", rank: 2), when: \.hasRows),
      Binding(
        .moving, [.pageDown, "f", .control("f"), " "], .pageDown, "one screen down",
        when: \.hasRows),
      Binding(
        .moving, [.left, "h"], .previousPage, "previous page",
        hint: Hint(keys: "←→", word: "page", rank: 1), when: \.hasPages),
      Binding(.moving, [.right, "l"], .nextPage, "next page", when: \.hasPages),
      Binding(
        .moving, [.pageUp, "b", .control("b")], .pageUp, "previous page",
        when: \.hasPages),
      Binding(
        .moving, [.pageDown, "f", .control("f"), " "], .pageDown, "next page",
        when: \.hasPages),
      Binding(
        .moving, [.up, "k", .control("p")], .lineUp, "text one row up",
        hint: Hint(keys: "↑↓", word: "scroll", rank: 2), when: \.pageScrolls),
      Binding(
        .moving, [.up, "k", .control("p")], .lineUp, "text one row up",
        when: { $0.hasPages && !$0.pageScrolls }),
      Binding(
        .moving, [.down, "j", .control("n")], .lineDown, "text one row down",
        when: \.hasPages),
      Binding(.moving, ["u", .control("u")], .halfUp, "half a screen up"),
      Binding(.moving, ["d", .control("d")], .halfDown, "half a screen down"),
      Binding(
        .moving, ["g", .home], .first, "first; N g: item N",
        hint: Hint(keys: "Home End", rank: 4), when: \.hasPages),
      Binding(.moving, ["g", .home], .first, "first; N g: item N", when: \.hasRows),
      Binding(.moving, ["G", .end], .last, "last item", when: \.hasRows),
      Binding(
        .moving, ["G", .end], .last, "last; N G: item N",
        hint: Hint(keys: "N g", word: "go to", rank: 5), when: \.hasPages),
      Binding(.moving, ["%"], .percent, "25 %: a quarter on"),
      Binding(.moving, [.left, "h"], .left, "scroll left", when: \.hasRows),
      Binding(.moving, [.right, "l"], .right, "scroll right", when: \.hasRows),
    ]
  }

  static var windows: [Binding] {
    [
      Binding(
        .windows, [.tab], .nextWindow, "next window",
        hint: Hint(keys: "Tab", word: "window", rank: 3), when: \.hasWindows),
      Binding(.windows, [.backTab], .previousWindow, "previous window", when: \.hasWindows),
      Binding(.windows, ["r"], .reload, "reload, or retry"),
      Binding(.windows, [.control("c")], .cancel, "stop what is running"),
      Binding(.windows, ["F"], .follow, "follow the end", when: \.hasRows),
    ]
  }

  static var showing: [Binding] {
    [
      Binding(.showing, ["w"], .toggleWrap, "wrap or chop rows"),
      Binding(.showing, ["#"], .toggleNumbers, "row numbers", when: \.hasRows),
      Binding(
        .showing, ["p"], .togglePlaying, "play or pause",
        hint: Hint(keys: "p", word: "play", rank: 6),
        when: { $0.hasPages && !$0.isPlaying }),
      Binding(
        .showing, ["p"], .togglePlaying, "play or pause",
        hint: Hint(keys: "p", word: "pause", rank: 6), when: \.isPlaying),
      Binding(.showing, ["+"], .slower, "each page longer", when: \.hasPages),
      Binding(.showing, ["-"], .faster, "each page shorter", when: \.hasPages),
      Binding(
        .showing, [.function(1), "H"], .help, "help",
        hint: Hint(keys: "F1", word: "help", rank: 7)),
      Binding(.showing, [.control("l")], .redraw, "redraw the screen"),
    ]
  }

  static var leaving: [Binding] {
    [
      Binding(
        .leaving, [.enter], .pick, "pick: print and leave",
        hint: Hint(keys: "Enter", word: "pick", rank: 0), when: \.picks),
      Binding(.leaving, [.control("z")], .suspend, "suspend; fg returns"),
      Binding(.leaving, [.escape], .escape, "close, cancel"),
      Binding(
        .leaving, ["q"], .quit, "quit", hint: Hint(keys: "q", word: "quit", rank: 8)),
    ]
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self = .character(value)
  }

  /// How the help names the key.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "S-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    }
  }
}
