import Foundation

/// Waits for something that happens elsewhere than on a terminal.
func eventually(
  _ what: String, within patience: Duration = EmulatedTerminal.patience, _ condition: () -> Bool
) throws {
  let limit = ContinuousClock.now + patience
  while !condition() {
    guard ContinuousClock.now < limit else { throw Failure("waited in vain until \(what)") }
    poll(nil, 0, 5)
  }
}
