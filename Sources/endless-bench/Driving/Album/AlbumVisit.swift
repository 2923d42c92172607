/// `endless` while it shows an album, and what can be known of its pages from outside.
final class AlbumVisit {
  /// The key of the next page.
  static let next = "\u{1b}[C"

  let album: Album
  let program: DrivenProgram
  let log: RendererLog?
  private let pictures: [PictureText]

  /// Opens an album whose pictures are known to look so in a terminal of that size.
  ///
  /// Every start of a renderer is written down in the log, if there is one.
  init(
    _ album: Album, pictures: [PictureText], rows: Int = 24, columns: Int = 80,
    log: RendererLog? = nil
  ) throws(BenchError) {
    self.album = album
    self.pictures = pictures
    self.log = log
    program = try DrivenProgram(
      Peer.endless.command + ["--pages", "--edge", "stop", album.folder], rows: rows,
      columns: columns, searching: log?.folder)
  }

  /// How many renderers have been started, as far as that is written down.
  var starts: Int { log?.starts.count ?? 0 }

  /// How many renderers run, or nil where the system does not tell.
  var renderers: Int? { running(naming: album.folder, besides: program.process) }

  /// Waits until a page, counted from 1, is shown with its picture, and tells when that was.
  @discardableResult
  func wait(forPage page: Int) throws(BenchError) -> Int64 {
    guard let time = program.wait({ shows(page, on: $0) }) else { throw missing(page) }
    return time
  }

  /// Waits for the first page of all without holding it up, and tells when it was shown.
  func waitForFirstPage() throws(BenchError) -> Int64 {
    guard let time = program.waitUndisturbed({ shows(1, on: $0) }) else { throw missing(1) }
    return time
  }

  private func shows(_ page: Int, on screen: ScreenModel) -> Bool {
    screen.line(0).contains(album.name(ofPage: page))
      && pictures[(page - 1) % pictures.count].isComplete(on: screen)
  }

  private func missing(_ page: Int) -> BenchError {
    BenchError("endless does not show page \(page)")
  }

  /// Waits until no renderer runs and nothing is left to do.
  func waitForNeighbours() throws(BenchError) {
    let limit = program.now + 60_000_000_000
    repeat {
      guard program.now < limit else { throw BenchError("renderers run on and on") }
      program.settle()
    } while renderers ?? 0 > 0 || !program.figures.isAsleep
  }

  /// Leaves.
  ///
  /// - Returns: how many renderers are left at that moment, or nil where the system does not tell.
  func quit() throws(BenchError) -> Int? {
    program.send("q")
    try program.waitForEnd()
    return renderers
  }
}
