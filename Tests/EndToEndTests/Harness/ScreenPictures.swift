import CTerminal
import Foundation

/// The pictures that a terminal with a picture language of its own would show, by what was written.
///
/// It keeps kitty's pictures until they are deleted by number or all at once; sixels are in the cells
/// they cover, until something else is written there.
final class ScreenPictures {
  struct Shown: Equatable {
    let rows: Range<Int>
    let columns: Range<Int>
  }

  /// How many were drawn.
  private(set) var drawn = 0
  /// How many drawings and deletions came while the terminal had not been asked to wait.
  private(set) var unheld = 0
  private var isHeld = false
  /// Kitty's pictures by number.
  private var numbered: [Int: Shown] = [:]
  /// Where sixels were drawn; the cells that still show the one at a place hold its mark.
  private var placed: [Shown] = []
  /// Whether a sixel covered only parts of cells that show another one.
  private var isMixed = false
  private let emulator: OpaquePointer
  private var rows: Int
  private var columns: Int
  private let cell: (width: Int, height: Int)

  /// Follows what was written, up to an offset.
  init(_ terminal: EmulatedTerminal, cell: (width: Int, height: Int), upTo end: Int? = nil) throws {
    (rows, columns) = (terminal.resizes[0].rows, terminal.resizes[0].columns)
    self.cell = cell
    guard let emulator = ct_new(Int32(rows), Int32(columns)) else { throw Failure("no memory") }
    self.emulator = emulator
    var offset = 0
    for (number, size) in terminal.resizes.enumerated() {
      let next = terminal.resizes.dropFirst(number + 1).first?.offset ?? terminal.log.count
      (rows, columns) = (size.rows, size.columns)
      ct_resize(emulator, Int32(rows), Int32(columns))
      let until = min(next, end ?? next)
      if offset < until { follow(terminal.log[offset..<until]) }
      offset = max(offset, until)
    }
  }

  deinit { ct_free(emulator) }

  /// Those that can be seen, or parts of them.
  var shown: [Shown] {
    let marks = Set(
      (0..<rows).flatMap { row in (0..<columns).compactMap { mark(row: row, column: $0) } })
    let mixed = isMixed ? marks.map { placed[$0] } : []
    return numbered.values + marks.sorted().map { placed[$0] } + mixed
  }

  private func mark(row: Int, column: Int) -> Int? {
    let scalar = ct_read(emulator, Int32(row), Int32(column)).scalars.0
    return scalar < 0xE000 || scalar > 0xF8FF ? nil : Int(scalar - 0xE000)
  }

  private func follow(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let start = Self.stringStart(in: rest) {
      feed(rest[..<start])
      let body = rest[(start + 2)...]
      // A string that resizing cut in two is not looked at.
      guard let end = body.firstIndex(of: 0x1B) else { return }
      if rest[start + 1] == UInt8(ascii: "_") { kitty(body[..<end]) } else { sixel(body[..<end]) }
      rest = rest[(end + 2)...]
    }
    feed(rest)
  }

  private static func stringStart(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first {
      bytes[$0] == 0x1B
        && (bytes[$0 + 1] == UInt8(ascii: "_") || bytes[$0 + 1] == UInt8(ascii: "P"))
    }
  }

  private func feed(_ bytes: ArraySlice<UInt8>) {
    let text = Array(bytes)
    let modes = PrivateModes(after: (isHeld ? Array("\u{1B}[?2026h".utf8) : []) + text)
    isHeld = modes.on.contains(2026)
    ct_feed(emulator, text, text.count)
  }

  private var cursor: (row: Int, column: Int) {
    var (row, column): (Int32, Int32) = (0, 0)
    ct_cursor(emulator, &row, &column)
    return (Int(row), Int(column))
  }

  private func kitty(_ string: ArraySlice<UInt8>) {
    let control = String(
      decoding: string.prefix { $0 != UInt8(ascii: ";") }.dropFirst(), as: UTF8.self)
    var values: [Substring: Substring] = [:]
    for pair in control.split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    let value = { (key: Substring) in values[key].flatMap { Int($0) } ?? 0 }
    switch values["a"] {
    case "T":
      drawn += 1
      numbered[value("i")] = place(
        width: values["c"] == nil ? value("s") : value("c") * cell.width,
        height: values["r"] == nil ? value("v") : value("r") * cell.height)
    case "d" where values["d"] == "A": numbered = [:]
    case "d": numbered[value("i")] = nil
    default: return
    }
    if !isHeld { unheld += 1 }
  }

  private func sixel(_ string: ArraySlice<UInt8>) {
    let header = String(decoding: string.prefix(60), as: UTF8.self)
    guard let size = header.split(separator: "\"").dropFirst().first,
      case let numbers = size.split(whereSeparator: { !$0.isNumber }).prefix(4).compactMap({
        Int($0)
      }),
      numbers.count == 4
    else { return }
    drawn += 1
    if !isHeld { unheld += 1 }
    let (row, column) = cursor
    let area = place(width: numbers[2], height: numbers[3])
    for row in area.rows {
      for column in area.columns where mark(row: row, column: column) != nil {
        isMixed =
          isMixed || (row + 1 - area.rows.lowerBound) * cell.height > numbers[3]
          || (column + 1 - area.columns.lowerBound) * cell.width > numbers[2]
      }
      write(placed.count, row: row, columns: area.columns)
    }
    placed.append(area)
    feed(Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)[...])
  }

  private func write(_ mark: Int, row: Int, columns: Range<Int>) {
    guard let scalar = Unicode.Scalar(0xE000 + UInt32(mark)) else { return }
    let text = String(repeating: Character(scalar), count: columns.count)
    feed(Array("\u{1B}[\(row + 1);\(columns.lowerBound + 1)H\(text)".utf8)[...])
  }

  private func place(width: Int, height: Int) -> Shown {
    let (row, column) = cursor
    return Shown(
      rows: row..<row + (height + cell.height - 1) / cell.height,
      columns: column..<column + (width + cell.width - 1) / cell.width)
  }
}
