internal import EndlessCore
internal import EndlessLoading

/// What a file's worker does: it counts the rows, finds what the main thread waits for, and keeps an
/// eye on the file when told to.
///
/// It counts to the size that the file had when the store was opened, so that places from the end
/// stay what they were; what was added meanwhile comes as an addition.
struct FileCounter {
  private static let pieceSize = 1 << 18

  private let file: OpenFile
  private let mail: StoreMail<FileStore>
  private var index: LineIndex
  /// How far to count.
  private var size: Int
  /// The number of rows the main thread has been told; nil until it is counted.
  private var rows: Int?
  private var wishes: Set<FileOrder> = []
  private var tail: TailSearch?
  private var watch: FileWatch?
  private var buffer: ReadBuffer?
  /// Whether it has been told that something cannot be read; each frame asks for it again.
  private var hasFailed = false

  /// Begins with what is known of the file's first `size` bytes, and with how many rows the main
  /// thread has been told, if it is counted.
  init(file: OpenFile, index: LineIndex, size: Int, rows: Int?, mail: StoreMail<FileStore>) {
    self.file = file
    self.index = index
    self.size = size
    self.rows = rows
    self.mail = mail
  }

  /// Works until the orders end.
  ///
  /// Waits without a wake-up while there is nothing to do.
  mutating func run(_ orders: Orders<FileOrder>) {
    while let news = orders.take() {
      for order in news { carryOut(order) }
      if let search = tail {
        goOn(with: search)
      } else if index.scanned < size || rows == nil {
        countOn()
      } else if orders.wait(for: watch?.descriptor) {
        watch?.drain()
        check()
      }
    }
  }

  private mutating func carryOut(_ order: FileOrder) {
    switch order {
    case .separator, .offset:
      // Once all is counted the main thread finds everything by itself.
      if rows == nil { wishes.insert(order) }
    case .tail(let bucket):
      if rows == nil && tail?.below != bucket { tail = TailSearch(below: bucket) }
    case .check:
      hasFailed = false
      check()
    case .missing(let offset):
      check()
      if rows != nil, offset < size { tellFailure(at: offset) }
    case .follow(let on):
      watch = on ? FileWatch(file) : nil
      if on && watch == nil { post(.failed(SourceError("The system cannot watch this file"))) }
      check()
    }
  }

  private func post(
    _ change: StoreChange, _ deliver: @escaping @Sendable (FileStore) -> Void = { _ in }
  ) {
    mail.send(.store(window: mail.window, change), change: deliver)
  }

  private mutating func readPiece(at offset: Int, limit: Int) -> UnsafeRawBufferPointer {
    let buffer = self.buffer ?? ReadBuffer(byteCount: Self.pieceSize)
    self.buffer = buffer
    let wanted = min(limit, Self.pieceSize)
    let piece = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer.memory[..<wanted])
    let count = unsafe file.fill(piece, at: offset)
    return unsafe UnsafeRawBufferPointer(rebasing: piece[..<count])
  }
}

// MARK: - Counting

extension FileCounter {
  private mutating func countOn() {
    if index.scanned < size {
      let piece = unsafe readPiece(at: index.scanned, limit: size - index.scanned)
      if unsafe piece.isEmpty { return endedEarly() }
      unsafe index.scan(piece)
    }
    if index.scanned == size { report() } else { grantWishes() }
  }

  private mutating func report() {
    let change: StoreChange =
      switch rows {
      case .some(let before) where index.rows > before: .appended(index.rows - before)
      default: .extended
      }
    rows = index.rows
    wishes = []
    tail = nil
    buffer = nil
    post(change) { [index, size] in $0.adopt(index, size: size, isComplete: true) }
    check()
  }

  /// Hands over what is known so far if somebody waits for a part of it.
  private mutating func grantWishes() {
    let granted = wishes.filter { wish in
      switch wish {
      case .separator(let number): index.separators > number
      case .offset(let offset): index.scanned >= offset
      default: true
      }
    }
    guard !granted.isEmpty else { return }
    wishes.subtract(granted)
    post(.extended) { [index, size] in $0.adopt(index, size: size, isComplete: false) }
  }

  /// Compares the file with what was known: it may have become longer, or another one.
  private mutating func check() {
    let now = file.size
    if now < size {
      startOver(size: now)
    } else if rows != nil {
      size = now
    }
  }

  private mutating func startOver(size now: Int) {
    size = now
    index = LineIndex(separator: index.separator, bucketSize: index.bucketSize)
    rows = nil
    wishes = []
    tail = nil
    post(.reset) { $0.begin(size: now) }
  }

  /// A read gave nothing where there should be something.
  private mutating func endedEarly() {
    let before = size
    check()
    guard size >= before else { return }
    tellFailure(at: index.scanned)
    size = index.scanned
  }

  private mutating func tellFailure(at offset: Int) {
    guard !hasFailed, let failure = file.failure(at: offset) else { return }
    hasFailed = true
    post(.failed(failure))
  }
}

// MARK: - The end

extension FileCounter {
  /// Reads one piece towards the start, until there is a bucket with a separator.
  private mutating func goOn(with search: TailSearch) {
    var search = search
    let upper = search.below - search.counts.count
    let lower = max(0, upper - max(1, Self.pieceSize / index.bucketSize))
    search.counts += separators(inBuckets: lower..<upper).reversed()
    guard lower == 0 || search.counts.contains(where: { $0 > 0 }) else {
      tail = search
      return
    }
    tail = nil
    post(.extended) { [size, search] in $0.adopt(search, size: size) }
  }

  private mutating func separators(inBuckets buckets: Range<Int>) -> [Int] {
    let start = buckets.lowerBound * index.bucketSize
    let end = min(size, buckets.upperBound * index.bucketSize)
    let piece = unsafe readPiece(at: start, limit: end - start)
    return buckets.map { number in
      let from = min(piece.count, number * index.bucketSize - start)
      let to = min(piece.count, from + index.bucketSize)
      let part = unsafe UnsafeRawBufferPointer(rebasing: piece[from..<to])
      return unsafe ByteScan.count(index.separator.rawValue, in: part)
    }
  }
}
