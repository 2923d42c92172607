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
  /// - Throws: `ExportError`; what was walked before is printed.
  package func export(_ walk: inout some ItemWalk) throws(ExportError) {
    var left = limit ?? Int.max
    while left > 0, let items = try batch(&walk) {
      var bytes: [UInt8] = []
      for item in items.prefix(left) { append(item, to: &bytes) }
      left -= min(left, items.count)
      do throws(WriteError) { try output.write(bytes) } catch { throw .output(error) }
    }
  }

  private func batch(_ walk: inout some ItemWalk) throws(ExportError) -> [Item]? {
    do throws(SourceError) { return try walk.next() } catch { throw .source(error) }
  }

  private func append(_ item: Item, to bytes: inout [UInt8]) {
    switch format {
    case .text:
      bytes += item.text
      bytes.append(terminator)
    case .jsonl:
      bytes += Self.line(item)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// An item as JSON: its key, or its place counted from 1, and its text.
  package static func line(_ item: Item) -> [UInt8] {
    var object = JSONObject()
    switch item.id {
    case .position(let place): object.add("id", place + 1)
    case .key(let key): object.add("id", key)
    }
    object.add("text", item.text)
    return object.bytes
  }
}

/// Why an export stopped before the end.
package enum ExportError: Error, Hashable, Sendable {
  /// The list cannot be walked on.
  case source(SourceError)
  /// The output does not take any more.
  case output(WriteError)
}
