internal import CNcurses
internal import EndlessCore

/// What is written to a terminal besides curses' own bytes, and what gives everything back at once.
///
/// From the terminal's description, which must have been read.
package struct TerminalModes: Sendable {
  /// Switches on the keys' own sequences, reports of the pointer and of the focus, and marks around
  /// pasted text.
  ///
  /// Curses would switch on the keys too, but also build a tree of all keys, in which nobody looks.
  package let on: [UInt8]
  /// Takes the same back, but for the keys, which curses switches off whoever has switched them on.
  package let off: [UInt8]
  /// Leaves the terminal as it was found, whatever was being written: for the crash handler.
  package let restore: [UInt8]

  /// Takes away the pictures that the terminal has drawn, where it keeps them apart from its cells.
  package let erasePictures: [UInt8]

  package init(_ options: TerminalOptions) {
    // Unknown private modes are ignored by every terminal that has control sequences at all.
    let hasSequences = Self.capability("cup").starts(with: Array("\u{1B}[".utf8))
    // Drags (1002) are beyond what the description's own string switches on.
    let pointer = hasSequences && options.usesMouse && !Self.capability("kmous").isEmpty
    let focus = hasSequences && options.reportsFocus
    erasePictures = options.pictures == .kitty ? Self.kittyErase : []
    on =
      Self.capability("smkx") + (pointer ? Self.pointerOn : [])
      + (focus ? Self.focusOn : []) + (hasSequences ? Self.pasteOn : [])
    off =
      erasePictures + (pointer ? Self.pointerOff : [])
      + (focus ? Self.focusOff : []) + (hasSequences ? Self.pasteOff : [])
    // CAN ends a sequence that the crash cut in two.
    let cancel: [UInt8] = hasSequences ? [0x18] : []
    restore =
      cancel + (hasSequences ? Self.show : []) + off + Self.capability("op")
      + Self.capability("sgr0") + Self.capability("cnorm")
      + Self.capability("rmcup") + Self.capability("rmkx") + [UInt8(ascii: "\r")]
  }

  /// Has nothing new shown until `show` is sent.
  static var hold: [UInt8] { Array("\u{1B}[?2026h".utf8) }
  static var show: [UInt8] { Array("\u{1B}[?2026l".utf8) }

  private static var pointerOn: [UInt8] { Array("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h".utf8) }
  private static var pointerOff: [UInt8] { Array("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l".utf8) }
  private static var focusOn: [UInt8] { Array("\u{1B}[?1004h".utf8) }
  private static var focusOff: [UInt8] { Array("\u{1B}[?1004l".utf8) }
  private static var kittyErase: [UInt8] { Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) }
  private static var pasteOn: [UInt8] { Array("\u{1B}[?2004h".utf8) }
  private static var pasteOff: [UInt8] { Array("\u{1B}[?2004l".utf8) }

  /// A string capability, empty if the terminal has it not.
  static func capability(_ name: String) -> [UInt8] {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      let count = unsafe cn_capability(name, buffer.baseAddress, Int32(buffer.count))
      return unsafe buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
    }
  }
}
