extension ScreenModel {
  /// The control sequences that move the cursor.
  mutating func move(_ final: UInt8, _ count: Int, _ numbers: [Int]) {
    switch Character(Unicode.Scalar(final)) {
    case "A": move(to: row - count, column)
    case "B", "e": move(to: row + count, column)
    case "C", "a": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "E": move(to: row + count, 0)
    case "F": move(to: row - count, 0)
    case "G", "`": move(to: row, count - 1)
    case "d": move(to: count - 1, column)
    case "H", "f": move(to: count - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    default: break
    }
  }

  /// The control sequences that change what stands there.
  mutating func change(_ final: UInt8, _ count: Int, kind: Int) {
    switch Character(Unicode.Scalar(final)) {
    case "J": eraseScreen(kind)
    case "K": erase(row, kind == 0 ? column..<columns : 0..<(kind == 1 ? column + 1 : columns))
    case "X": erase(row, column..<min(columns, column + count))
    case "L": scroll(from: row, by: -count)
    case "M": scroll(from: row, by: count)
    case "S": scroll(from: top, by: count)
    case "T": scroll(from: top, by: -count)
    case "@":
      let added = min(count, columns - column)
      cells[row].insert(contentsOf: Array(repeating: " ", count: added), at: column)
      cells[row].removeLast(added)
    case "P":
      let gone = min(count, columns - column)
      cells[row].removeSubrange(column..<(column + gone))
      cells[row] += Array(repeating: " ", count: gone)
    default: break
    }
  }

  private mutating func eraseScreen(_ kind: Int) {
    if kind == 0 { erase(row, column..<columns) }
    if kind == 1 { erase(row, 0..<(column + 1)) }
    let others = kind == 0 ? (row + 1)..<rows : kind == 1 ? 0..<row : 0..<rows
    for other in others { erase(other, 0..<columns) }
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = " " }
  }
}
