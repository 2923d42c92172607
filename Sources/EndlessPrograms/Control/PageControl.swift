internal import EndlessCore

/// What a page's control lines say about the walk.
///
/// Later lines add to earlier ones.
struct PageControl: Equatable {
  /// The first byte of a control line, ASCII's record separator, which no text begins with.
  static let mark: UInt8 = 0x1E

  /// What a page says about the place after it.
  enum Cursor: Equatable {
    case handed(String)
    case none
  }

  /// Longer waits are cut to this: a clock has its bounds too.
  private static let longestWait = 366.0 * 24 * 3600

  /// What is handed over to the next page, nil where nothing is said about it.
  private(set) var cursor: Cursor?
  /// Whether the page is declared the last.
  private(set) var isEnd = false
  /// How long the source asks to be left alone; it makes the page an error.
  private(set) var retryAfter: Duration?

  /// Reads one control line, its mark not included.
  ///
  /// Keys that nobody knows are ignored.
  mutating func read(_ line: ArraySlice<UInt8>) throws(SourceError) {
    let members: [String: JSONValue]
    do {
      members = try JSONReader.object(line)
    } catch {
      let shown = String(decoding: line.prefix(60), as: UTF8.self)
      throw SourceError("a control line is not a JSON object: \(shown)")
    }
    if let value = members["cursor"] { cursor = try Self.cursor(value) }
    if let value = members["end"] { isEnd = try Self.flag(value) }
    if let value = members["retryAfter"] { retryAfter = try Self.wait(value) }
  }

  /// A number is as good a cursor as a string: it goes back as it was written.
  private static func cursor(_ value: JSONValue) throws(SourceError) -> Cursor {
    switch value {
    case .string(""), .null: .none
    case .string(let text), .number(let text): .handed(text)
    case .bool, .nested: throw SourceError("a control line's cursor is neither text nor null")
    }
  }

  private static func flag(_ value: JSONValue) throws(SourceError) -> Bool {
    switch value {
    case .bool(let flag): flag
    case .null: false
    default: throw SourceError("a control line's end is neither true nor false")
    }
  }

  private static func wait(_ value: JSONValue) throws(SourceError) -> Duration? {
    switch value {
    case .null: return nil
    case .number(let text):
      guard let seconds = Double(text) else { break }
      return .seconds(min(max(seconds, 0), longestWait))
    default: break
    }
    throw SourceError("a control line's retryAfter is not a number of seconds")
  }
}
