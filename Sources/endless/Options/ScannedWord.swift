/// One option, or one word that is none.
package enum ScannedWord: Hashable, Sendable {
  /// An option; `on` is false for its `--no-` spelling.
  case option(OptionName, on: Bool, value: Argument?)
  /// A source.
  case source(Argument)
  /// A `+` word.
  case place(StartPlace)
}
