internal import EndlessCore

/// A file that holds a picture.
struct PictureFile {
  let file: OpenFile
  let kind: PictureKind
  /// The size in pixels, where that is known.
  let pixels: PixelSize?
  /// How it must be turned by us.
  let orientation: Orientation
  private let bytes: PictureHeader.Bytes

  /// Looks at a file; nil if it is no picture and does not say that it is one.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - isStopped: whether nobody wants to know any more; then it seems to end.
  /// - Throws: if its name says so and its bytes do not.
  init?(_ file: OpenFile, unless isStopped: @escaping () -> Bool) throws(SourceError) {
    let named = PictureKind(path: file.path)
    guard let kind = PictureKind(head: file.head) else {
      guard let named else { return nil }
      guard file.size > 0 else { throw SourceError("empty file") }
      // This format has no mark.
      guard named == .tga, !file.isText else {
        throw SourceError("not a \(named.rawValue) file")
      }
      self.init(file, .tga, isStopped)
      return
    }
    self.init(file, kind, isStopped)
  }

  private init(_ file: OpenFile, _ kind: PictureKind, _ isStopped: @escaping () -> Bool) {
    self.file = file
    self.kind = kind
    bytes = PictureHeader.bytes({ file[$0] }, unless: isStopped)
    pixels = PictureHeader.pixels(of: kind, bytes)
    orientation = kind == .webp ? Orientation(webp: bytes) : .upright
  }

  /// Whether it has several frames that can be played.
  var isAnimated: Bool {
    orientation == .upright && PictureFrames.areSeveral(in: kind, bytes)
  }

  /// Kind and sizes in one line.
  var description: String {
    let size = pixels.map { "\($0.width.grouped) × \($0.height.grouped)" }
    return (["\(kind.rawValue) picture"] + [size, "\(ByteCount(file.size))"].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// Whether the file is as it was written, as far as it can tell.
  func isSound(unless isStopped: () -> Bool) -> Bool {
    guard kind == .png else { return true }
    return PNGCheck.isSound(
      size: file.size, bytes: { file.bytes(at: $0, $1) }, isStopped: isStopped)
  }
}
