internal import CNcurses

/// What is written to a terminal besides curses' own bytes, and what gives everything back at once.
///
/// From the terminal's description, which must have been read.
package struct TerminalModes: Sendable {
  /// Switches on reports of the pointer, and marks around pasted text.
  package let on: [UInt8]
  /// Takes the same back.
  package let off: [UInt8]
  /// Leaves the terminal as it was found, whatever was being written: for the crash handler.
  package let restore: [UInt8]

  package init(usesMouse: Bool) {
    // Unknown private modes are ignored by every terminal that has control sequences at all.
    let hasSequences = Self.capability("cup").starts(with: Array("\u{1B}[".utf8))
    // Drags (1002) are beyond what the description's own string switches on.
    let pointer = hasSequences && usesMouse && !Self.capability("kmous").isEmpty
    let paste = hasSequences ? "\u{1B}[?2004" : ""
    let reports = pointer ? "\u{1B}[?1000" : ""
    on =
      Array((pointer ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "").utf8)
      + Array((paste.isEmpty ? "" : paste + "h").utf8)
    off =
      Array((pointer ? "\u{1B}[?1006l\u{1B}[?1002l\(reports)l" : "").utf8)
      + Array((paste.isEmpty ? "" : paste + "l").utf8)
    // CAN ends a sequence that the crash cut in two.
    let cancel: [UInt8] = hasSequences ? [0x18] : []
    let own = ["op", "sgr0", "cnorm", "rmcup", "rmkx"].flatMap(Self.capability)
    restore = cancel + off + own + Array("\r".utf8)
  }

  /// A string capability, empty if the terminal has it not.
  static func capability(_ name: String) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 128) { buffer, count in
      let length = unsafe buffer.withMemoryRebound(to: CChar.self) { bytes in
        unsafe cn_capability(name, bytes.baseAddress, Int32(bytes.count))
      }
      count = max(0, Int(length))
    }
  }
}
