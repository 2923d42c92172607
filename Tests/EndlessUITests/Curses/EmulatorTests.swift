import CTerminal
import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

/// A terminal that understands what is written to it.
private final class Emulator {
  private let terminal: OpaquePointer

  init(_ size: Size) throws {
    terminal = try #require(ct_new(Int32(size.rows), Int32(size.columns)))
  }

  deinit { ct_free(terminal) }

  func feed(_ bytes: [UInt8]) {
    ct_feed(terminal, bytes, bytes.count)
  }

  /// What differs from the frame, a sentence a cell.
  ///
  /// Dim is not known to this emulator.
  func differences(from frame: Frame) -> [String] {
    (0..<frame.rows * frame.columns).compactMap { index in
      let (row, column) = (index / frame.columns, index % frame.columns)
      let cell = ct_read(terminal, Int32(row), Int32(column))
      guard case .glyph(let glyph) = frame[row, column].content else {
        return cell.width == 0 ? nil : "(\(row), \(column)) is no second half"
      }
      let isSame =
        scalars(cell) == scalars(glyph)
        && isDrawn(cell, as: frame[row, column].style, isBlank: glyph == .blank)
      return isSame ? nil : "(\(row), \(column)) is \(cell), not \(frame[row, column])"
    }
  }

  private func scalars(_ cell: ct_cell) -> [UInt32] {
    let all = withUnsafeBytes(of: cell.scalars) { Array($0.bindMemory(to: UInt32.self)) }
    return all[0] == 0 ? [0x20] : Array(all.prefix { $0 != 0 })
  }

  private func scalars(_ glyph: Glyph) -> [UInt32] {
    [glyph.base.value] + (0..<4).map { glyph.marks[$0] }.filter { $0 != 0 }
  }

  private func isDrawn(_ cell: ct_cell, as style: TextStyle, isBlank: Bool) -> Bool {
    let wanted = style.attributes
    guard cell.reverse == wanted.contains(.reverse), cell.background == number(style.background)
    else { return false }
    // Nobody sees how a blank is written, as long as nothing is drawn under it.
    if isBlank, !wanted.contains(.underline), !wanted.contains(.reverse) { return !cell.underline }
    return cell.bold == wanted.contains(.bold) && cell.italic == wanted.contains(.italic)
      && cell.underline == wanted.contains(.underline)
      && cell.foreground == number(style.foreground)
  }

  private func number(_ color: TextColor) -> UInt32 {
    let number = ColorDepth.many.match(color).number
    return number < 0 ? UInt32(CT_DEFAULT) : UInt32(CT_INDEXED) | UInt32(number)
  }
}

extension Cell {
  fileprivate var isWide: Bool {
    guard case .glyph(let glyph) = content else { return false }
    return glyph.width == 2
  }
}

extension CursesTests {
  /// Curses' differences, with all that is left out of its descriptions, read by somebody else.
  @Test func theTerminalShowsTheScene() throws {
    let size = Size(rows: 24, columns: 80)
    let recording = try Recording()
    let emulator = try Emulator(size)
    var scroller = TerminalScroller(terminal: try openTerminal(recording, size: size))
    var random = RandomCells(state: 11)
    var rows = (0..<size.rows).map { _ in random.cells(size.columns) }
    for step in 0..<100 {
      change(&rows, random: &random)
      // The emulator moves marks at the right edge to the next row.
      for y in rows.indices { rows[y][size.columns - 1] = .blank }
      for y in rows.indices where rows[y][size.columns - 2].isWide {
        rows[y][size.columns - 2] = .blank
      }
      let frame = Frame(rows)
      let title = Frame([rows[0]])
      let body = Frame(Array(rows[1...]))
      scroller.show(
        Scene(panes: [Scene.Pane(row: 0, column: 0, title: title, body: body)], cursor: (3, 0)))
      emulator.feed(recording.take())
      let differences = emulator.differences(from: frame)
      #expect(differences.isEmpty, "step \(step)")
      if !differences.isEmpty { return }
    }
  }

  /// Scrolls a part of the rows, replaces one, or restyles one.
  private func change(_ rows: inout [[Cell]], random: inout RandomCells) {
    let columns = rows[0].count
    switch random.below(6) {
    case 0...1:
      rows.remove(at: 1)
      rows.append(random.cells(columns))
    case 2:
      rows.removeLast()
      rows.insert(random.cells(columns), at: 1)
    case 3:
      let distance = 1 + random.below(rows.count - 2)
      rows[1...] = rows[(1 + distance)...] + (0..<distance).map { _ in random.cells(columns) }
    case 4: rows[random.below(rows.count)] = random.cells(columns)
    default:
      let row = random.below(rows.count)
      for column in 0..<columns {
        rows[row][column].style.attributes.formSymmetricDifference(.reverse)
      }
    }
  }
}
