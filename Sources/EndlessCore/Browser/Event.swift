/// What a source answers to a request, or learns in between.
public enum Answer: Hashable, Sendable {
  /// Items that are ready; more of the same page may follow.
  case items([Item])
  /// A store of the window's own holds this many more rows of the page that was asked for.
  case rows(Int)
  /// The page is complete; what follows it, what comes before it, and the whole list's length.
  case finished(next: Continuation, previous: Continuation = .end, total: Int? = nil)
  /// The page could not be had.
  case failed(SourceError)
}

/// Everything that can happen to a browser.
public enum Event: Hashable, Sendable {
  /// The user did something.
  case input(Input)
  /// The terminal has a new size.
  case resize(Size)
  /// The terminal can show this.
  case display(Display)
  /// A source answered a request of this window.
  case answer(window: Int, token: Token, Answer)
  /// Contents of a page of this window were made, or not.
  case contents(window: Int, token: Token, RenderAnswer)
  /// The store of this window learnt something in the background.
  case store(window: Int, StoreChange)
  /// The terminal is about to be given back for a while.
  case suspended
  /// The terminal was given back for a while and is ours again.
  case resumed
  /// Whoever shows the browser has learnt how it is looked at; `false` says that it no longer is.
  case attention(Attention, Bool)
  /// A frame was sent to the terminal; `isLate` says that the one after the next was due by then.
  case drawn(isLate: Bool)
  /// Time has passed; nothing else happened.
  case tick
}
