public import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How the terminal is used.
public struct TerminalOptions: Hashable, Sendable {
  /// The terminal's type, as in `TERM`.
  public var type: String
  /// Whether the terminal is known to have direct colours, so that a 256-colour variant of its type
  /// is tried first.
  public var isColorful: Bool
  /// Whether colours are used; bold, reverse and underline always are.
  public var usesColor: Bool
  /// Whether the terminal reports the pointer.
  public var usesMouse: Bool
  /// Whether the terminal reports that it gains or loses the focus.
  public var reportsFocus = false
  /// How pictures are shown.
  public var pictures = PictureMode.symbols
  /// How many milliseconds after an Esc the rest of a key's sequence may come.
  public var escapeDelay: Int

  /// Makes options; all of them are on if nothing else is said.
  public init(
    type: String, isColorful: Bool = false, usesColor: Bool = true, usesMouse: Bool = true,
    escapeDelay: Int = 25
  ) {
    self.type = type
    self.isColorful = isColorful
    self.usesColor = usesColor
    self.usesMouse = usesMouse
    self.escapeDelay = escapeDelay
  }

  /// Reads what `ofThisProcess` reads.
  public init(environment: [String: String]) {
    self.init { environment[$0] }
  }

  private init(variable: (String) -> String?) {
    let colors = variable("COLORTERM")
    self.init(
      type: variable("TERM") ?? "",
      isColorful: colors == "truecolor" || colors == "24bit",
      usesColor: (variable("NO_COLOR") ?? "").isEmpty,
      escapeDelay: variable("ESCDELAY").flatMap { Int($0) } ?? 25)
    pictures = Self.pictures { variable($0) ?? "" }
  }

  /// How a terminal shows pictures that has set these variables.
  ///
  /// No terminal is asked: its answer could be taken for keys. What runs inside a multiplexer gets
  /// characters, for it passes nothing else on.
  private static func pictures(_ variable: (String) -> String) -> PictureMode {
    let (type, program) = (variable("TERM"), variable("TERM_PROGRAM"))
    if type.hasPrefix("screen") || type.hasPrefix("tmux") || program == "tmux" { return .symbols }
    let speaksKitty = ["xterm-kitty", "xterm-ghostty"].contains(type) || program == "ghostty"
    if speaksKitty || !variable("KITTY_WINDOW_ID").isEmpty { return .kitty }
    let speaksSixel = type.hasPrefix("foot") || type.hasPrefix("mlterm") || type == "contour"
    return speaksSixel ? .sixel : .symbols
  }

  /// Reads `TERM`, `COLORTERM`, `NO_COLOR` and `ESCDELAY` of this process, and what tells how it shows
  /// pictures.
  public static var ofThisProcess: TerminalOptions {
    TerminalOptions { name in unsafe getenv(name).map { unsafe String(cString: $0) } }
  }

  /// The types to try, best first.
  ///
  /// Curses is not made for direct colours; 256 are near enough.
  package var candidates: [String] {
    let fallback = "xterm-256color"
    let isDirect = type.hasSuffix("-direct")
    let stem = isDirect ? String(type.dropLast("-direct".count)) : type
    guard !stem.isEmpty else { return [fallback] }
    let wantsMore = isDirect || (isColorful && !stem.hasSuffix("color"))
    return (wantsMore ? [stem + "-256color"] : []) + [type, fallback]
  }
}
