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
    let covered = coveredAreas
    let changes = zip(surfaces, parts).compactMap { $0.cover(with: $1.pixels) }
    // Also beside a picture that goes only now.
    let pictures = covered + coveredAreas
    put(parts, beside: pictures)
    if terminal.palette.isExhausted { putAnew(parts, beside: pictures) }
    let cursor = scene.cursor ?? (size.rows - 1, size.columns - 1)
    terminal.update(
      cursorRow: cursor.row, cursorColumn: cursor.column, showsCursor: scene.showsCursor,
      pictures: changes)
  }

  /// Draws everything anew: somebody else has written on the screen.
  package func repaint() {
    if uncover() { terminal.erasePictures() }
    terminal.repaint()
  }

  /// Gives the terminal back, stops the process, and takes the terminal again when it goes on.
  package mutating func suspend() {
    hidePictures()
    terminal.suspend()
  }

  /// Takes what the terminal itself has drawn off the screen, before it is given back.
  package mutating func hidePictures() {
    let changes = surfaces.compactMap { $0.cover(with: nil) }
    guard !changes.isEmpty else { return }
    terminal.update(
      cursorRow: size.rows - 1, cursorColumn: size.columns - 1, showsCursor: false,
      pictures: changes)
  }

  /// Takes the terminal's present size; the next scene has to fit it.
  ///
  /// All of it is sent, also where the size is what it was: a terminal that was small for a moment has
  /// lost what it showed.
  package mutating func resize() {
    clear()
    terminal.resize()
    terminal.repaint()
  }

  /// Where the terminal has drawn over cells.
  private var coveredAreas: [Area] { surfaces.filter(\.isCovered).map(\.area) }

  /// Windows are opened anew only if the arrangement is another one.
  private mutating func arrange(_ parts: [Scene.Part]) {
    guard !surfaces.elementsEqual(parts, by: { $0.area == $1.area }) else { return }
    // Cells that no window covers any more are sent again too.
    if clear() { terminal.repaint() }
    terminal.erase()
    surfaces = parts.enumerated().map { Surface($1.area, index: $0) }
  }

  /// Closes all windows; says whether the terminal has drawn over any.
  @discardableResult
  private mutating func clear() -> Bool {
    let isCovered = uncover()
    if isCovered { terminal.erasePictures() }
    surfaces = []
    return isCovered
  }

  /// What the terminal has drawn has to be drawn anew; says whether there was anything.
  private func uncover() -> Bool {
    surfaces.map { $0.uncover() }.contains(true)
  }

  private mutating func put(_ parts: [Scene.Part], beside pictures: [Area]) {
    for (surface, part) in zip(surfaces, parts) {
      let isBesidePicture = pictures.contains {
        $0 != surface.area && $0.lines.overlaps(surface.area.lines)
      }
      surface.show(part.frame, isBesidePicture: isBesidePicture, palette: &terminal.palette)
    }
  }

  /// Gives the pairs of rows that are no longer shown to those that are.
  private mutating func putAnew(_ parts: [Scene.Part], beside pictures: [Area]) {
    terminal.palette.startOver()
    for surface in surfaces { surface.forget() }
    put(parts, beside: pictures)
  }
}
