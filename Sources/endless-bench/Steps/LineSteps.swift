internal import CSystem
internal import EndlessCore
internal import EndlessText
internal import EndlessUI

/// Steps down a virtual list on this terminal, one frame a step, by the same browser, painters and
/// curses windows as the program's.
///
/// - Parameters:
///   - steps: how many.
///   - rows: how long the list is.
/// - Throws: `CursesError` if the terminal cannot be used.
func takeLineSteps(_ steps: Int, rows: Int) throws(CursesError) {
  var wake: (Int32, Int32) = (-1, -1)
  _ = unsafe cs_terminal_pipe(&wake.0, &wake.1)
  var scroller = try TerminalScroller(options: .ofThisProcess, wake: wake.1)
  let text = RowText(options: TextOptions())
  let painter = ScenePainter(text: text)
  let window = ListWindow(
    title: "virtual", rows: .store(VirtualRows(count: rows), Paging(isOver: true)))
  var browser = Browser(windows: [window], size: scroller.size, measure: text)
  _ = browser.handle(.resize(scroller.size), now: .zero)
  scroller.show(painter.scene(browser, now: .zero))
  for step in 0..<steps {
    // Seconds apart: nobody holds the key, so every edge lets it pass.
    let now = Duration.seconds(step)
    _ = browser.handle(.input(.key(.down)), now: now)
    scroller.show(painter.scene(browser, now: now))
  }
}
