/// How a feed asks for its pages.
public struct PagingPolicy: Hashable, Sendable {
  /// Rows asked for at a time.
  public let pageSize: Int
  /// How many rows before the last one the next page is asked for; 0 when the last row shows.
  public let prefetch: Int
  /// The list ends after this many rows.
  public let maxItems: Int?
  /// At most this many rows are held; others are dropped and asked for again when they are wanted.
  public let keep: Int?
  /// Whether the source may hand over the same cursor again and still bring new rows.
  public let allowsKeyReuse: Bool
  /// Whether any page can be asked for by its offset alone.
  public let allowsRandomAccess: Bool

  /// How many pages in a row may bring nothing new before the feed stops asking.
  public static let emptyPageLimit = 5
  /// How often a feed that was told to wait asks again by itself.
  public static let waitLimit = 5

  /// Makes a policy.
  ///
  /// - Throws: `PagingPolicyError` if a number is out of its range, or if fewer rows may be kept than
  ///   one page and the prefetch on both sides of it.
  public init(
    pageSize: Int = 20, prefetch: Int = 0, maxItems: Int? = nil, keep: Int? = nil,
    allowsKeyReuse: Bool = true, allowsRandomAccess: Bool = false
  ) throws(PagingPolicyError) {
    guard pageSize >= 1 else { throw .pageSizeBelowOne }
    guard prefetch >= 0 else { throw .negativePrefetch }
    if let keep, keep < pageSize + 2 * prefetch {
      throw .keepBelow(pageSize + 2 * prefetch)
    }
    self.pageSize = pageSize
    self.prefetch = prefetch
    self.maxItems = maxItems
    self.keep = keep
    self.allowsKeyReuse = allowsKeyReuse
    self.allowsRandomAccess = allowsRandomAccess
  }

  private init() {
    (pageSize, prefetch, maxItems, keep) = (20, 0, nil, nil)
    (allowsKeyReuse, allowsRandomAccess) = (true, false)
  }

  /// Twenty rows at a time, asked for when the last one shows.
  public static let standard = PagingPolicy()
}

/// What is wrong with a policy.
public enum PagingPolicyError: Error, Hashable, Sendable {
  /// A page needs at least one row.
  case pageSizeBelowOne
  /// A prefetch cannot be negative.
  case negativePrefetch
  /// At least this many rows must be kept.
  case keepBelow(Int)
}
