/// What keys send on an xterm in its application mode, which curses programs choose.
enum Keys {
  static let up = "\u{1b}OA"
  static let down = "\u{1b}OB"
  static let right = "\u{1b}OC"
  static let left = "\u{1b}OD"
  static let home = "\u{1b}OH"
  static let end = "\u{1b}OF"
  static let pageUp = "\u{1b}[5~"
  static let pageDown = "\u{1b}[6~"
  static let help = "\u{1b}OP"
  static let enter = "\r"
  static let tab = "\t"
  static let backTab = "\u{1b}[Z"
  static let escape = "\u{1b}"
  static let interrupt = "\u{3}"
  static let suspend = "\u{1a}"
  static let redraw = "\u{c}"

  /// A turn of the wheel over a cell (both from 0), as mode 1006 reports it.
  static func wheel(down: Bool, row: Int, column: Int) -> String {
    "\u{1b}[<\(down ? 65 : 64);\(column + 1);\(row + 1)M"
  }

  /// The first button held while the pointer moves over a cell, and let go there.
  static func drag(row: Int, column: Int) -> String { "\u{1b}[<32;\(column + 1);\(row + 1)M" }
  static func release(row: Int, column: Int) -> String { "\u{1b}[<0;\(column + 1);\(row + 1)m" }
  static func press(row: Int, column: Int) -> String { "\u{1b}[<0;\(column + 1);\(row + 1)M" }

  /// The terminal has gained or lost the focus.
  static let focusIn = "\u{1b}[I"
  static let focusOut = "\u{1b}[O"

  /// A click on a cell, as mode 1006 reports it.
  static func click(row: Int, column: Int) -> String {
    "\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m"
  }
}
