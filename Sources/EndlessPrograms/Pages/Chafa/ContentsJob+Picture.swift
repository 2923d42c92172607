internal import EndlessCore

extension ContentsJob {
  /// A picture as chafa draws it, one frame.
  ///
  /// One that is as high as its page is shown before chafa has ended.
  func drawn(
    _ picture: PictureFile, showing early: @escaping (PageContents) -> Void
  ) throws(SourceError) -> PageContents {
    let chafa = ChafaCommand(picture, request.format, settings)
    guard let form = chafa.form else { return .text([Array(picture.description.utf8)]) }
    if let excess = chafa.excess { throw excess }
    let isAnimated = picture.isAnimated
    let rows: Int? = if case .symbols(let size) = form { size.rows } else { nil }
    let reader = StillReader(rows: rows, early: early, complaint: chafa.complaint) {
      bytes throws(SourceError) in
      try form.contents(of: bytes, isAnimated: isAnimated)
    }
    return try inPlace { () throws(SourceError) in
      let upright = picture.orientation == .upright ? nil : try upright(picture)
      let command = chafa.command(plays: false, input: upright?.png)
      // While chafa decodes.
      return try run(command, reading: reader) { () throws(SourceError) in
        guard picture.isSound(unless: { isOver }) else {
          throw picture.file.failure ?? chafa.damaged
        }
      }
    }
  }

  /// The pixels of a picture that chafa does not turn, turned, as large as the page has pixels.
  ///
  /// That is a run more: chafa decodes the file, and can turn nothing; drawing what was turned in
  /// characters is chafa's work again.
  private func upright(_ picture: PictureFile) throws(SourceError) -> PixelImage {
    let area = PixelArea(request.format.size, cell: request.format.display.cell).pixels
    let isSwapped = picture.orientation.swapsSides
    let format = PageFormat(
      size: Size(
        rows: isSwapped ? area.width : area.height, columns: isSwapped ? area.height : area.width),
      pictures: .kitty, display: Display(cell: PixelSize(width: 1, height: 1)))
    let chafa = ChafaCommand(picture, format, settings)
    let reader = StillReader(complaint: chafa.complaint) { bytes throws(SourceError) in
      guard let image = KittyFrame.image(in: bytes[...]) else { throw PictureForm.noPicture }
      return image.upright(from: picture.orientation)
    }
    return try run(chafa.command(plays: false), reading: reader)
  }
}
