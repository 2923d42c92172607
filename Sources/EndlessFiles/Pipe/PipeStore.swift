package import EndlessCore
package import EndlessLoading

/// The rows of a pipe, a socket or a device, read only as far as somebody looks.
///
/// It is a feed: `growing` until the end has come, then `counted`. A request gives exactly as many
/// rows as it asks for; what was read beyond them waits for the next request. What is read stays, in
/// blocks that are allocated as they fill.
///
/// A record of which 64 KiB have come without an end is shown as the last row. A request that has read
/// 8 MiB of such a record fails and says so, unless it wants everything: asking again reads on, and
/// so does looking along the row.
///
/// The identity of a row is the offset of its first byte. The extent is what counts: after a request
/// was cancelled, rows that were on their way may still be added to it.
///
/// Used on the main thread only; what the worker reads comes by letters.
package final class PipeStore {
  private var reader: BucketReader<BlockList>
  private var index: LineIndex
  private var shown = 0
  private var isEnded = false
  private var isLookingAlong = false
  /// Ours until the worker has it, so that closing lets the producer know at once.
  private var input: OpenFile?
  private var worker: Worker<PipeOrder>?

  /// Takes an open stream; nothing is read yet.
  init(input: OpenFile, separator: Separator, bucketSize: Int = 1 << 16) {
    self.input = input
    reader = BucketReader(source: BlockList(), separator: separator, bucketSize: bucketSize)
    index = LineIndex(separator: separator, bucketSize: bucketSize)
  }

  deinit { worker?.close() }

  /// Takes over what has come.
  func accept(_ blocks: [Block], index: LineIndex, shown: Int, isEnded: Bool) {
    reader.source.grow(by: blocks, to: index.scanned)
    self.index = index
    self.shown = shown
    self.isEnded = isEnded
    isLookingAlong = false
  }
}

extension PipeStore: RowStore {
  /// Growing until the end has come and every row was asked for.
  package var extent: Extent {
    isEnded && shown == index.rows ? .counted(shown) : .growing(shown)
  }

  /// A stretch of a row; of the unfinished last one as much as has come.
  package func bytes(ofRow row: Int, from offset: Int, limit: Int) -> RowBytes? {
    guard let start = start(ofRow: row) else { return nil }
    let size = index.scanned
    let from = start + min(offset, size - start)
    let to = from + min(limit, size - from)
    guard let end = end(ofRow: row) else {
      let isShort = offset > size - start || limit > size - from
      if isShort { lookAlong() }
      guard offset <= size - start else { return nil }
      return RowBytes(bytes: reader.bytes(in: from..<to, size: size), reachesEnd: false)
    }
    guard from < end else { return RowBytes(bytes: [], reachesEnd: true) }
    let bytes = reader.bytes(in: from..<min(to, end), size: size)
    return RowBytes(bytes: bytes, reachesEnd: to >= end)
  }

  /// The offset of the row's first byte.
  package func id(ofRow row: Int) -> ItemID? {
    start(ofRow: row).map { .position($0) }
  }

  /// By bytes, once the end has come.
  package func fraction(ofRow row: Int) -> Double? {
    guard isEnded else { return nil }
    return start(ofRow: row).map { Double($0) / Double(index.scanned) }
  }

  private func start(ofRow row: Int) -> Int? {
    guard (0..<shown).contains(row) else { return nil }
    return reader.offset(ofSeparator: row - 1, in: index, size: index.scanned).map { $0 + 1 }
  }

  private func end(ofRow row: Int) -> Int? {
    reader.offset(ofSeparator: row, in: index, size: index.scanned)
      ?? (isEnded ? index.scanned : nil)
  }

  private func lookAlong() {
    guard !isLookingAlong else { return }
    isLookingAlong = true
    worker?.send(.lookAlong)
  }
}

extension PipeStore: Supplier {
  /// Makes the worker ready; nothing is read before it is asked for.
  package func start(mailbox: Mailbox, window: Int) {
    guard let input else { return }
    let mail = StoreMail(mailbox: mailbox, window: window, store: MainThreadReference(self))
    worker = Worker { [input, index] orders in
      var reader = PipeReader(input: input, index: index, mail: mail)
      reader.run(orders)
    }
    self.input = nil
  }

  /// Reads on until there are `size` more rows.
  ///
  /// A pipe cannot be read again: a refresh reads on too.
  package func load(_ request: PageRequest) {
    worker?.send(.load(request.token, size: request.size))
  }

  /// Stops reading; what has come stays.
  package func cancel(_ token: Token) { worker?.send(.cancel(token)) }

  /// Does nothing: to follow a pipe is to ask for all of it.
  package func follow(_ on: Bool) {}

  /// Ends the worker, which lets go of the pipe.
  package func close() {
    worker?.close()
    worker = nil
    input = nil
  }
}
