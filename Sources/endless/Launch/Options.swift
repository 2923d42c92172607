/// Everything that is decided before the screen is taken.
package struct Options: Hashable, Sendable {
  package var mode: Mode
  /// The windows in their order, at least one.
  package var windows: [WindowChoice]
  package var settings: Settings

  package init(mode: Mode, windows: [WindowChoice], settings: Settings) {
    self.mode = mode
    self.windows = windows
    self.settings = settings
  }
}

/// What becomes of the lists.
package enum Mode: Hashable, Sendable {
  /// They are shown; Enter opens.
  case browse
  /// They are shown; Enter prints and leaves.
  case pick
  /// They are copied to standard output as they are.
  case cat
  /// They are walked to their end and printed.
  case export(ExportFormat)
}

/// One list: where its items come from, and its name.
package struct WindowChoice: Hashable, Sendable {
  package var source: SourceChoice
  /// The name for the title bar, in bytes as it was given; painters sanitise it.
  package var title: [UInt8]
  /// Whether the name was given, rather than being the source's.
  package var isNamed: Bool
  /// Whether the items are pages rather than rows.
  package var pages: Bool

  package init(
    source: SourceChoice, title: [UInt8], isNamed: Bool = false, pages: Bool = false
  ) {
    self.source = source
    self.title = title
    self.isNamed = isNamed
    self.pages = pages
  }
}

/// Where the items of a window come from.
package enum SourceChoice: Hashable, Sendable {
  /// A file by its path.
  case file(Argument)
  /// Files, each an item; a directory stands for the pictures in it.
  case paths([Argument])
  /// Data on standard input.
  case standardInput
  /// A command that prints a page.
  case command(Argument)
  /// The animals of `--demo`, from inside the program.
  case demoAnimals
  /// The news of `--demo`, from inside the program.
  case demoNews
  /// The animals of `--demo` once more, each on a page.
  case demoCards

  /// The name of a window without a title of its own.
  package var name: [UInt8] {
    switch self {
    case .file(let path):
      let slash = UInt8(ascii: "/")
      guard let last = path.bytes.lastIndex(where: { $0 != slash }) else { return path.bytes }
      let first = path.bytes[..<last].lastIndex(of: slash).map { $0 + 1 } ?? 0
      return Array(path.bytes[first...last])
    case .paths(let paths): return paths.count == 1 ? Self.file(paths[0]).name : Array("Pages".utf8)
    case .standardInput: return Array("standard input".utf8)
    case .command(let command): return command.bytes
    case .demoAnimals: return Array("Animals".utf8)
    case .demoNews: return Array("News".utf8)
    case .demoCards: return Array("Cards".utf8)
    }
  }
}
