/// How curses draws a cell: a colour pair and attributes.
package struct Pen: Hashable, Sendable {
  /// A pair's number; 0 is the terminal's own colours.
  package var pair: Int16
  package var attributes: UInt8

  package static let plain = Pen(pair: 0, attributes: 0)
}

/// Two colours under a number; −1 is the terminal's own.
package struct PairDefinition: Hashable, Sendable {
  package var pair: Int16
  package var foreground: Int16
  package var background: Int16
}
