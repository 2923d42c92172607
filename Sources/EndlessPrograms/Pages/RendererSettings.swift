/// How the contents of pages are made.
package struct RendererSettings: Sendable {
  /// The command that makes them, or nil for files as they are.
  package var view: [UInt8]?
  /// The bytes of address space that a program may have, or nil for any number.
  package var memory: Int?
  /// The time that a program may take, or nil for any.
  package var time: Duration?
  /// Whether items are paths: one that leads nowhere is then no text but an error.
  package var itemsArePaths = false
  /// What draws pictures.
  package var chafa = "chafa"

  /// Makes settings; without arguments those of the options' defaults.
  package init(view: [UInt8]? = nil, memory: Int? = 1 << 30, time: Duration? = .seconds(10)) {
    self.view = view
    self.memory = memory
    self.time = time
  }
}
