/// What a program has drawn: text only, and every character one column wide, as in the data of these
/// measurements.
///
/// It understands what less, fzf, most, mc and curses send to an xterm, and counts nothing else.
struct ScreenModel {
  let rows: Int
  let columns: Int
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isAlternate = false
  var cells: [[Unicode.Scalar]]
  var top = 0
  var bottom: Int
  private var wrapsNext = false
  private var state = State.text
  private var parameters: [UInt8] = []
  private var pending: (scalar: UInt32, left: Int) = (0, 0)
  private var last: Unicode.Scalar = " "
  /// What the terminal has to answer to a question.
  private(set) var answers: [UInt8] = []

  private enum State { case text, escape, charset, control, string, stringEscape }

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    bottom = rows - 1
    cells = Array(repeating: Self.blank(columns), count: rows)
  }

  /// The text of a row, without blanks at its end.
  func line(_ row: Int) -> String {
    var text = String.UnicodeScalarView(cells[row])
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Whether a row of the screen begins with the text, or holds it somewhere.
  func shows(_ text: String) -> Bool {
    (0..<rows).contains { line($0).contains(text) }
  }

  mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Takes what the program wrote.
  mutating func feed(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch state {
    case .text: text(byte)
    case .escape: escape(byte)
    case .charset: state = .text
    case .control:
      if (0x40..<0x7f).contains(byte) {
        state = .text
        control(byte)
      } else {
        parameters.append(byte)
      }
    case .string:
      if byte == 7 { state = .text } else if byte == 0x1b { state = .stringEscape }
    case .stringEscape: state = byte == UInt8(ascii: "\\") ? .text : .string
    }
  }

  private mutating func text(_ byte: UInt8) {
    switch byte {
    case 0x1b: state = .escape
    case 0x08: move(to: row, column - 1)
    case 0x09: move(to: row, (column / 8 + 1) * 8)
    case 0x0a...0x0c: lineFeed()
    case 0x0d: move(to: row, 0)
    case 0x20..<0x7f: put(Unicode.Scalar(byte))
    case 0x80...: multibyte(byte)
    default: break
    }
  }

  private mutating func multibyte(_ byte: UInt8) {
    if byte & 0xc0 == 0x80 {
      pending = (pending.scalar << 6 | UInt32(byte & 0x3f), pending.left - 1)
      if pending.left == 0 { put(Unicode.Scalar(pending.scalar) ?? "?") }
    } else {
      let left = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
      pending = (UInt32(byte) & (0x3f >> UInt32(left)), left)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    state = .text
    switch byte {
    case UInt8(ascii: "["):
      state = .control
      parameters.removeAll(keepingCapacity: true)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): state = .string
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
    case UInt8(ascii: "M"):
      if row == top { scroll(from: top, by: -1) } else { move(to: row - 1, column) }
    case UInt8(ascii: "D"): lineFeed()
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if wrapsNext {
      column = 0
      lineFeed()
    }
    cells[row][column] = scalar
    last = scalar
    if column == columns - 1 { wrapsNext = true } else { column += 1 }
  }

  private mutating func lineFeed() {
    if row == bottom { scroll(from: top, by: 1) } else { move(to: row + 1, column) }
  }

  mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(row, 0), rows - 1)
    self.column = min(max(column, 0), columns - 1)
    wrapsNext = false
  }

  /// Moves the rows between one and the bottom margin up, or down where negative.
  mutating func scroll(from first: Int, by count: Int) {
    guard first <= bottom else { return }
    for _ in 0..<min(abs(count), bottom - first + 1) {
      cells.remove(at: count > 0 ? first : bottom)
      cells.insert(Self.blank(columns), at: count > 0 ? bottom : first)
    }
  }

  private static func blank(_ columns: Int) -> [Unicode.Scalar] {
    Array(repeating: " ", count: columns)
  }

  private mutating func control(_ final: UInt8) {
    let isPrivate = parameters.first.map { (0x3c...0x3f).contains($0) } ?? false
    let numbers = parameters.split(separator: 0x3b, omittingEmptySubsequences: false).map {
      $0.reduce(into: 0) { number, byte in
        if (0x30...0x39).contains(byte) { number = number * 10 + Int(byte & 15) }
      }
    }
    if !isPrivate {
      control(final, numbers)
    } else if final == UInt8(ascii: "h") || final == UInt8(ascii: "l"),
      numbers.contains(where: { [47, 1047, 1049].contains($0) })
    {
      isAlternate = final == UInt8(ascii: "h")
      cells = Array(repeating: Self.blank(columns), count: rows)
    }
  }

  private mutating func control(_ final: UInt8, _ numbers: [Int]) {
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch Character(Unicode.Scalar(final)) {
    case "b": for _ in 0..<count { put(last) }
    case "c": answers += Array("\u{1b}[?64;1;2;6;22c".utf8)
    case "n": answers += Array("\u{1b}[\(row + 1);\(column + 1)R".utf8)
    case "r":
      top = max(0, first - 1)
      bottom = numbers.count > 1 && numbers[1] > 0 ? min(rows, numbers[1]) - 1 : rows - 1
      move(to: 0, 0)
    default:
      move(final, count, numbers)
      change(final, count, kind: first)
    }
  }
}
