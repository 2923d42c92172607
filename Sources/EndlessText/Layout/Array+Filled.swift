extension Array {
  /// An array of equal elements.
  ///
  /// The library's own way to one is not made for the type of the elements, and looks that up each
  /// time: for an array as short as a row this takes longer than filling it.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    unsafe self.init(unsafeUninitializedCapacity: count) { places, filled in
      unsafe places.initialize(repeating: element)
      filled = count
    }
  }
}
