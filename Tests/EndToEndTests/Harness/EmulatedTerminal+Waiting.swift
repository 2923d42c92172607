import Foundation

extension EmulatedTerminal {
  /// Waits until the screen is as wanted, and returns it.
  ///
  /// `what` completes the sentence "waited in vain for …".
  @discardableResult
  func waitFor(
    _ what: String, within patience: Duration = EmulatedTerminal.patience,
    _ condition: (Screen) -> Bool
  ) throws -> Screen {
    try wait(for: what, within: patience) { condition(screen) }
    return screen
  }

  /// Waits until some row of the screen holds the text.
  @discardableResult
  func waitFor(text: String, within patience: Duration = EmulatedTerminal.patience) throws -> Screen
  {
    try waitFor("the text “\(text)”", within: patience) { $0.shows(text) }
  }

  /// Waits until the program has ended, and returns how.
  ///
  /// `modesAfter`, `screen` and the outputs are complete then.
  @discardableResult
  func waitForEnd(within patience: Duration = EmulatedTerminal.patience) throws -> Outcome {
    try wait(for: "its end", within: patience) { outcome != nil }
    guard let outcome else { throw Failure("no outcome") }
    return outcome
  }

  /// Waits for something that the program does to the screen, the outputs, or elsewhere.
  func wait(
    for what: String, within patience: Duration = EmulatedTerminal.patience,
    _ condition: () -> Bool
  ) throws {
    let limit = ContinuousClock.now + patience
    while true {
      observeEnd()
      if condition() { return }
      guard outcome == nil || exchange(milliseconds: 0) > 0, ContinuousClock.now < limit else {
        throw Failure(waitingFor: what, screen: screen, state: state)
      }
      // Not only output can make the condition true.
      exchange(milliseconds: 10)
    }
  }

  /// Waits until the program has read every key and sleeps, and all it wrote has been read.
  ///
  /// What a program does later by itself (mail, timers) is not waited for.
  @discardableResult
  func waitUntilIdle(within patience: Duration = EmulatedTerminal.patience) throws -> Screen {
    var quiet = 0
    try wait(for: "it to be idle", within: patience) {
      let isIdle = unread == 0 && status.isAsleep != false && exchange(milliseconds: 5) == 0
      quiet = isIdle ? quiet + 1 : 0
      return quiet >= 3 || outcome != nil
    }
    return screen
  }

  /// Types a key as a held one comes: the program has read it, and drawn, before the next one.
  func sendHeld(_ key: String) throws {
    send(key)
    try wait(for: "the key to be read") {
      // One that sleeps and has written may wait for the terminal.
      unread == 0 && status.isAsleep != false && exchange(milliseconds: 2) == 0
    }
  }

  private var state: String {
    switch outcome {
    case nil: "still runs"
    case .exited(let code): "exited \(code) and said “\(errorText)”"
    case .signalled(let number): "died of signal \(number)"
    case .stopped(let number): "stopped by signal \(number)"
    }
  }
}
