import Testing

extension EmulatedTerminal {
  /// Checks that the program, which has ended, left the terminal byte for byte as it found it: the
  /// modes of the driver, those of the terminal, the screen and the cursor.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(modesAfter == modesBefore, "terminal modes", sourceLocation: sourceLocation)
    #expect(privateModes == .initial, "private modes", sourceLocation: sourceLocation)
    #expect(screen.lines == screenBefore.lines, sourceLocation: sourceLocation)
    #expect(screen.differences(from: screenBefore) == [], sourceLocation: sourceLocation)
  }

  /// Checks that no byte of data steered the terminal: no control byte but those curses writes.
  func expectNoRaw(_ sequence: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let bytes = Array(sequence.utf8)
    let found = log.indices.contains { log[$0...].starts(with: bytes) }
    #expect(!found, "raw \(sequence.debugDescription)", sourceLocation: sourceLocation)
  }
}
