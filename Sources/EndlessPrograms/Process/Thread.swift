internal import CSystem

/// Threads for work that blocks, which the cooperative pool must not do.
enum Thread {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs the body on a new thread that takes no signals.
  ///
  /// False if the system has no thread left.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(body))
    let error = unsafe cs_thread_start(
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
      }, work.toOpaque())
    if error != 0 { unsafe work.release() }
    return error == 0
  }
}
