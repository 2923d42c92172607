/// What happens past the last item.
package enum EdgeChoice: String, CaseIterable, Sendable {
  /// The end joins the start.
  case ring
  /// A held key stops, a new press goes round.
  case pause
  /// The list ends.
  case stop
}

/// How the place where a ring closes is shown.
package enum SeamChoice: String, CaseIterable, Sendable {
  /// A mark in the gutter of the first item.
  case mark
  /// A line between the last item and the first.
  case line
  /// Not at all.
  case none
}

/// What a ring shows whose items all fit.
package enum FillChoice: String, CaseIterable, Sendable {
  /// Each item once.
  case once
  /// The items over and over, until the window is full.
  case `repeat`
}

/// How pictures are drawn.
package enum PictureChoice: String, CaseIterable, Sendable {
  /// As the terminal can, as far as its variables tell.
  case auto
  /// By characters.
  case symbols
  /// By the kitty protocol.
  case kitty
  /// By sixels.
  case sixel
  /// Not at all.
  case none
}

/// Whether colours are used.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// As far as the terminal has them.
  case auto
  /// Even where `NO_COLOR` asks for none.
  case always
  /// Bold, reverse and underline only.
  case never
}

/// What becomes of rows that are longer than the window is wide.
package enum LongRows: Sendable {
  /// They are cut and scroll sideways.
  case chop
  /// They go on in the next screen row.
  case wrap
}

/// How a walk without a screen prints items.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// The bytes as they were read, a line feed after each item (a NUL with `--print0`).
  case text
  /// One JSON object a line, `{"id":…,"text":…}`.
  case jsonl
}
