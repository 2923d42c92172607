#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// A thread of its own for work that blocks: reading, counting, searching.
///
/// The cooperative pool has as many threads as the machine has cores; a read that waits for a slow
/// producer must not hold one of them. The thread begins with the first order, so a worker that is
/// never needed costs two descriptors. It is not joined: it owns what it works on, and ends by itself
/// when it next looks at its orders.
package final class Worker<Order: Sendable>: Sendable {
  private let orders = Orders<Order>()
  private let body: Mutex<(@Sendable (Orders<Order>) -> Void)?>

  /// Prepares a worker.
  ///
  /// - Parameter body: runs once on the thread; it takes orders until there are no more to come.
  package init(body: @escaping @Sendable (Orders<Order>) -> Void) {
    self.body = Mutex(body)
  }

  deinit { orders.end() }

  /// Gives an order; returns at once.
  package func send(_ order: Order) {
    orders.add(order)
    let first = body.withLock { body in
      defer { body = nil }
      return body
    }
    guard let first else { return }
    startThread { [orders] in first(orders) }
  }

  /// Ends the thread at the next moment it looks at its orders; a wait ends at once.
  package func close() { orders.end() }
}

private final class ThreadStart {
  let body: @Sendable () -> Void
  init(body: @escaping @Sendable () -> Void) { self.body = body }
}

/// The signals that a thread raises by a fault of its own.
///
/// Blocked, they would end the process
/// without the handler that gives the terminal back.
private let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]

/// Starts a detached thread on which every signal but the faults is blocked, so that signals go to
/// the main thread and interrupt nothing here.
private func startThread(_ body: @escaping @Sendable () -> Void) {
  var blocked = sigset_t()
  var before = sigset_t()
  unsafe sigfillset(&blocked)
  for fault in faults { unsafe sigdelset(&blocked, fault) }
  unsafe pthread_sigmask(SIG_SETMASK, &blocked, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }

  let context = unsafe Unmanaged.passRetained(ThreadStart(body: body)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    let failed = unsafe pthread_create(&thread, nil, { context in runThread(context) }, context)
    if failed == 0, let thread = unsafe thread { unsafe pthread_detach(thread) }
  #else
    var thread = pthread_t()
    let failed = unsafe pthread_create(
      &thread, nil, { context in unsafe runThread(context) }, context)
    if failed == 0 { pthread_detach(thread) }
  #endif
  precondition(failed == 0, "the system gives no further thread")
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  unsafe Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
