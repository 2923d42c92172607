/// What a key means.
public enum Command: Hashable, Sendable {
  /// One row.
  case lineUp, lineDown
  /// One screen.
  case pageUp, pageDown
  /// Half a screen.
  case halfUp, halfDown
  /// The first item, or item N; the last item, or item N.
  case first, last
  /// Part of the count that the next command takes.
  case digit(Int)
  /// The count is a percentage: go there.
  case percent
  /// Scroll sideways.
  case left, right
  /// Turn to another page.
  case previousPage, nextPage
  /// Pause what moves by itself, or let it go on.
  case togglePlaying
  /// Show each page for a longer or a shorter time.
  case slower, faster
  /// Give the focus to another window.
  case nextWindow, previousWindow
  /// Load anew, or try again what failed.
  case reload
  /// Cancel what is running.
  case cancel
  /// Stay at the end as it grows.
  case follow
  /// Wrap long rows or chop them.
  case toggleWrap
  /// Show row numbers or hide them.
  case toggleNumbers
  /// Print the item and leave.
  case pick
  /// Show the keys.
  case help
  /// Draw the screen anew.
  case redraw
  /// Give the terminal back for a while.
  case suspend
  /// Leave the innermost state.
  case escape
  /// Leave.
  case quit
}

/// What a browser asks of the world.
///
/// Carried out in order, after the event that caused it.
public enum Effect: Hashable, Sendable {
  /// Load a page for a window; the answers come as events with the request's token.
  case load(window: Int, PageRequest)
  /// Stop the work for a token.
  case cancel(window: Int, Token)
  /// Make the contents of a page of a window; the answers come as events with the request's token.
  case render(window: Int, RenderRequest)
  /// Stop making the contents of a token, which still has to be answered.
  case stopRendering(window: Int, Token)
  /// Follow the growth of a window's data, or stop following.
  case follow(window: Int, Bool)
  /// Draw everything anew.
  case redraw
  /// Give the terminal back until the process is continued.
  case suspend
  /// Leave.
  case leave(Leaving)
}

/// How a browser was left.
public enum Leaving: Hashable, Sendable {
  /// The viewer was closed.
  case quit
  /// Nothing was chosen, or there was nothing.
  case nothing
  /// The picker was aborted.
  case aborted
  /// These items were chosen: their bytes as they were read.
  case picked([[UInt8]])

  /// The exit code that says so.
  public var exitCode: Int32 {
    switch self {
    case .quit, .picked: 0
    case .nothing: 1
    case .aborted: 130
    }
  }
}
