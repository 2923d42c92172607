/// The time since it was made.
///
/// The runtime finds out how an instant is laid out, and with it everything that holds one: that takes
/// longer than a stopwatch, which has it behind a closure.
struct Stopwatch {
  private let read: () -> Duration

  init() {
    let start = ContinuousClock.now
    read = { ContinuousClock.now - start }
  }

  var elapsed: Duration { read() }
}
