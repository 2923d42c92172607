/// A reference that travels through other threads and is used on the main thread only.
///
/// Stores live on the main thread and are not locked. A worker hands data over in a letter whose
/// `deliver` closure the main thread runs; the closure carries this box, and nothing but that closure
/// reads it. The reference is weak: a worker keeps no store alive.
final class MainThreadReference<Value: AnyObject>: @unchecked Sendable {
  private(set) weak var value: Value?
  init(_ value: Value) { self.value = value }
}
