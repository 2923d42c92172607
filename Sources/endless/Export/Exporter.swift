package import EndlessCore

/// Prints the items of a walk, each batch as soon as it is there.
package struct Exporter: Sendable {
  package var format: ExportFormat
  /// The most items of one list; nil for all.
  package var limit: Int?
  /// What ends an item in text: a line feed, or NUL.
  ///
  /// JSON Lines end with a line feed always.
  package var terminator: UInt8
  package var output: Output

  package init(_ format: ExportFormat, settings: Settings, output: Output = .standard) {
    self.format = format
    limit = settings.maxItems
    terminator = settings.print0 ? 0 : UInt8(ascii: "\n")
    self.output = output
  }

  /// Walks one list to its end or to the limit.
  ///
  /// - Returns: how many items there were if the limit ended the list, nil if it ended by itself.
  /// - Throws: `ExportError`; what was walked before is printed.
  @discardableResult
  package func export(_ walk: inout some ItemWalk) throws(ExportError) -> Int? {
    let limit = limit ?? Int.max
    var printed = 0
    while printed < limit {
      guard let items = try batch(&walk) else { return nil }
      var bytes: [UInt8] = []
      for item in items.prefix(limit - printed) {
        printed += 1
        append(item, number: printed, to: &bytes)
      }
      do throws(WriteError) { try output.write(bytes) } catch { throw .output(error) }
    }
    return printed
  }

  private func batch(_ walk: inout some ItemWalk) throws(ExportError) -> [Item]? {
    do throws(SourceError) { return try walk.next() } catch { throw .source(error) }
  }

  private func append(_ item: Item, number: Int, to bytes: inout [UInt8]) {
    switch format {
    case .text:
      bytes += item.text
      bytes.append(terminator)
    case .jsonl:
      bytes += Self.line(item, number: number)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// An item as JSON: its key, or else its number in the list counted from 1, and its text.
  package static func line(_ item: Item, number: Int) -> [UInt8] {
    var object = JSONObject()
    switch item.id {
    case .position: object.add("id", number)
    case .key(let key): object.add("id", key)
    }
    object.add("text", item.text)
    return object.bytes
  }
}
