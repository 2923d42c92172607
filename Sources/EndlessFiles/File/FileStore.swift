package import EndlessCore
internal import EndlessLoading

/// The rows of a regular file of any size, read by place.
///
/// It opens by reading one bucket of 64 KiB; a file that fits is counted then. Of a longer one both
/// ends can be read at once, row 0 from the start and row -1 from the end, while a worker counts the
/// rows between (see `Supplier.start`). Each call reads at most 1 MiB; what lies further away is
/// found by the worker. Nothing is mapped, so a file that shrinks gives short reads and no fault.
///
/// The identity of a row is the offset of its first byte: it stays the same when the count becomes
/// known and when the file grows. Memory: eight buckets, and 1/8192 byte a byte of the file.
///
/// Used on the main thread only; the worker's findings come by letters.
package final class FileStore {
  /// How many buckets one call may read.
  private static let stretch = 16

  let file: OpenFile
  private var reader: BucketReader<OpenFile>
  private(set) var size: Int
  /// Known from the start; the whole file once it is counted.
  private(set) var head: LineIndex
  private var tail: TailIndex
  private(set) var isCounted = false
  /// What the worker is looking for, or will be from `start` on.
  private(set) var asked: Set<FileOrder> = []
  var worker: Worker<FileOrder>?
  var mail: StoreMail<FileStore>?

  /// Takes an open regular file.
  ///
  /// - Parameters:
  ///   - file: the file, from the place on where its rows begin.
  ///   - separator: what ends a record.
  ///   - bucketSize: bytes read at once; tests make it small to see the seams.
  init(file: OpenFile, separator: Separator, bucketSize: Int = 1 << 16) {
    self.file = file
    reader = BucketReader(source: file, separator: separator, bucketSize: bucketSize)
    head = LineIndex(separator: separator, bucketSize: bucketSize)
    size = file.size
    tail = TailIndex(size: size, bucketSize: bucketSize)
    begin(size: size)
  }

  deinit { worker?.close() }

  /// What finding rows costs in memory beside the buckets that are kept, in bytes.
  package var indexByteCount: Int { head.before.count * MemoryLayout<Int>.stride }

  /// Starts over with a file of this size, of which nothing is known.
  func begin(size: Int) {
    self.size = size
    reader.forget()
    head = LineIndex(separator: head.separator, bucketSize: head.bucketSize)
    tail = TailIndex(size: size, bucketSize: head.bucketSize)
    asked = []
    isCounted = size == 0
    guard size > 0 else { return }
    let first = reader.bucket(0, size: size).bytes
    unsafe first.withUnsafeBytes { unsafe head.scan($0) }
    guard first.count < head.bucketSize || size == first.count else { return }
    // A file of /sys says it is longer than it is: what could be read is all.
    self.size = first.count
    isCounted = true
  }

  /// Takes over what the worker knows from the start on.
  func adopt(_ index: LineIndex, size: Int, isComplete: Bool) {
    asked = []
    if isComplete || index.scanned > head.scanned { head = index }
    guard isComplete else { return }
    self.size = size
    isCounted = true
  }

  /// Takes over what the worker has found towards the end.
  func adopt(_ search: TailSearch, size: Int) {
    asked = []
    // A letter that was written before a reset speaks of other data.
    guard size == self.size, search.below == tail.lowest else { return }
    for count in search.counts { tail.add(count) }
  }

  private func ask(_ order: FileOrder) {
    guard !isCounted, asked.insert(order).inserted else { return }
    worker?.send(order)
  }
}

extension FileStore: RowStore {
  /// Counted, or uncounted until the worker's letter has been taken.
  package var extent: Extent { isCounted ? .counted(head.rows) : .uncounted }

  /// A stretch of a row; a row whose end is not found yet is served as far as it has been scanned.
  package func bytes(ofRow index: Int, from offset: Int, limit: Int) -> RowBytes? {
    noticeGrowth(atRow: index)
    defer { if let offset = reader.takeShortage() { worker?.send(.missing(offset)) } }
    guard let start = start(ofRow: index) else { return nil }
    let from = start + min(offset, size - start)
    let to = from + min(limit, size - from)
    guard let end = end(ofRow: index, scanningBeyond: to) else {
      if to >= head.scanned { ask(.offset(to + 1)) }
      guard from <= head.scanned else { return nil }
      return RowBytes(
        bytes: reader.bytes(in: from..<min(to, head.scanned), size: size), reachesEnd: false)
    }
    guard from < end else { return RowBytes(bytes: [], reachesEnd: true) }
    return RowBytes(bytes: reader.bytes(in: from..<min(to, end), size: size), reachesEnd: to >= end)
  }

  /// The offset of the row's first byte.
  package func id(ofRow index: Int) -> ItemID? {
    start(ofRow: index).map { .position($0) }
  }

  /// By bytes.
  package func fraction(ofRow index: Int) -> Double? {
    start(ofRow: index).map { Double($0) / Double(size) }
  }

  /// Whoever looks at the last row wants to know whether there is more by now.
  private func noticeGrowth(atRow index: Int) {
    guard index == (isCounted ? head.rows - 1 : -1), let worker else { return }
    if file.size != size { worker.send(.check) }
  }

  private func start(ofRow index: Int) -> Int? {
    if index < 0 { return isCounted ? nil : startFromEnd(-index) }
    guard index == 0 || isCounted || reachHead(index - 1) else { return nil }
    let before = reader.offset(ofSeparator: index - 1, in: head, size: size)
    guard let start = before.map({ $0 + 1 }), start < size else { return nil }
    return start
  }

  private func end(ofRow index: Int, scanningBeyond offset: Int) -> Int? {
    if index < 0 { return endFromEnd(-index) }
    if index >= head.separators {
      extendHead { $0.separators <= index && $0.scanned <= offset }
    }
    if index < head.separators {
      return reader.offset(ofSeparator: index, in: head, size: size) ?? size
    }
    return head.scanned == size ? size : nil
  }
}

// MARK: - Counting from the start

extension FileStore {
  /// Whether the separator is known, after reading on if it may be near.
  private func reachHead(_ separator: Int) -> Bool {
    extendHead { $0.separators <= separator }
    if separator < head.separators { return true }
    if head.scanned < size { ask(.separator(separator)) }
    return false
  }

  private var isHeadAsked: Bool {
    asked.contains { if case .tail = $0 { false } else { true } }
  }

  /// Scans on while more is needed, no more than a stretch, and not at all while the worker has been
  /// asked: it is faster, and one screen asks for many rows.
  private func extendHead(while isNeeded: (LineIndex) -> Bool) {
    guard !isCounted, !isHeadAsked else { return }
    for _ in 0..<Self.stretch {
      guard head.scanned < size, isNeeded(head) else { return }
      let number = head.scanned / head.bucketSize
      let rest = reader.bucket(number, size: size).bytes.dropFirst(head.scanned % head.bucketSize)
      guard !rest.isEmpty else { return }
      unsafe rest.withUnsafeBytes { unsafe head.scan($0) }
    }
  }
}

// MARK: - Counting from the end

extension FileStore {
  /// Separators at or behind the end of a row, where 1 is the last row: a file may end without one.
  private func separators(fromEndOfRow number: Int) -> Int {
    let last = reader.bucket(tail.buckets - 1, size: size)
    let isClosed = last.separators.last.map { Int($0) == last.bytes.count - 1 } ?? false
    return isClosed ? number : number - 1
  }

  private func startFromEnd(_ number: Int) -> Int? {
    let before = separators(fromEndOfRow: number) + 1
    extendTail(to: before)
    if let separator = offset(ofSeparatorFromEnd: before) { return separator + 1 }
    guard tail.lowest == 0 else {
      ask(.tail(below: tail.lowest))
      return nil
    }
    return before == tail.separators + 1 ? 0 : nil
  }

  private func endFromEnd(_ number: Int) -> Int? {
    let separator = separators(fromEndOfRow: number)
    return separator == 0 ? size : offset(ofSeparatorFromEnd: separator)
  }

  private func offset(ofSeparatorFromEnd number: Int) -> Int? {
    guard let (bucket, after) = tail.bucket(ofSeparatorFromEnd: number) else { return nil }
    return reader.offset(ofSeparator: after - number, inBucket: bucket, size: size)
  }

  private func extendTail(to separator: Int) {
    guard !asked.contains(.tail(below: tail.lowest)) else { return }
    for _ in 0..<Self.stretch {
      guard tail.lowest > 0, tail.separators < separator else { return }
      tail.add(reader.bucket(tail.lowest - 1, size: size).separators.count)
    }
  }
}
