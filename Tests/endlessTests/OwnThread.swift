#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work that blocks on a thread of its own.
///
/// Tests run on the few threads that the work may be waiting for; those of Dispatch count among them.
func onOwnThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    startThread { continuation.resume(returning: work()) }
  }
}

private final class Work {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func startThread(_ run: @escaping () -> Void) {
  let work = Unmanaged.passRetained(Work(run)).toOpaque()
  #if canImport(Glibc)
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, work)
    pthread_detach(thread)
  #else
    var thread: pthread_t?
    let result = pthread_create(
      &thread, nil,
      { work in
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
        return nil
      }, work)
    if let thread { pthread_detach(thread) }
  #endif
  precondition(result == 0, "no thread is left")
}
