/// A word, and where it stands.
package struct PlacedWord {
  package var word: ScannedWord
  package var origin: OptionOrigin

  package init(_ word: ScannedWord, _ origin: OptionOrigin) {
    self.word = word
    self.origin = origin
  }
}
