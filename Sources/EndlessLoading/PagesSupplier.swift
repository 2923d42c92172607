package import EndlessCore

/// What stands behind a list of pages: where its items come from, and who makes contents of them.
package final class PagesSupplier: Supplier {
  private let items: any Supplier
  private let renderer: any PageRenderer

  /// Joins the two.
  package init(items: any Supplier, renderer: any PageRenderer) {
    self.items = items
    self.renderer = renderer
  }

  package func start(mailbox: Mailbox, window: Int) {
    renderer.start(mailbox: mailbox, window: window)
    items.start(mailbox: mailbox, window: window)
  }

  package func load(_ request: PageRequest) { items.load(request) }
  package func cancel(_ token: Token) { items.cancel(token) }
  package func look(ahead rows: Int) { items.look(ahead: rows) }
  package func follow(_ on: Bool) { items.follow(on) }
  package func render(_ request: RenderRequest) { renderer.render(request) }
  package func stopRendering(_ token: Token) { renderer.stopRendering(token) }
  package func beginRendering() { renderer.beginRendering() }

  package func close() {
    renderer.close()
    items.close()
  }
}
