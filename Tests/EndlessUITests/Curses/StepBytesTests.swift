import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

/// One list over the whole screen, as the painters draw it: title, gutter, bar, scroll bar, status.
private struct ListPicture {
  var top: Int
  var current: Int
  var isReversed = false
  let columns = 80
  let height = 22
  let count = 1000

  var scene: Scene {
    let name = row(" Animals", columns: 58, style: TextStyle(attributes: .bold))
    let hints = row(" ↑↓ move  q quit", columns: columns, style: TextStyle(attributes: .dim))
    return Scene(
      panes: [
        Scene.Pane(
          row: 0, column: 0, title: Frame([name + row("\(current)/\(count)", columns: 22)]),
          body: Frame((0..<height).map { line(top + $0, isThumb: $0 == top * height / count) }))
      ],
      status: Scene.Part(row: 23, column: 0, frame: Frame([hints])),
      cursor: (1 + current - top, 0))
  }

  private func line(_ index: Int, isThumb: Bool) -> [Cell] {
    let isCurrent = index == current
    let style = TextStyle(attributes: isCurrent && isReversed ? .reverse : [])
    let bar = row(isCurrent ? "▌ " : "  ", columns: 2, style: style)
    let thumb = row(isThumb ? "┃" : "│", columns: 1, style: TextStyle(attributes: .dim))
    return bar + row(text(index), columns: columns - 3, style: style) + thumb
  }

  /// 53 columns that differ from row to row.
  private func text(_ index: Int) -> String {
    var state = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
    let letters = (0..<53).map { _ -> Character in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Character(Unicode.Scalar(UInt8(97 + state >> 33 % 26)))
    }
    return String(letters)
  }
}

extension CursesTests {
  private func bytes(
    of steps: [ListPicture], after start: ListPicture, type: String
  ) throws -> [Int] {
    let recording = try Recording()
    var scroller = TerminalScroller(terminal: try openTerminal(recording, type: type))
    scroller.show(start.scene)
    _ = recording.take()
    return steps.map { step in
      scroller.show(step.scene)
      return recording.take().count
    }
  }

  /// `less` sends 66 for the same step, without title, position, scroll bar and highlight.
  @Test(arguments: ["xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100"])
  func aStepThatScrollsSendsAtMost171Bytes(type: String) throws {
    let down = (1...40).map { ListPicture(top: 100 + $0, current: 121 + $0) }
    let up = (1...40).map { ListPicture(top: 140 - $0, current: 140 - $0) }
    let counts = try bytes(
      of: down + up, after: ListPicture(top: 100, current: 121), type: type)
    let jump = counts[40]
    #expect(counts.filter { $0 > 171 } == (jump > 171 ? [jump] : []), "\(counts)")
  }

  @Test func aStepWithoutScrollSendsTheBarAndThePosition() throws {
    let steps = (1...20).map { ListPicture(top: 100, current: 100 + $0) }
    let counts = try bytes(
      of: steps, after: ListPicture(top: 100, current: 100), type: "xterm-256color")
    #expect(counts.allSatisfy { $0 <= 40 }, "\(counts)")
  }

  @Test func aWholeRowReversedCostsTheRowTwice() throws {
    let steps = (1...20).map { ListPicture(top: 100 + $0, current: 121 + $0, isReversed: true) }
    let counts = try bytes(
      of: steps, after: ListPicture(top: 100, current: 121, isReversed: true),
      type: "xterm-256color")
    #expect(counts.allSatisfy { $0 <= 210 }, "\(counts)")
  }

  @Test func nothingNewSendsNothing() throws {
    let picture = ListPicture(top: 100, current: 100)
    #expect(try bytes(of: [picture, picture], after: picture, type: "xterm-256color") == [0, 0])
  }
}
