/// What is measured in an album, and how far it may go.
enum AlbumMeasure: CaseIterable {
  case turnStarts, startsBesidePages, startedTwice, startsByResize
  case resident, renderersAtOnce, renderersLeft
  case first, firstLarge

  /// The table of limits.
  var threshold: Threshold {
    switch self {
    case .turnStarts:
      Threshold(
        "album, turn to a page that is ready: renderers started for it", 0, .times, .count)
    case .startsBesidePages:
      Threshold("album, steps: renderers started, more or less than pages", 0, .times, .count)
    case .startedTwice:
      Threshold("album, steps and a held key: pictures drawn twice", 0, .times, .count)
    case .startsByResize:
      Threshold(
        "album, another size: renderers started, more or less than pages", 0, .times, .count)
    case .resident: Threshold("album, resident", 48 * 1024 * 1024, .bytes, .count)
    case .renderersAtOnce: Threshold("album, a held key: renderers at once", 3, .times, .count)
    case .renderersLeft: Threshold("album: renderers left after q", 0, .times, .count)
    case .first:
      Threshold("exec to first picture, 80×24: time more than chafa", 0.015, .seconds, .ratio)
    case .firstLarge:
      Threshold("exec to first picture, 200×50: time more than chafa", 0.015, .seconds, .ratio)
    }
  }
}
