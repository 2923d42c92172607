package import EndlessCore

/// The right window of `--demo`: headlines 新聞標題1, 新聞標題2 … without an end, each page taking a while.
package struct DemoNews: PageSource {
  /// Headlines of a page, whatever was asked for.
  package static let pageSize = 20
  private let pause: Duration

  /// Makes the source; `pause` is what a page takes.
  package init(pause: Duration = .seconds(2)) { self.pause = pause }

  @concurrent
  package func page(
    _ request: PageRequest, partial: @Sendable ([Item]) -> Void
  ) async throws(SourceError) -> Page {
    do {
      try await Task.sleep(for: pause)
    } catch {
      throw SourceError("stopped")
    }
    return Self.page(offset: request.key.offset)
  }

  /// The page after the given number of headlines.
  package static func page(offset: Int) -> Page {
    let items = (offset..<offset + pageSize).map { index in
      Item(id: .position(index), text: Array("新聞標題\(index + 1)".utf8))
    }
    return Page(items: items, next: .more)
  }
}
