extension Bench {
  /// Steps, a held key, jumps and another size, with every start of a renderer written down.
  mutating func walk(_ album: Album, _ pictures: [PictureText]) throws(BenchError) {
    let log = try RendererLog(folder: "\(TestData.folder)/walk")
    let visit = try AlbumVisit(album, pictures: pictures, log: log)
    let program = visit.program
    let steps = isQuick ? 12 : 30
    let late = try step(steps, visit)
    report.add(.album(.turnStarts), Double(late), beside: "\(steps) turns to pages that were ready")
    let started = visit.starts
    report.add(
      .album(.startsBesidePages), Double(abs(started - steps - 2)),
      beside: "\(started) started, \(steps + 2) pages bound")

    let presses = 200
    let most = try hold(presses, from: steps + 1, visit)
    let starts = log.starts
    report.add(
      .album(.startedTwice), Double(starts.count - Set(starts).count),
      beside: "of \(starts.count) while \(presses + steps) pages passed")

    try jump(visit)
    let renewed = try resize(visit)
    report.add(
      .album(.startsByResize), Double(abs(renewed - 3)), beside: "\(renewed) started, 3 pages bound"
    )
    report.add(
      .album(.resident), program.figures.mostResident.map(Double.init),
      beside: "steps, a held key, Home, End, a jump, another size")
    report.add(
      .album(.renderersAtOnce), most.map { Double($0.most) },
      beside: most.map { "\($0.samples) samples, \(presses) presses, 30 a second" } ?? "")
    report.add(
      .album(.renderersLeft), try quitWhileDrawing(visit).map(Double.init),
      beside: "q while one draws")
  }

  /// Turns pages that are ready.
  ///
  /// - Returns: how many renderers of a page started between its key and its picture.
  private func step(_ count: Int, _ visit: AlbumVisit) throws(BenchError) -> Int {
    var late = 0
    try visit.wait(forPage: 1)
    for page in 2...(count + 1) {
      try visit.waitForNeighbours()
      let before = visit.starts
      visit.program.send(AlbumVisit.next)
      try visit.wait(forPage: page)
      let name = visit.album.name(ofPage: page)
      late += visit.log?.starts.dropFirst(before).count { $0.file.hasSuffix(name) } ?? 0
    }
    try visit.waitForNeighbours()
    return late
  }

  /// Presses a key as often as a keyboard repeats it.
  ///
  /// - Returns: the most renderers that were seen at once, or nil where the system does not tell.
  private func hold(
    _ presses: Int, from page: Int, _ visit: AlbumVisit
  ) throws(BenchError) -> (most: Int, samples: Int)? {
    var counts: [Int] = []
    for _ in 0..<presses {
      let next = visit.program.now + 33_000_000
      visit.program.send(AlbumVisit.next)
      while visit.program.now < next {
        visit.program.exchange(milliseconds: 2)
        if let renderers = visit.renderers { counts.append(renderers) }
      }
    }
    try visit.wait(forPage: page + presses)
    try visit.waitForNeighbours()
    return counts.max().map { ($0, counts.count) }
  }

  private func jump(_ visit: AlbumVisit) throws(BenchError) {
    let targets = [(Peer.endless.end, Album.count), (Peer.endless.home, 1), ("500g", 500)]
    for (keys, page) in targets {
      visit.program.send(keys)
      try visit.wait(forPage: page)
      try visit.waitForNeighbours()
    }
  }

  /// Gives the terminal another size and tells how many renderers that starts.
  private func resize(_ visit: AlbumVisit) throws(BenchError) -> Int {
    let before = visit.starts
    try visit.program.resize(rows: 50, columns: 200)
    try waitForStart(visit, after: before)
    try visit.waitForNeighbours()
    return visit.starts - before
  }

  private func quitWhileDrawing(_ visit: AlbumVisit) throws(BenchError) -> Int? {
    let before = visit.starts
    visit.program.send(AlbumVisit.next)
    try waitForStart(visit, after: before)
    return try visit.quit()
  }

  private func waitForStart(_ visit: AlbumVisit, after count: Int) throws(BenchError) {
    let limit = visit.program.now + 10_000_000_000
    while visit.starts == count {
      guard visit.program.now < limit else { throw BenchError("endless starts no renderer") }
      visit.program.exchange(milliseconds: 1)
    }
  }
}
