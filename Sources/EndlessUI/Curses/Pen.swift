/// How curses draws a cell: a colour pair and attributes.
package struct Pen: Hashable, Sendable {
  /// A pair's number; 0 is the terminal's own colours.
  package var pair: Int16
  package var attributes: UInt8

  package static let plain = Pen(pair: 0, attributes: 0)
}
