import EndlessCore
import EndlessText
import Testing

@testable import EndlessUI

@Suite("Pictures of the help")
struct HelpPictureTests {
  private func help(_ rows: Int, _ columns: Int, ascii: Bool = false) -> Screen {
    var screen = Screen(
      [.numbered(9), .numbered(9)], rows: rows, columns: columns,
      text: TextOptions(asciiOnly: ascii))
    screen.press(.function(1))
    return screen
  }

  @Test("80 columns: two side by side, and nothing is cut")
  func wide() {
    let lines = help(24, 80).lines
    #expect(
      lines[0] == " Keys                                                                Esc closes")
    #expect(
      lines[1]
        == "  Moving   ↑ k ^P     one row up           ↓ j ^N           one row down")
    #expect(
      lines[2]
        == "           PgUp b ^B  one screen up        PgDn f ^F space  one screen down")
    #expect(!lines.joined().contains("…"))
    #expect(lines.contains { $0.hasPrefix("  Leaving ") })
    #expect(lines.last == "")
  }

  @Test("40 columns and lower than the help: one beside the other, more to come")
  func narrow() {
    #expect(
      help(5, 40).lines == [
        " Keys               ↑↓ more  Esc closes", " ↑ k ^P           one row up",
        " ↓ j ^N           one row down", " PgUp b ^B        one screen up",
        " PgDn f ^F space  one screen down",
      ])
    var screen = help(5, 40)
    screen.press("j")
    #expect(screen.lines[1] == " ↓ j ^N           one row down")
  }

  @Test("in ASCII arrows are words")
  func ascii() {
    let lines = help(24, 80, ascii: true).lines
    #expect(
      lines[1]
        == "  Moving   Up k ^P    one row up           Down j ^N        one row down")
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test("every help is whole from 80 columns on, at every size nothing spills")
  func sizes() {
    for columns in 1...130 {
      let screen = help(40, columns)
      #expect(screen.frame.fault == nil)
      if columns >= 80 { #expect(!screen.lines.joined().contains("…"), "\(columns) columns") }
    }
    for rows in 1...30 { #expect(help(rows, 33).frame.fault == nil) }
  }

  @Test("sections are bold, what keys do is dim, the hardware cursor is out of the way")
  func styles() {
    let screen = help(24, 80)
    #expect(screen.frame.styles(row: 1).hasPrefix("··bbbbbb···"))
    #expect(screen.frame[1, 22].style.attributes == .dim)
    #expect(screen.cursor == nil)
  }
}
