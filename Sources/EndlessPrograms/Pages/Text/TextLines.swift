/// Bytes as the lines of a page.
///
/// A line ends at a line feed, and a carriage return before it goes with it; a last line needs no end.
/// What a page holds is limited: beyond that nothing is taken.
struct TextLines {
  /// The most bytes of a page.
  static let mostBytes = 4 << 20
  /// The most lines of a page.
  static let mostLines = 100_000

  private var lines: [[UInt8]] = []
  /// The line that has not ended.
  private var open: [UInt8] = []
  private var bytes = 0
  /// What was too much, if anything was left out.
  private var cut: Cut?

  private enum Cut { case lines, bytes }

  /// Whether something was left out.
  var isCut: Bool { cut != nil }

  /// Whether nothing has come.
  var isEmpty: Bool { bytes == 0 }

  /// The lines of bytes that are all there.
  static func lines(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var text = TextLines()
    text.append(bytes)
    return text.finished()
  }

  /// Takes what came, as far as there is room.
  mutating func append(_ more: ArraySlice<UInt8>) {
    let taken = more.prefix(Self.mostBytes - bytes)
    bytes += taken.count
    if taken.count < more.count { cut = .bytes }
    var start = taken.startIndex
    while start < taken.endIndex {
      guard lines.count < Self.mostLines else {
        cut = .lines
        return
      }
      guard let end = taken[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        open += taken[start...]
        return
      }
      open += taken[start..<end]
      if open.last == UInt8(ascii: "\r") { open.removeLast() }
      lines.append(open)
      open = []
      start = end + 1
    }
  }

  /// All lines, and one that says so where something was left out.
  func finished(of size: Int? = nil) -> [[UInt8]] {
    var all = lines
    if !open.isEmpty { all.append(open) }
    guard let cut else { return all }
    let shown = cut == .lines ? "\(all.count.grouped) lines" : "4 MiB"
    let whole = size.map { " of \(ByteCount($0))" } ?? ""
    return all + [Self.remark("cut here: the first \(shown)\(whole) are shown")]
  }

  /// A line of ours among theirs.
  static func remark(_ text: String) -> [UInt8] { Array("\u{1B}[2m\(text)\u{1B}[0m".utf8) }
}
