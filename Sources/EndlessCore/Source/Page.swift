/// Everything a page can be asked by.
public struct PageKey: Hashable, Sendable {
  /// The page's number, from 1.
  public var page: Int
  /// The raw rows received before it, duplicates counted.
  public var offset: Int
  /// What the page before handed over, if it handed over anything.
  public var cursor: String?

  /// Makes a key; without arguments the first page's.
  public init(page: Int = 1, offset: Int = 0, cursor: String? = nil) {
    self.page = page
    self.offset = offset
    self.cursor = cursor
  }
}

/// How the walk goes on after a page.
public enum Continuation: Hashable, Sendable {
  /// There may be more, asked for by page number and offset.
  case more
  /// There may be more, asked for by this cursor.
  case cursor(String)
  /// This was the last page.
  case end
}

/// One answer of a source.
public struct Page: Sendable {
  /// The items, in the source's order.
  ///
  /// Items already delivered one by one are not repeated here.
  public var items: [Item]
  /// What follows.
  ///
  /// Deciding it is the source's work: the core never guesses from a row count.
  public var next: Continuation
  /// What comes before, for a walk that may also go back from where it began.
  public var previous: Continuation
  /// The length of the whole list, if the source knows it.
  public var total: Int?

  /// Makes a page.
  public init(
    items: [Item], next: Continuation, previous: Continuation = .end, total: Int? = nil
  ) {
    self.items = items
    self.next = next
    self.previous = previous
    self.total = total
  }
}

/// The mark of one request.
///
/// An answer counts only while its token is the current one.
public struct Token: Hashable, Sendable {
  /// Serial number, unique within one feed.
  public var serial: Int

  /// Makes a token with the given serial number.
  public init(serial: Int) { self.serial = serial }
}

/// Where a page is wanted.
public enum LoadDirection: Hashable, Sendable, CaseIterable {
  /// From the first page on, replacing what is there.
  case refresh
  /// After the last row.
  case append
  /// Before the first row.
  case prepend
}

/// One request for a page.
public struct PageRequest: Hashable, Sendable {
  /// The request's mark, carried by its answer.
  public var token: Token
  /// Where the page goes.
  ///
  /// A page that was dropped is asked for again by the key it came with, on whichever side it is
  /// missing: the key alone says which page is meant.
  public var direction: LoadDirection
  /// Which page.
  public var key: PageKey
  /// How many rows are asked for; `Int.max` asks for all that is left.
  public var size: Int
  /// The last item before the page, if there is one.
  public var last: Item?

  /// Makes a request.
  public init(
    token: Token, direction: LoadDirection, key: PageKey, size: Int, last: Item? = nil
  ) {
    self.token = token
    self.direction = direction
    self.key = key
    self.size = size
    self.last = last
  }
}
