internal import CSystem
internal import Synchronization

/// Words to options, by `getopt_long` of the C library with tables made from `OptionTable`.
///
/// Long options may be shortened as far as they stay unique, short ones may be joined, and options may
/// stand between sources.
@safe package struct OptionScanner: ~Copyable {
  private let handle: OpaquePointer
  private let words: [Argument]
  private let origin: OptionOrigin

  /// The C library keeps its place in globals: one scan at a time.
  private static let turn = Mutex(())
  /// The codes of long options begin above those of letters.
  private static let firstCode: Int32 = 256

  private init(_ words: [Argument], origin: OptionOrigin) {
    guard let handle = unsafe cs_options_new() else { preconditionFailure("no memory is left") }
    unsafe self.handle = handle
    self.words = words
    self.origin = origin
    for (index, row) in OptionTable.rows.enumerated() { declare(row, index: index) }
    for word in words {
      unsafe cs_options_add_word(handle, word.cString)
    }
    cs_options_start()
  }

  deinit { unsafe cs_options_free(handle) }

  /// Scans all words of one origin.
  package static func scan(
    _ words: [Argument], origin: OptionOrigin
  ) throws(UsageError) -> [ScannedWord] {
    guard words.contains(where: { $0.bytes.first == UInt8(ascii: "-") }) else {
      return try words.map { (word) throws(UsageError) in try plain(word, origin) }
    }
    return try turn.withLock { (_) throws(UsageError) in
      try OptionScanner(words, origin: origin).all()
    }
  }

  private func declare(_ row: OptionRow, index: Int) {
    let code = Self.firstCode + 2 * Int32(index)
    let takesValue: Int32 = row.takesValue ? 1 : row.mayTakeValue ? 2 : 0
    unsafe cs_options_add_long(handle, row.name.rawValue, takesValue, code)
    if row.hasOpposite {
      unsafe cs_options_add_long(handle, "no-" + row.name.rawValue, 0, code + 1)
    }
    if let letter = row.letter?.asciiValue {
      unsafe cs_options_add_short(handle, CChar(bitPattern: letter), takesValue)
    }
  }

  private func all() throws(UsageError) -> [ScannedWord] {
    var found: [ScannedWord] = []
    while true {
      let place = Int(cs_options_used())
      let code = unsafe cs_options_next(handle)
      let argument = unsafe cs_options_argument().map { unsafe Argument(cString: $0) }
      switch code {
      case Int32(CS_OPTIONS_END):
        return found + words.dropFirst(Int(cs_options_used())).map { .source($0) }
      case Int32(CS_OPTIONS_WORD):
        if let argument { found.append(try Self.plain(argument, origin)) }
      case Int32(CS_OPTIONS_UNKNOWN), Int32(CS_OPTIONS_NO_VALUE):
        throw mistake(code, word: words[min(max(0, place), words.count - 1)])
      default:
        guard let (row, on) = option(code) else { continue }
        found.append(.option(row.name, on: on, value: argument))
      }
    }
  }

  /// The option with a code of `declare`.
  private func option(_ code: Int32) -> (row: OptionRow, on: Bool)? {
    if code < Self.firstCode {
      return OptionTable.rows.first { $0.letter?.asciiValue.map(Int32.init) == code }.map {
        ($0, true)
      }
    }
    let index = Int(code - Self.firstCode)
    return (OptionTable.rows[index / 2], index.isMultiple(of: 2))
  }

  private static func plain(
    _ word: Argument, _ origin: OptionOrigin
  ) throws(UsageError) -> ScannedWord {
    guard word.bytes.first == UInt8(ascii: "+") else { return .source(word) }
    guard let place = StartPlace(word.text) else {
      throw UsageError(
        "\(origin.prefix)\(word.text): a list opens at +N, +-N, +G or +F; "
          + "a file of this name is ./\(word.text)")
    }
    return .place(place)
  }

  private func mistake(_ code: Int32, word: Argument) -> UsageError {
    let failed = cs_options_failed()
    let known = failed == 0 ? nil : option(failed)
    let isLong = word.bytes.starts(with: Array("--".utf8))
    let name = isLong ? String(word.text.prefix { $0 != "=" }) : word.text
    if let row = known?.row, isLong || row.takesValue {
      let spelling = isLong ? name : row.letter.map { "-\($0)" } ?? name
      if case .value(let value) = row.form, code == Int32(CS_OPTIONS_NO_VALUE) {
        return UsageError("\(origin.prefix)\(spelling): \(value) is missing")
      }
      return UsageError("\(origin.prefix)\(spelling): takes no value")
    }
    let candidates = isLong ? Self.spellings.filter { $0.hasPrefix(name) } : []
    guard candidates.isEmpty else {
      return UsageError(
        "\(origin.prefix)\(name): may be any of \(candidates.joined(separator: ", "))")
    }
    let letter = UInt8(exactly: failed).map { Unicode.Scalar($0) }
    let unknown = isLong ? name : letter.map { "-\($0)" } ?? name
    return UsageError("\(origin.prefix)\(unknown): no such option; endless --help lists them")
  }

  private static var spellings: [String] {
    OptionTable.rows.flatMap { row in
      row.hasOpposite ? [row.name.spelling, "--no-" + row.name.rawValue] : [row.name.spelling]
    }
  }
}
