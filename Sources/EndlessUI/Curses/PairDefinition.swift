/// Two colours under a number; −1 is the terminal's own.
package struct PairDefinition: Hashable, Sendable {
  package var pair: Int16
  package var foreground: Int16
  package var background: Int16
}
