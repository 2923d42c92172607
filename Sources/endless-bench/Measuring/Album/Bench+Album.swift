extension Bench {
  /// A thousand names of ten pictures, page by page.
  mutating func measureAlbum() throws(BenchError) {
    let missing = ["chafa", "cjpeg"].filter { !isOnSearchPath($0) }
    guard missing.isEmpty else {
      for measure in AlbumMeasure.allCases {
        report.add(
          .album(measure), nil, beside: "not installed: \(missing.joined(separator: ", "))")
      }
      return
    }
    let album = try isQuick ? Album(width: 1000, height: 750) : Album(width: 4000, height: 3000)
    let options = try options(album, rows: 24, columns: 80)
    try walk(album, try pictures(album, options, rows: 24, columns: 80))
    guard !isQuick else { return }
    try measureFirst(.album(.first), album, options, rows: 24, columns: 80)
    try measureFirst(
      .album(.firstLarge), album, try self.options(album, rows: 50, columns: 200), rows: 50,
      columns: 200)
    try compare(album, options)
  }

  /// The options that `endless` gives chafa in a terminal of this size.
  private func options(_ album: Album, rows: Int, columns: Int) throws(BenchError) -> [String] {
    let log = try RendererLog(folder: "\(TestData.folder)/look-\(columns)x\(rows)")
    let visit = try AlbumVisit(album, pictures: [], rows: rows, columns: columns, log: log)
    let start = visit.program.wait { _ in !log.starts.isEmpty }
    guard start != nil, let options = log.starts.first?.options else {
      throw BenchError("endless starts no renderer")
    }
    _ = try visit.quit()
    return options
  }

  private func pictures(
    _ album: Album, _ options: [String], rows: Int, columns: Int
  ) throws(BenchError) -> [PictureText] {
    try album.pictures.map { file throws(BenchError) in
      try PictureText(file, options, rows: rows, columns: columns)
    }
  }
}
