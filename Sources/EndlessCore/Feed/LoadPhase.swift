/// Why a feed stopped asking although its source has not said that it ends.
public enum Stall: Hashable, Sendable {
  /// This page is byte for byte the page before it.
  case repeats(page: Int)
  /// This page points at itself, or was asked for like the one before, and brought nothing new.
  case sameKey(page: Int)
  /// So many pages in a row brought nothing new.
  case nothingNew(pages: Int)
}

/// How far loading has got in one direction.
public enum LoadPhase: Hashable, Sendable {
  /// Nothing is under way; the next page is asked for when it is needed.
  case idle
  /// This request is under way.
  case loading(PageRequest)
  /// The last request failed. Only a retry asks again, or the clock once `retryAt` has come.
  case failed(SourceError, retryAt: Duration?)
  /// The user stopped a request. Only a retry asks again.
  case stopped
  /// The source makes no progress. Only a retry asks again.
  case stalled(Stall)
  /// There is nothing more.
  case end

  /// The request under way, if there is one.
  public var request: PageRequest? {
    if case .loading(let request) = self { request } else { nil }
  }
}
