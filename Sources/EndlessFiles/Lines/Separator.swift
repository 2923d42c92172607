/// The byte that ends a record.
package enum Separator: UInt8, Sendable, CaseIterable {
  /// A line feed. A carriage return before it stays part of the record: showing it is Text's work.
  case lineFeed = 0x0A
  /// A NUL, for records that may hold line feeds (`--read0`).
  case nul = 0
}
