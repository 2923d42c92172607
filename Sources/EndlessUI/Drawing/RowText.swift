package import EndlessCore
package import EndlessText

/// Lays the rows of windows out, and remembers places within long ones.
///
/// Cells of a row cost what is shown of it: a move sideways in a row of any length goes on from the
/// nearest place that has been shown before.
package final class RowText: TextMeasuring {
  package let layout: TextLayout
  private var places: [RowName: [ScanState]] = [:]
  private var counts: [CountName: Int] = [:]

  /// Rows with more bytes than this are never wrapped: nobody reads them so, and finding their height
  /// would take longer than a key may.
  package static let longestWrapped = 1 << 20
  /// Rows up to this many bytes are laid out anew each time.
  private static let short = 4096
  /// The most bytes read of one row for one frame.
  private static let budget = 4 << 20

  private struct RowName: Hashable {
    let window: Int
    let id: ItemID
  }

  private struct CountName: Hashable {
    let row: RowName
    let columns: Int
  }

  package init(options: TextOptions) {
    layout = TextLayout(options)
  }

  /// A window of columns of a row, or nil if the row is not there.
  package func clip(row index: Int, in rows: WindowRows, columns: Range<Int>) -> RowClip? {
    guard let name = name(of: index, rows) else { return nil }
    let start = columns.lowerBound == 0 ? nil : nearest(columns.lowerBound, name)
    let clip = layout.clip(columns: columns, from: start ?? ScanState(), budget: Self.budget) {
      rows.bytes(ofRow: index, from: $0, limit: $1).map { ($0.bytes, $0.reachesEnd) }
    }
    note(clip.checkpoint, name)
    return clip
  }

  /// Some of the screen rows of a wrapped row, or nil if the row is not there.
  package func wrap(
    row index: Int, in rows: WindowRows, columns: Int, wanted: Range<Int>
  ) -> RowWrap? {
    guard rows.id(ofRow: index) != nil else { return nil }
    return layout.wrap(width: columns, rows: wanted, budget: Self.longestWrapped) {
      rows.bytes(ofRow: index, from: $0, limit: $1).map { ($0.bytes, $0.reachesEnd) }
    }
  }

  package func rowCount(ofRow index: Int, in rows: WindowRows, columns: Int) -> Int {
    guard let start = rows.bytes(ofRow: index, from: 0, limit: Self.short) else { return 1 }
    if start.reachesEnd {
      return layout.countRows(start.bytes, width: columns, limit: .max) ?? 1
    }
    guard let row = name(of: index, rows) else { return 1 }
    let name = CountName(row: row, columns: columns)
    if let count = counts[name] { return count }
    guard let count = countLong(index, rows, columns) else { return 1 }
    if counts.count > 4096 { counts = [:] }
    counts[name] = count
    return count
  }

  package func reaches(column: Int, row index: Int, in rows: WindowRows) -> Bool {
    guard let clip = clip(row: index, in: rows, columns: column..<column + 1) else { return false }
    return clip.contentWidth.map { $0 > column } ?? true
  }

  package func forget() {
    places = [:]
    counts = [:]
  }

  /// Nil while the row's end is not known: what is counted then is not worth remembering.
  private func countLong(_ index: Int, _ rows: WindowRows, _ columns: Int) -> Int? {
    guard let row = rows.bytes(ofRow: index, from: 0, limit: Self.longestWrapped) else {
      return nil
    }
    guard row.reachesEnd else { return row.bytes.count < Self.longestWrapped ? nil : 1 }
    return layout.countRows(row.bytes, width: columns, limit: .max) ?? 1
  }

  private func name(of index: Int, _ rows: WindowRows) -> RowName? {
    rows.id(ofRow: index).map { RowName(window: rows.window, id: $0) }
  }

  private func nearest(_ column: Int, _ name: RowName) -> ScanState? {
    places[name]?.last { $0.column <= column }
  }

  /// Remembers a place in a long row, in the order of columns.
  private func note(_ place: ScanState, _ name: RowName) {
    guard place.offset > Self.short else { return }
    if places.count > 512 { places = [:] }
    var known = places[name] ?? []
    let at = known.firstIndex { $0.column >= place.column } ?? known.count
    guard at == known.count || known[at].column != place.column else { return }
    known.insert(place, at: at)
    places[name] = known
  }
}
