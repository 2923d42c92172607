/// The six states of a feed that a screen tells apart.
public enum FeedStatus: Hashable, Sendable {
  /// Nothing is there yet, the first page is on its way.
  case firstPageLoading
  /// Nothing is there, the first page could not be had.
  case firstPageError
  /// The source is empty.
  case empty
  /// There are rows, and there may be more.
  case ongoing
  /// There are rows, a later page could not be had.
  case laterPageError
  /// Every row is there.
  case complete
}

/// What the row after the last item says.
public enum Footer: Hashable, Sendable {
  /// A page is on its way.
  case loading
  /// A page could not be had; the feed asks again by itself at `retryAt`, if that is set.
  case failed(SourceError, retryAt: Duration?)
  /// The user stopped loading.
  case stopped
  /// The source makes no progress.
  case stalled(Stall)
  /// These are all the items.
  case end(count: Int)
  /// The source has no items.
  case empty
}

extension Paging {
  /// The state of a feed with so many rows.
  public func status(count: Int) -> FeedStatus {
    if count == 0, isRefreshing { return .firstPageLoading }
    return switch append {
    case .end: count == 0 ? .empty : .complete
    case .failed, .stalled, .stopped: count == 0 ? .firstPageError : .laterPageError
    case .idle, .loading: count == 0 ? .firstPageLoading : .ongoing
    }
  }

  /// The row after the last item of a feed with so many rows, or nil if none is needed.
  public func footer(count: Int, edge: Edge) -> Footer? {
    if count == 0, isRefreshing { return .loading }
    return switch append {
    case .idle: count == 0 ? .loading : nil
    case .loading: .loading
    case .failed(let error, _): .failed(error, retryAt: retryTime(.append))
    case .stopped: .stopped
    case .stalled(let stall): .stalled(stall)
    case .end: count == 0 ? .empty : edge == .ring ? nil : .end(count: count)
    }
  }
}
