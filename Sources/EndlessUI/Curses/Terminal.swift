internal import CNcurses
internal import CSystem
package import EndlessCore

/// A terminal that is ours to draw on.
package struct Terminal: ~Copyable {
  package var palette: Palette
  /// Whether only ASCII can be shown, since the user's character set is not UTF-8.
  package let isASCII: Bool
  /// Something the user should know about the terminal.
  package let note: String?
  private let colors: Int
  /// Whether it was given back and is not to be taken again, since the process is to end.
  private(set) var isGivenBack = false
  private let session: Session

  /// Takes the terminal.
  ///
  /// Every signal that is caught from now on writes a byte to `wake`.
  package init(
    _ device: consuming TerminalDevice, options: TerminalOptions, wake: Int32
  ) throws(CursesError) {
    isASCII = cn_use_locale() == 0
    session = try Session(device, options: options, wake: wake)
    let isFallback = session.type == "xterm-256color" && !options.type.hasPrefix("xterm")
    note = isFallback ? "unknown terminal type '\(options.type)', drawn as xterm-256color" : nil
    colors = options.usesColor ? Int(cn_color_start()) : 0
    palette = Palette(
      colors: colors, pairs: colors > 0 ? Int(cn_color_pairs()) : 0,
      hasStandard: cn_color_has_standard() == 1,
      define: { pair in
        cn_color_define(Int32(pair.pair), Int32(pair.foreground), Int32(pair.background))
      })
    resize()
  }

  /// Where keys are read.
  package var inputDescriptor: Int32 { session.device.input }

  /// The size that is drawn in.
  package var size: Size {
    Size(rows: Int(cn_screen_rows()), columns: Int(cn_screen_columns()))
  }

  /// What it can show.
  package var display: Display {
    var (width, height): (Int32, Int32) = (0, 0)
    let isTold = unsafe cn_device_cell(session.device.output, &width, &height) == 1
    return Display(
      colors: colors, cell: isTold ? PixelSize(width: Int(width), height: Int(height)) : nil)
  }

  /// Takes all pictures that the terminal has drawn away, where that takes more than sending the cells
  /// under them again.
  func erasePictures() {
    guard !isGivenBack else { return }
    session.erasePictures()
  }

  /// Takes the size the terminal has now.
  ///
  /// Windows keep theirs until they are opened again.
  package func resize() {
    guard let size = session.device.size, size != self.size else { return }
    resize(to: size)
  }

  /// Takes a size.
  package func resize(to size: Size) {
    cn_screen_resize(Int32(size.rows), Int32(size.columns))
  }

  /// Draws everything anew with the next update: after somebody else has written on the screen.
  package func repaint() {
    cn_screen_repaint()
  }

  /// Gives the terminal back, stops the process as ^Z does, and takes the terminal again when the
  /// process runs on, unless it is to end.
  package mutating func suspend() {
    session.leave()
    cs_signals_stop()
    // Whoever ends a stopped process does so from another one, which has the terminal now.
    isGivenBack = cs_signals_ending() != 0
    guard !isGivenBack else { return }
    session.enter()
    resize()
  }

  /// Takes the terminal again after the process was stopped by a signal that cannot be caught.
  package func resume() {
    session.leave()
    session.enter()
    resize()
  }

  /// Blanks what windows do not cover.
  func erase() {
    cn_screen_erase()
  }

  /// Sends the difference, and leaves the cursor at a place.
  ///
  /// Pictures that the terminal draws itself come after it, each before the one in whose place it is,
  /// and all that is seen at once by terminals that can wait.
  func update(
    cursorRow: Int, cursorColumn: Int, showsCursor: Bool, pictures: [PictureChange] = []
  ) {
    guard !isGivenBack else { return }
    if !pictures.isEmpty { session.holdScreen() }
    cn_screen_update(Int32(cursorRow), Int32(cursorColumn), showsCursor ? 1 : 0)
    guard !pictures.isEmpty else { return }
    for change in pictures { session.change(change) }
    session.showScreen()
  }
}
