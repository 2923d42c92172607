public import EndlessCore
public import EndlessText

/// Everything that is decided before the screen is taken.
public struct BrowserSetup {
  /// The lists, in order.
  public var windows: [ListWindow]
  /// How keys are understood.
  public var browser = BrowserSettings()
  /// How text is laid out.
  public var text = TextOptions()
  /// How the first item of a ring is told from the others.
  public var seamStyle = SeamStyle.mark
  /// Whether what stands behind the lists has been started already.
  public var areStarted = false

  /// Makes the usual setup for some lists.
  public init(windows: [ListWindow]) {
    self.windows = windows
  }
}
