public import EndlessCore

/// Shows lists in windows of the terminal: a title bar and a body for each list, one status line.
///
/// It takes the screen when it is made and gives it back when it is destroyed. A frame costs what it
/// changes: rows that are as before are not put again, curses sends the difference to the terminal,
/// and finds out by itself when rows have only moved. Keep it in a local variable of the main thread,
/// one at a time.
public struct TerminalScroller: ~Copyable {
  private var surfaces: [Surface] = []
  /// After the windows, which must be gone before it.
  package var terminal: Terminal

  /// Takes the terminal: the standard streams if both are one, else the one that controls the process.
  ///
  /// Signals that end, stop or resize become bytes in `wake`, a descriptor that does not block.
  /// Throws `CursesError` before anything is written to the terminal.
  public init(options: TerminalOptions, wake: Int32) throws(CursesError) {
    terminal = try Terminal(TerminalDevice.find(), options: options, wake: wake)
  }

  package init(terminal: consuming Terminal) {
    self.terminal = terminal
  }

  /// The size of the screen.
  public var size: Size { terminal.size }

  /// Shows a scene, with one update of the terminal.
  ///
  /// Parts that do not fit on the screen are left out.
  package mutating func show(_ scene: Scene) {
    let parts = scene.parts
    arrange(parts)
    put(parts)
    if terminal.palette.isExhausted { putAnew(parts) }
    let cursor = scene.cursor ?? (size.rows - 1, size.columns - 1)
    terminal.update(
      cursorRow: cursor.row, cursorColumn: cursor.column, showsCursor: scene.showsCursor)
  }

  /// Draws everything anew: somebody else has written on the screen.
  package func repaint() {
    terminal.repaint()
  }

  /// Takes the terminal's present size; the next scene has to fit it.
  package mutating func resize() {
    surfaces = []
    terminal.resize()
  }

  /// Windows are opened anew only if the arrangement is another one.
  private mutating func arrange(_ parts: [Scene.Part]) {
    guard !surfaces.elementsEqual(parts, by: { $0.area == $1.area }) else { return }
    surfaces = []
    terminal.erase()
    surfaces = parts.map { Surface($0.area) }
  }

  private mutating func put(_ parts: [Scene.Part]) {
    for (surface, part) in zip(surfaces, parts) {
      surface.show(part.frame, palette: &terminal.palette)
    }
  }

  /// Gives the pairs of rows that are no longer shown to those that are.
  private mutating func putAnew(_ parts: [Scene.Part]) {
    terminal.palette.startOver()
    for surface in surfaces { surface.forget() }
    put(parts)
  }
}
