internal import EndlessCore

/// A run of chafa for one picture.
struct ChafaCommand {
  let picture: PictureFile
  let form: PictureForm?
  private let format: PageFormat
  /// For ever, in seconds.
  private static let duration = 1_000_000_000
  let settings: RendererSettings

  init(_ picture: PictureFile, _ format: PageFormat, _ settings: RendererSettings) {
    self.picture = picture
    self.format = format
    self.settings = settings
    form = PictureForm(format)
  }

  /// The command; it leaves the terminal and what the environment says of it alone.
  ///
  /// - Parameters:
  ///   - plays: whether it prints frame after frame.
  ///   - input: what is drawn in the place of the file.
  /// - Returns: the command, without limits.
  func command(plays: Bool, input: [UInt8]? = nil) -> ShellCommand {
    var words = ["exec", settings.chafa]
    words += ["--animate", plays ? "on" : "off", "--scale", "max", "--polite", "on"]
    // Into a pipe it plays one round, if nobody asks for more.
    if plays { words += ["--duration", "\(Self.duration)"] }
    words += options
    let text = Array(words.joined(separator: " ").utf8)
    let path = ShellCommand.quoted(picture.file.path)
    return ShellCommand(
      text: text + (input == nil ? Array(" -- ".utf8) + path : Array(" -".utf8)),
      variables: [
        ShellCommand.Variable(name: "TERM", value: Array("xterm-256color".utf8)),
        ShellCommand.Variable(name: "LC_ALL", value: Array("C.UTF-8".utf8)),
      ], without: ["TMUX", "STY", "TERM_PROGRAM", "NO_COLOR"], input: input)
  }

  private var options: [String] {
    switch form {
    case .symbols(let size):
      let cell = format.display.cell ?? PixelSize(width: 1, height: 2)
      let symbols = format.display.isASCII ? ["--symbols", "ascii+space"] : []
      return ["--format", "symbols", "--size", written(size)]
        + ["--font-ratio", "\(max(1, cell.width))/\(max(1, cell.height))", "--colors", colors]
        + symbols
    case .kitty(let area): return pixels("kitty", area)
    case .sixel(let area): return pixels("sixels", area)
    case nil: return []
    }
  }

  private func pixels(_ name: String, _ area: PixelArea) -> [String] {
    ["--format", name, "--size", written(area.units), "--font-ratio", "1/1", "--colors", "full"]
  }

  private func written(_ size: Size) -> String { "\(size.columns)x\(size.rows)" }

  /// The first sixteen of 256 colours look different in every terminal.
  private var colors: String {
    switch format.display.colors {
    case 256...: "240"
    case 16...: "16"
    case 8...: "8"
    default: "none"
    }
  }
}
