/// Every option there is; the raw value is its long spelling.
package enum OptionName: String, CaseIterable, Sendable {
  case rows
  case pages
  case edge
  case cycle
  case seam
  case fill
  case auto
  case reverse
  case view
  case viewMemory = "view-memory"
  case viewSeconds = "view-seconds"
  case pictures
  case load
  case pageSize = "page-size"
  case prefetch
  case maxItems = "max-items"
  case keep
  case read0
  case id
  case header
  case chop
  case wrap
  case numbers
  case tabs
  case ambiguousWide = "ambiguous-wide"
  case title
  case color
  case mouse
  case animation
  case print0
  case select1 = "select-1"
  case exit0 = "exit-0"
  case pick
  case browse
  case export
  case trace
  case demo
  case help
  case version

  /// The spelling with its dashes.
  package var spelling: String { "--" + rawValue }
}
