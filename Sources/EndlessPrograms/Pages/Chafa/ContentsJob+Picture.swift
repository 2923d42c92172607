internal import EndlessCore

extension ContentsJob {
  /// A picture as chafa draws it, one frame.
  func drawn(_ picture: PictureFile) throws(SourceError) -> PageContents {
    let chafa = ChafaCommand(picture, request.format, settings)
    guard let form = chafa.form else { return .text([Array(picture.description.utf8)]) }
    if let excess = chafa.excess { throw excess }
    let reader = StillReader(form: form, isAnimated: picture.isAnimated) { chafa.complaint($0, $1) }
    // While chafa decodes.
    return try run(chafa.command(plays: false), reading: reader) { () throws(SourceError) in
      guard picture.isSound(unless: { isStopped }) else { throw chafa.damaged }
    }
  }
}
