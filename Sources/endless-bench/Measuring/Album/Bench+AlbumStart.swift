extension Bench {
  /// Exec to the first picture, turn by turn with chafa alone.
  ///
  /// The fastest of each: what other programs of the machine take is no part of either.
  mutating func measureFirst(
    _ measure: Measure, _ album: Album, _ options: [String], rows: Int, columns: Int
  ) throws(BenchError) {
    let file = album.pictures[0]
    let picture = try PictureText(file, options, rows: rows, columns: columns)
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<25 {
      let visit = try AlbumVisit(album, pictures: [picture], rows: rows, columns: columns)
      ours.append(seconds(from: visit.program.started, to: try visit.waitForFirstPage()))
      _ = try visit.quit()
      let chafa = try DrivenProgram(["chafa"] + options + [file], rows: rows, columns: columns)
      guard let end = chafa.waitUndisturbed({ picture.isComplete(on: $0) }) else {
        throw BenchError("chafa shows nothing")
      }
      theirs.append(seconds(from: chafa.started, to: end))
    }
    let text = Unit.seconds.text
    report.add(
      measure, (ours.min() ?? 0) - (theirs.min() ?? 0),
      beside: "fastest: endless \(text(ours.min() ?? 0)), chafa \(text(theirs.min() ?? 0)); "
        + "medians: \(text(median(ours) ?? 0)), \(text(median(theirs) ?? 0))")
  }

  /// Ten pictures by others and by stepping through them, each step as soon as a page is complete.
  mutating func compare(_ album: Album, _ options: [String]) throws(BenchError) {
    let pictures = try album.pictures.map { file throws(BenchError) in
      try PictureText(file, options, rows: 24, columns: 80)
    }
    var ours: [Double] = []
    var theirs: [(name: String, seconds: [Double])] = [("chafa", []), ("timg", [])]
    for _ in 0..<3 {
      ours.append(try steps(album, pictures))
      theirs[0].seconds.append(try show(["chafa"] + options + album.pictures))
      guard isOnSearchPath("timg") else { continue }
      theirs[1].seconds.append(try show(["timg", "-pq", "-g78x21"] + album.pictures))
    }
    let each = theirs.map { name, times in
      "\(name) \(times.min().map { Unit.seconds.text($0 / 10) } ?? "–")"
    }
    report.tell(
      "ten pictures of 12 megapixels: time of each", .seconds, (ours.min() ?? 0) / 10,
      beside: each.joined(separator: ", "))
  }

  private func steps(_ album: Album, _ pictures: [PictureText]) throws(BenchError) -> Double {
    let visit = try AlbumVisit(album, pictures: pictures)
    var end = try visit.wait(forPage: 1)
    for page in 2...10 {
      visit.program.send(AlbumVisit.next)
      end = try visit.wait(forPage: page)
    }
    _ = try visit.quit()
    return seconds(from: visit.program.started, to: end)
  }

  private func show(_ command: [String]) throws(BenchError) -> Double {
    let program = try DrivenProgram(command)
    try program.waitForEnd()
    return seconds(from: program.started, to: program.lastOutput)
  }
}
