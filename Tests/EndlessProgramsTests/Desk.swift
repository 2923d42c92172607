import EndlessCore
import EndlessLoading

/// The main thread's end of a mailbox.
final class Desk {
  let mailbox = Mailbox()
  private(set) var answers: [Answer] = []
  private(set) var items: [Item] = []

  /// The number that the first item is.
  var firstNumber: Int32? {
    items.first.flatMap { Int32(String(decoding: $0.text, as: UTF8.self)) }
  }

  /// Takes what is there, as the event loop does.
  func take() {
    for letter in mailbox.take() {
      letter.deliver?()
      guard case .answer(_, _, let answer)? = letter.event else { continue }
      answers.append(answer)
      if case .items(let more) = answer { items += more }
    }
  }

  /// Takes letters until the condition holds, or a generous time is over.
  func take(until isEnough: (Desk) -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      take()
      if isEnough(self) { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}
