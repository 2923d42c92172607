#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Signals that end the run only where it can take its test data with it.
enum Interruption {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Keeps them waiting from now on; programs that are started get them as ever.
  static func hold() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    unsafe sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Ends the run if one of them waits.
  static func check() {
    var set = sigset_t()
    unsafe sigpending(&set)
    guard let number = numbers.first(where: { unsafe sigismember(&set, $0) == 1 }) else { return }
    TestData.remove()
    exit(128 + number)
  }
}
