internal import EndlessCore

/// Turns what one run of a page command prints into items, and how it ends into a page.
struct PageReader: OutputReader {
  /// Items are handed over when this many wait, or when the command pauses.
  private static let batch = 512
  /// A longer row is taken for a mistake: a row is held in memory as long as its list is.
  static let longestRow = 16 * 1024 * 1024

  private let request: PageRequest
  private let style: CommandSource.Style
  private let takesCursor: Bool
  private let deliver: ([Item]) -> Void
  private var splitter: RecordSplitter
  private var control = PageControl()
  private var items: [Item] = []
  /// Raw rows of this page so far.
  private var rows = 0

  init(
    request: PageRequest, style: CommandSource.Style, takesCursor: Bool,
    deliver: @escaping ([Item]) -> Void
  ) {
    self.request = request
    self.style = style
    self.takesCursor = takesCursor
    self.deliver = deliver
    splitter = RecordSplitter(separator: style.separator)
  }

  /// Delivers the records that the bytes complete.
  mutating func read(_ bytes: ArraySlice<UInt8>) throws(SourceError) {
    defer { flush() }
    splitter.append(bytes)
    while let record = splitter.next() { try take(record) }
    guard splitter.pending <= Self.longestRow else {
      throw SourceError("row \(rows + 1) is longer than \(Self.longestRow >> 20) MiB")
    }
  }

  /// The page, once nothing more can come.
  ///
  /// A last record needs no end.
  mutating func finish(
    _ end: OutputEnd, messages: MessageTail
  ) throws(SourceError) -> Page {
    if let record = splitter.remainder() {
      defer { flush() }
      try take(record)
    }
    if let wait = control.retryAfter {
      let message = messages.lastLine ?? end.complaint ?? "the command asks to wait"
      throw SourceError(message, retryAfter: wait)
    }
    if let complaint = end.complaint {
      throw SourceError(messages.lastLine ?? complaint)
    }
    return Page(items: [], next: next)
  }

  /// A walk that goes by cursors ends with them.
  ///
  /// Whether it does shows in the request: it carries the cursor of the page before, on a retry
  /// too.
  private var next: Continuation {
    if control.isEnd { return .end }
    switch control.cursor {
    case .handed(let cursor)?: return .cursor(cursor)
    case PageControl.Cursor.none?: return .end
    case nil: return takesCursor || request.key.cursor != nil || rows == 0 ? .end : .more
    }
  }

  private mutating func take(_ record: [UInt8]) throws(SourceError) {
    guard record.first != PageControl.mark else {
      try control.read(record.dropFirst())
      return
    }
    let id: ItemID =
      switch style.identity {
      case .position: .position(request.key.offset + rows)
      case .text: .key(record)
      }
    items.append(Item(id: id, text: record))
    rows += 1
    if items.count == Self.batch { flush() }
  }

  private mutating func flush() {
    guard !items.isEmpty else { return }
    deliver(items)
    items = []
  }
}
